//===- Pickle.cpp - torch.save files as data ------------------------------===//
//
// A stack machine for the opcodes of protocols 2 to 5 that torch.save emits,
// and for nothing else. Calls (REDUCE) are a table from allowed names to
// functions that fill a PickleValue.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/Pickle.h"
#include "thunder/Import/ImportError.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace thunder {

using serde::ScalarType;
using Kind = PickleValue::Kind;

namespace {

/// Names that only denote something: an element type.
struct TypeName {
  StringLiteral name;
  ScalarType dtype;
};

constexpr TypeName storageTypes[] = {
    {"torch FloatStorage", ScalarType::Float},
    {"torch DoubleStorage", ScalarType::Double},
    {"torch HalfStorage", ScalarType::Half},
    {"torch BFloat16Storage", ScalarType::BFloat16},
    {"torch LongStorage", ScalarType::Long},
    {"torch IntStorage", ScalarType::Int},
    {"torch ShortStorage", ScalarType::Short},
    {"torch CharStorage", ScalarType::Char},
    {"torch ByteStorage", ScalarType::Byte},
    {"torch BoolStorage", ScalarType::Bool},
    {"torch ComplexFloatStorage", ScalarType::ComplexFloat},
    {"torch ComplexDoubleStorage", ScalarType::ComplexDouble},
    {"torch.storage UntypedStorage", ScalarType::Byte},
    {"torch UntypedStorage", ScalarType::Byte},
};

constexpr StringLiteral callables[] = {
    "torch._utils _rebuild_tensor_v2",
    "torch._utils _rebuild_tensor_v3",
    "torch._utils _rebuild_parameter",
    "torch._utils _rebuild_parameter_with_state",
    "collections OrderedDict",
    "torch Size",
    "torch device",
};

std::optional<ScalarType> findStorageType(StringRef name) {
  for (const TypeName &row : storageTypes)
    if (row.name == name)
      return row.dtype;
  return std::nullopt;
}

/// The element type of a name such as "torch float32".
std::optional<ScalarType> findElementType(StringRef name) {
  if (!name.consume_front("torch "))
    return std::nullopt;
  for (int number = 1; number < 64; ++number)
    if (const auto *info = serde::getScalarTypeInfo(number);
        info && info->name == name)
      return info->type;
  return std::nullopt;
}

bool isAllowed(StringRef name) {
  return is_contained(callables, name) || findStorageType(name) ||
         findElementType(name);
}

} // namespace

class PickleMachine {
public:
  PickleMachine(StringRef bytes, const PickleLimits &limits,
                PickleDocument &document)
      : bytes(bytes), limits(limits), document(document) {}

  Error run() {
    while (problem.empty() && !document.root)
      step();
    if (problem.empty())
      return Error::success();
    return importError(problemKind, "invalid pickle at byte " +
                                        Twine(position) + ": " + problem);
  }

private:
  void fail(const Twine &message, ErrorKind kind = ErrorKind::Malformed) {
    if (!problem.empty())
      return;
    problem = message.str();
    problemKind = kind;
  }

  //===--------------------------------------------------------------------===//
  // Bytes and the stack. After a failure the accessors give harmless defaults.
  //===--------------------------------------------------------------------===//

  StringRef take(uint64_t count) {
    if (count > bytes.size() - at) {
      fail("the pickle is cut off");
      return {};
    }
    StringRef result = bytes.substr(at, count);
    at += count;
    return result;
  }

  template <typename T> T number() {
    StringRef raw = take(sizeof(T));
    if (raw.empty())
      return 0;
    return support::endian::read<T, llvm::endianness::little>(raw.data());
  }

  StringRef line() {
    size_t stop = bytes.find('\n', at);
    if (stop == StringRef::npos) {
      fail("the pickle is cut off");
      return {};
    }
    StringRef result = bytes.slice(at, stop);
    at = stop + 1;
    return result;
  }

  PickleValue &push(Kind kind) {
    PickleValue &value = document.values.emplace_back();
    value.kind = kind;
    stack.push_back(&value);
    if (document.values.size() > limits.values)
      fail("more than " + Twine(limits.values) + " values", ErrorKind::Limit);
    return value;
  }

  PickleValue *pop() {
    if (stack.size() <= (marks.empty() ? 0 : marks.back())) {
      fail("the stack is empty");
      return &dummy;
    }
    return stack.pop_back_val();
  }

  PickleValue *top() {
    PickleValue *value = pop();
    stack.push_back(value);
    return value;
  }

  /// What was pushed since the last mark.
  std::vector<const PickleValue *> popToMark() {
    if (marks.empty()) {
      fail("no mark on the stack");
      return {};
    }
    std::vector<const PickleValue *> items(stack.begin() + marks.back(),
                                           stack.end());
    stack.resize(marks.pop_back_val());
    return items;
  }

  void pushTuple(unsigned count) {
    std::vector<const PickleValue *> items(count);
    for (unsigned i = count; i-- > 0;)
      items[i] = pop();
    push(Kind::Tuple).items = std::move(items);
  }

  void remember(uint64_t key) {
    memo[key] = top();
    if (memo.size() > limits.values)
      fail("more than " + Twine(limits.values) + " remembered values",
           ErrorKind::Limit);
  }

  void recall(uint64_t key) {
    auto it = memo.find(key);
    if (it == memo.end())
      return fail("a reference to a value that is not there");
    stack.push_back(it->second);
    if (stack.size() > limits.values)
      fail("more than " + Twine(limits.values) + " values", ErrorKind::Limit);
  }

  void append(Kind kind, const std::vector<const PickleValue *> &items) {
    PickleValue *target = top();
    if (target->kind != kind || (kind == Kind::Dict && items.size() % 2))
      return fail("items for something that is no list or dictionary");
    appended += items.size();
    if (appended > limits.values)
      return fail("more than " + Twine(limits.values) + " items",
                  ErrorKind::Limit);
    target->items.insert(target->items.end(), items.begin(), items.end());
  }

  //===--------------------------------------------------------------------===//
  // Opcodes
  //===--------------------------------------------------------------------===//

  void pushInteger(int64_t value) { push(Kind::Integer).integer = value; }

  void pushText(StringRef text) { push(Kind::String).text = text; }

  void pushGlobal(StringRef module, StringRef name) {
    std::string full = (module + " " + name).str();
    if (!isAllowed(full))
      return fail("it wants to use \"" + module.take_front(60) + "." +
                  name.take_front(60) +
                  "\", which is no part of saved tensors (nothing was run)");
    document.texts.push_back(std::move(full));
    push(Kind::Global).text = document.texts.back();
  }

  void pushLong(uint64_t size) {
    StringRef raw = take(size);
    if (raw.size() > 8)
      return fail("an integer outside 64 bits");
    uint64_t value = raw.empty() ? 0 : (raw.back() & 0x80 ? ~uint64_t(0) : 0);
    for (char c : llvm::reverse(raw))
      value = value << 8 | static_cast<unsigned char>(c);
    pushInteger(static_cast<int64_t>(value));
  }

  void pushReal() {
    StringRef raw = take(8);
    if (raw.size() == 8)
      push(Kind::Real).real =
          support::endian::read<double, llvm::endianness::big>(raw.data());
  }

  /// ('storage', type, key, location, elements)
  void persistentId() {
    const PickleValue *id = pop();
    auto isText = [&](size_t i) { return id->items[i]->kind == Kind::String; };
    if (id->kind != Kind::Tuple || id->items.size() != 5 || !isText(0) ||
        id->items[0]->text != "storage" || !isText(2) || !isText(3) ||
        id->items[1]->kind != Kind::Global ||
        id->items[4]->kind != Kind::Integer || id->items[4]->integer < 0)
      return fail("a storage reference of unknown form");
    std::optional<ScalarType> dtype = findStorageType(id->items[1]->text);
    if (!dtype)
      return fail("a storage of unknown type");
    push(Kind::Storage).storage = {id->items[2]->text, id->items[3]->text,
                                   *dtype, id->items[4]->integer};
  }

  void reduce() {
    const PickleValue *arguments = pop(), *callable = pop();
    if (callable->kind != Kind::Global || arguments->kind != Kind::Tuple)
      return fail("a call of something that is no known name");
    StringRef name = callable->text;
    ArrayRef<const PickleValue *> args(arguments->items);
    if (name.starts_with("torch._utils _rebuild_tensor_v"))
      return rebuildTensor(args, name.ends_with("3"));
    if (name.starts_with("torch._utils _rebuild_parameter"))
      return rebuildParameter(args);
    if (name == "collections OrderedDict")
      return orderedDict(args);
    if (name == "torch Size" && args.size() == 1) {
      push(Kind::Tuple).items = args[0]->items;
      return;
    }
    if (name == "torch device" && !args.empty() &&
        args[0]->kind == Kind::String) {
      push(Kind::Device).text = args[0]->text;
      return;
    }
    fail("a call of " + name + " with unexpected arguments");
  }

  bool readIntegers(const PickleValue *value, std::vector<int64_t> &result) {
    if (value->kind != Kind::Tuple || value->items.size() > 64)
      return false;
    for (const PickleValue *item : value->items) {
      if (item->kind != Kind::Integer || item->integer < 0)
        return false;
      result.push_back(item->integer);
    }
    return true;
  }

  /// (storage, offset, size, stride, requires_grad, hooks[, dtype][, metadata])
  void rebuildTensor(ArrayRef<const PickleValue *> args, bool hasDtype) {
    PickleValue &tensor = push(Kind::Tensor);
    if (args.size() < (hasDtype ? 7u : 6u) || args[0]->kind != Kind::Storage ||
        args[1]->kind != Kind::Integer || args[1]->integer < 0 ||
        !readIntegers(args[2], tensor.sizes) ||
        !readIntegers(args[3], tensor.strides) ||
        tensor.sizes.size() != tensor.strides.size() ||
        args[4]->kind != Kind::Bool)
      return fail("a tensor whose storage, offset, sizes or strides are wrong");
    tensor.storage = args[0]->storage;
    tensor.offset = args[1]->integer;
    tensor.requiresGrad = args[4]->integer;
    tensor.dtype = tensor.storage.dtype;
    if (!hasDtype)
      return;
    std::optional<ScalarType> dtype;
    if (args[6]->kind == Kind::Global)
      dtype = findElementType(args[6]->text);
    if (!dtype)
      return fail("a tensor of unknown dtype");
    tensor.dtype = *dtype;
  }

  /// (tensor, requires_grad, hooks[, state])
  void rebuildParameter(ArrayRef<const PickleValue *> args) {
    if (args.size() < 2 || args[0]->kind != Kind::Tensor ||
        args[1]->kind != Kind::Bool)
      return fail("a parameter that holds no tensor");
    PickleValue &parameter = push(Kind::Tensor);
    parameter = *args[0];
    parameter.requiresGrad = args[1]->integer;
    parameter.isParameter = true;
  }

  /// () or (list of pairs)
  void orderedDict(ArrayRef<const PickleValue *> args) {
    push(Kind::Dict);
    if (args.empty())
      return;
    for (const PickleValue *pair : args[0]->items) {
      if (pair->items.size() != 2)
        return fail("a dictionary entry that is no pair");
      append(Kind::Dict, pair->items);
    }
  }

  void step() {
    position = at;
    if (bytes.size() > limits.bytes)
      return fail("larger than " + Twine(limits.bytes >> 20) + " MiB",
                  ErrorKind::Limit);
    unsigned char opcode = number<uint8_t>();
    if (!problem.empty())
      return;
    switch (opcode) {
    case 0x80: // PROTO
      if (unsigned version = number<uint8_t>(); version < 2 || version > 5)
        fail("pickle protocol " + Twine(version));
      return;
    case 0x95: // FRAME
      number<uint64_t>();
      return;
    case '.': // STOP
      document.root = pop();
      return;
    case '(': // MARK
      marks.push_back(stack.size());
      if (marks.size() > limits.values)
        fail("too many marks", ErrorKind::Limit);
      return;
    case 'N':
      push(Kind::None);
      return;
    case 0x88: // NEWTRUE
    case 0x89: // NEWFALSE
      push(Kind::Bool).integer = opcode == 0x88;
      return;
    case 'J': // BININT
      return pushInteger(number<int32_t>());
    case 'K': // BININT1
      return pushInteger(number<uint8_t>());
    case 'M': // BININT2
      return pushInteger(number<uint16_t>());
    case 0x8a: // LONG1
      return pushLong(number<uint8_t>());
    case 0x8b: // LONG4
      return pushLong(number<uint32_t>());
    case 'G': // BINFLOAT
      return pushReal();
    case 'X': // BINUNICODE
      return pushText(take(number<uint32_t>()));
    case 0x8c: // SHORT_BINUNICODE
      return pushText(take(number<uint8_t>()));
    case 0x8d: // BINUNICODE8
      return pushText(take(number<uint64_t>()));
    case '}': // EMPTY_DICT
      push(Kind::Dict);
      return;
    case ']': // EMPTY_LIST
      push(Kind::List);
      return;
    case ')': // EMPTY_TUPLE
      push(Kind::Tuple);
      return;
    case 't': { // TUPLE
      std::vector<const PickleValue *> items = popToMark();
      push(Kind::Tuple).items = std::move(items);
      return;
    }
    case 0x85: // TUPLE1 … TUPLE3
    case 0x86:
    case 0x87:
      return pushTuple(opcode - 0x84);
    case 'a': { // APPEND
      const PickleValue *item = pop();
      return append(Kind::List, {item});
    }
    case 'e': // APPENDS
      return append(Kind::List, popToMark());
    case 's': { // SETITEM
      const PickleValue *value = pop(), *key = pop();
      return append(Kind::Dict, {key, value});
    }
    case 'u': // SETITEMS
      return append(Kind::Dict, popToMark());
    case 'q': // BINPUT
      return remember(number<uint8_t>());
    case 'r': // LONG_BINPUT
      return remember(number<uint32_t>());
    case 0x94: // MEMOIZE
      return remember(memo.size());
    case 'h': // BINGET
      return recall(number<uint8_t>());
    case 'j': // LONG_BINGET
      return recall(number<uint32_t>());
    case 'c': { // GLOBAL
      StringRef module = line(), name = line();
      return pushGlobal(module, name);
    }
    case 0x93: { // STACK_GLOBAL
      const PickleValue *name = pop(), *module = pop();
      return pushGlobal(module->text, name->text);
    }
    case 'Q': // BINPERSID
      return persistentId();
    case 'R': // REDUCE
      return reduce();
    case 'b': // BUILD: the attributes of an OrderedDict carry no values
      pop();
      if (top()->kind != Kind::Dict && top()->kind != Kind::Tensor)
        fail("attributes for something that has none");
      return;
    default:
      return fail("opcode 0x" + Twine::utohexstr(opcode) +
                  ", which saved tensors do not use");
    }
  }

  StringRef bytes;
  const PickleLimits &limits;
  PickleDocument &document;
  size_t at = 0, position = 0, appended = 0;
  SmallVector<PickleValue *> stack;
  SmallVector<size_t> marks;
  DenseMap<uint64_t, PickleValue *> memo;
  PickleValue dummy;
  std::string problem;
  ErrorKind problemKind = ErrorKind::Malformed;
};

Expected<std::unique_ptr<PickleDocument>>
PickleDocument::parse(StringRef bytes, const PickleLimits &limits) {
  auto document = std::make_unique<PickleDocument>();
  if (Error error = PickleMachine(bytes, limits, *document).run())
    return error;
  return document;
}

Expected<std::unique_ptr<TorchSaveFile>>
TorchSaveFile::parse(StringRef bytes, const Twine &what) {
  auto file = std::make_unique<TorchSaveFile>();
  if (!ZipArchive::isZip(bytes))
    return malformed(what + ": not a zip file as torch.save writes it");
  auto zip = ZipArchive::parse(bytes, what);
  if (!zip)
    return zip.takeError();
  file->zip = std::move(*zip);
  const ZipEntry *data = nullptr;
  for (const ZipEntry &entry : file->zip->getEntries()) {
    StringRef name = entry.name;
    if (name.consume_back("data.pkl") &&
        (name.empty() || name.ends_with("/"))) {
      data = &entry;
      file->root = name.str();
      break;
    }
  }
  if (!data)
    return malformed(what + ": no data.pkl");
  if (const ZipEntry *order = file->zip->find(file->root + "byteorder")) {
    Expected<StringRef> text = file->zip->read(*order);
    if (!text)
      return text.takeError();
    file->bigEndian = text->trim() == "big";
  }
  Expected<StringRef> pickle = file->zip->read(*data);
  if (!pickle)
    return pickle.takeError();
  auto document = PickleDocument::parse(*pickle);
  if (!document)
    return prefixed(what + ": ", document.takeError());
  file->pickle = std::move(*document);
  return file;
}

Expected<const ZipEntry *> TorchSaveFile::findStorage(StringRef key) const {
  if (const ZipEntry *entry = zip->find(root + "data/" + key.str()))
    return entry;
  return malformed("storage \"" + key.take_front(40) + "\" is missing");
}

} // namespace thunder
