//===- JsonCursor.h - JSON values that know where they stand --------------===//
//
// A Cursor is a JSON value with the way to it; a CursorReader takes typed
// values out of cursors. The first failure is kept with its path, and every
// function then returns a default, so that callers need no checks.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_IMPORT_JSONCURSOR_H
#define THUNDER_LIB_IMPORT_JSONCURSOR_H

#include "thunder/Import/ImportError.h"
#include "thunder/Import/Json.h"
#include <limits>
#include <vector>

namespace thunder {

/// One value, and the object or array that holds it. Parents must outlive it.
class Cursor {
public:
  Cursor(const JsonValue &value, llvm::StringRef root)
      : value(&value), key(root) {}
  Cursor(const JsonValue &value, const Cursor &parent, llvm::StringRef key)
      : value(&value), parent(&parent), key(key) {}
  Cursor(const JsonValue &value, const Cursor &parent, size_t index)
      : value(&value), parent(&parent), index(index) {}

  const JsonValue &operator*() const { return *value; }
  const JsonValue *operator->() const { return value; }

  /// "$.graph_module.graph.nodes[3]".
  std::string getPath() const {
    if (!parent)
      return key.str();
    std::string path = parent->getPath();
    if (key.data())
      return path + "." + key.take_front(80).str();
    return path + "[" + std::to_string(index) + "]";
  }

private:
  const JsonValue *value;
  const Cursor *parent = nullptr;
  llvm::StringRef key;
  size_t index = 0;
};

/// Reads scalars and containers, and keeps the first failure.
class CursorReader {
public:
  bool failed() const { return !problem.empty(); }

  llvm::Error takeError() {
    return problem.empty() ? llvm::Error::success() : malformed(problem);
  }

  void fail(const Cursor &at, const llvm::Twine &message) {
    if (failed())
      return;
    problem = at.getPath() + ": " + message.str();
    if (!nodeLabel.empty())
      problem += " (" + nodeLabel + ")";
  }

  //===--------------------------------------------------------------------===//
  // Scalars
  //===--------------------------------------------------------------------===//

  void failKind(const Cursor &at, llvm::StringRef expected) {
    fail(at, "expected " + expected + ", found " + at->describeKind());
  }

  int64_t integer(const Cursor &at) {
    if (at->getKind() == JsonValue::Kind::Integer)
      return at->getInteger();
    failKind(at, "an integer");
    return 0;
  }

  bool boolean(const Cursor &at) {
    if (at->getKind() == JsonValue::Kind::Bool)
      return at->getBool();
    failKind(at, "a boolean");
    return false;
  }

  llvm::StringRef string(const Cursor &at) {
    if (at->getKind() == JsonValue::Kind::String)
      return at->getString();
    failKind(at, "a string");
    return "";
  }

  llvm::StringRef nonEmptyString(const Cursor &at) {
    llvm::StringRef text = string(at);
    if (text.empty())
      fail(at, "an empty name");
    return text;
  }

  /// Numbers, and the strings that stand for what JSON numbers cannot say.
  double real(const Cursor &at) {
    switch (at->getKind()) {
    case JsonValue::Kind::Real:
      return at->getReal();
    case JsonValue::Kind::Integer:
      return static_cast<double>(at->getInteger());
    case JsonValue::Kind::String: {
      constexpr double infinity = std::numeric_limits<double>::infinity();
      if (at->getString() == "Infinity")
        return infinity;
      if (at->getString() == "-Infinity")
        return -infinity;
      if (at->getString() == "NaN")
        return std::numeric_limits<double>::quiet_NaN();
      break;
    }
    default:
      break;
    }
    failKind(at, "a number");
    return 0;
  }

  template <typename Enum>
  Enum enumeration(const Cursor &at, Enum last, llvm::StringRef what) {
    int64_t number = integer(at);
    if (number < 0 || number > static_cast<int64_t>(last)) {
      fail(at, "unknown " + what + " " + llvm::Twine(number));
      return Enum{};
    }
    return static_cast<Enum>(number);
  }

  //===--------------------------------------------------------------------===//
  // Containers
  //===--------------------------------------------------------------------===//

  /// A required member.
  Cursor field(const Cursor &at, llvm::StringRef key) {
    if (const JsonValue *value = at->find(key))
      return Cursor(*value, at, key);
    if (at->getKind() != JsonValue::Kind::Object)
      failKind(at, "an object");
    else
      fail(at, "the key \"" + key + "\" is missing");
    return Cursor(null, at, key);
  }

  /// A member that may be absent or null; `read` runs when it is there.
  template <typename Fn>
  void optional(const Cursor &at, llvm::StringRef key, Fn read) {
    const JsonValue *value = at->find(key);
    if (value && !value->isNull())
      read(Cursor(*value, at, key));
  }

  template <typename Fn> auto list(const Cursor &at, Fn read) {
    std::vector<decltype(read(at))> result;
    if (at->getKind() != JsonValue::Kind::Array) {
      failKind(at, "an array");
      return result;
    }
    llvm::ArrayRef<JsonValue> items = at->getArray();
    result.reserve(items.size());
    for (size_t i = 0; i < items.size() && !failed(); ++i)
      result.push_back(read(Cursor(items[i], at, i)));
    return result;
  }

  /// Calls `read(key, cursor)` for each member of an object.
  template <typename Fn> void entries(const Cursor &at, Fn read) {
    if (at->getKind() != JsonValue::Kind::Object)
      return failKind(at, "an object");
    for (const JsonMember &member : at->getObject()) {
      if (failed())
        return;
      read(member.key, Cursor(member.value, at, member.key));
    }
  }

  std::vector<int64_t> integers(const Cursor &at) {
    return list(at, [&](const Cursor &item) { return integer(item); });
  }
  std::vector<double> reals(const Cursor &at) {
    return list(at, [&](const Cursor &item) { return real(item); });
  }
  std::vector<llvm::StringRef> strings(const Cursor &at) {
    return list(at, [&](const Cursor &item) { return string(item); });
  }

  /// The only member of a union.
  Cursor unionMember(const Cursor &at, llvm::StringRef what,
                     llvm::StringRef &tag) {
    tag = "";
    if (at->getKind() != JsonValue::Kind::Object) {
      failKind(at, what);
      return at;
    }
    if (at->getObject().size() != 1) {
      fail(at, "expected " + what + " with one tag, found " +
                   llvm::Twine(at->getObject().size()) + " keys");
      return at;
    }
    const JsonMember &member = at->getObject().front();
    tag = member.key;
    return Cursor(member.value, at, member.key);
  }

  void failTag(const Cursor &at, llvm::StringRef what, llvm::StringRef tag) {
    fail(at, "unknown " + what + " tag \"" + tag.take_front(60) + "\"");
  }

protected:
  std::string nodeLabel; ///< of the node that is being read, for messages

private:
  const JsonValue null;
  std::string problem;
};

} // namespace thunder

#endif // THUNDER_LIB_IMPORT_JSONCURSOR_H
