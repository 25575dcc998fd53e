//===- Npy.cpp - NumPy's format for one array -----------------------------===//
#include "thunder/TensorFiles/Npy.h"
#include "thunder/TensorFiles/Numbers.h"
#include <algorithm>
#include <cstring>

namespace thunder {
namespace {
constexpr std::string_view magic("\x93NUMPY", 6);
constexpr size_t headerLimit = 1 << 20;
constexpr size_t largestRank = 64;

struct Header {
  std::string descr;
  bool fortran = false;
  Shape shape;
};

/// Parser of the header: a Python dictionary of exactly `descr` (a string),
/// `fortran_order` (True, False) and `shape` (a tuple of integers).
class HeaderReader {
public:
  explicit HeaderReader(std::string_view text) : text(text) {}

  Status run(Header &header) {
    bool seen[3] = {};
    if (!take('{'))
      return malformed("expected '{'");
    while (!take('}')) {
      std::string key;
      if (!string(key) || !take(':'))
        return malformed("expected a key");
      int index = key == "descr"           ? 0
                  : key == "fortran_order" ? 1
                  : key == "shape"         ? 2
                                           : -1;
      if (index < 0 || seen[index])
        return malformed("unknown or duplicate key");
      seen[index] = true;
      if (index == 0 && peek() != '\'' && peek() != '"')
        return fileError(
            "arrays of records are not supported; save plain numeric arrays");
      bool good = index == 0   ? string(header.descr)
                  : index == 1 ? boolean(header.fortran)
                               : tuple(header.shape);
      if (!good)
        return malformed("unexpected value");
      if (!take(',') && peek() != '}')
        return malformed("expected ',' or '}'");
    }
    skipSpace();
    if (at != text.size() || !seen[0] || !seen[1] || !seen[2])
      return malformed("incomplete dictionary");
    return Status::ok();
  }

private:
  Status malformed(const char *what) {
    return fileError("malformed npy header at byte %zu: %s", at, what);
  }

  void skipSpace() {
    while (at < text.size() &&
           (text[at] == ' ' || text[at] == '\n' || text[at] == '\t'))
      ++at;
  }
  char peek() {
    skipSpace();
    return at < text.size() ? text[at] : '\0';
  }
  bool take(char c) {
    if (peek() != c)
      return false;
    ++at;
    return true;
  }
  bool string(std::string &out) {
    char quote = peek();
    if (quote != '\'' && quote != '"')
      return false;
    size_t end = text.find(quote, at + 1);
    if (end == std::string_view::npos)
      return false;
    out = text.substr(at + 1, end - at - 1);
    at = end + 1;
    return true;
  }
  bool boolean(bool &out) {
    skipSpace();
    out = text.substr(at, 4) == "True";
    if (!out && text.substr(at, 5) != "False")
      return false;
    at += out ? 4 : 5;
    return true;
  }
  bool tuple(Shape &out) {
    if (!take('('))
      return false;
    while (!take(')')) {
      skipSpace();
      size_t begin = at;
      while (at < text.size() && text[at] >= '0' && text[at] <= '9')
        ++at;
      std::optional<int64_t> size =
          parseInteger(text.substr(begin, at - begin));
      if (!size || out.size() == largestRank)
        return false;
      if (at < text.size() &&
          text[at] == 'L') // Python 2 wrote long integers so
        ++at;
      out.push_back(*size);
      if (!take(',') && peek() != ')')
        return false;
    }
    return true;
  }

  std::string_view text;
  size_t at = 0;
};

/// Copies column-major `data` into row-major order.
void transpose(const char *data, const Shape &shape, size_t item, char *out) {
  size_t rank = shape.size();
  Shape index(rank, 0);
  std::vector<uint64_t> strides(rank);
  uint64_t stride = item;
  for (size_t i = 0; i < rank; ++i) {
    strides[i] = stride;
    stride *= shape[i];
  }
  uint64_t from = 0;
  for (uint64_t to = 0, end = stride; to < end; to += item) {
    std::memcpy(out + to, data + from, item);
    for (size_t i = rank; i-- > 0;) {
      from += strides[i];
      if (++index[i] < shape[i])
        break;
      from -= strides[i] * shape[i];
      index[i] = 0;
    }
  }
}

void swapBytes(char *data, uint64_t bytes, size_t number) {
  for (uint64_t at = 0; at < bytes; at += number)
    std::reverse(data + at, data + at + number);
}
} // namespace

Status parseNpy(std::string_view bytes, Tensor &tensor) {
  if (bytes.size() < 10 || bytes.substr(0, 6) != magic)
    return fileError("not an npy array");
  int version = static_cast<unsigned char>(bytes[6]);
  if (version < 1 || version > 3 || bytes[7] != 0)
    return fileError("unknown npy version %d.%d", version,
                     static_cast<unsigned char>(bytes[7]));
  uint32_t headerBytes = 0;
  size_t lengthBytes = version == 1 ? 2 : 4;
  if (bytes.size() < 8 + lengthBytes)
    return fileError("truncated npy header");
  std::memcpy(&headerBytes, bytes.data() + 8, lengthBytes);
  bytes.remove_prefix(8 + lengthBytes);
  if (headerBytes > headerLimit || headerBytes > bytes.size())
    return fileError("truncated npy header");

  Header header;
  if (Status status = HeaderReader(bytes.substr(0, headerBytes)).run(header);
      status.failed())
    return status;
  bytes.remove_prefix(headerBytes);
  std::string_view code = header.descr;
  char order = code.empty() ? '\0' : code.front();
  bool ordered = order == '<' || order == '>' || order == '|' || order == '=';
  std::optional<DataType> type = dataTypeFromNpy(code.substr(ordered));
  if (!type)
    return fileError("dtype %s is not supported", quoted(header.descr).c_str());
  tensor.type = *type;
  tensor.shape = std::move(header.shape);
  std::optional<int64_t> needed = byteCount(tensor.type, tensor.shape);
  if (!needed || static_cast<uint64_t>(*needed) != bytes.size())
    return fileError("%zu bytes of data do not fit dtype %s and shape %s",
                     bytes.size(), tag(tensor.type),
                     toString(tensor.shape).c_str());

  size_t item = itemSize(tensor.type);
  size_t number =
      info(tensor.type).number == NumberClass::Complex ? item / 2 : item;
  bool swapped = order == '>' && number > 1;
  bool transposed = header.fortran && tensor.shape.size() > 1 && !bytes.empty();
  if (!swapped && !transposed) {
    tensor.data = bytes.data();
    tensor.bytes = bytes.size();
    return Status::ok();
  }
  Expected<char *> copy = tensor.allocate();
  if (copy.failed())
    return std::move(copy).status();
  if (transposed)
    transpose(bytes.data(), tensor.shape, item, *copy);
  else
    std::memcpy(*copy, bytes.data(), bytes.size());
  if (swapped)
    swapBytes(*copy, bytes.size(), number);
  return Status::ok();
}

Expected<std::string> npyHeader(const Tensor &tensor) {
  const DataTypeInfo &type = info(tensor.type);
  if (!type.npy)
    return fileError("tensor %s: NumPy has no dtype for %s; write a "
                     ".safetensors file instead",
                     quoted(tensor.name).c_str(), type.tag);
  bool single = type.itemSize == 1;
  std::string text = "{'descr': '" + std::string(single ? "|" : "<") +
                     type.npy + "', 'fortran_order': False, 'shape': (";
  for (size_t i = 0; i < tensor.shape.size(); ++i) {
    if (i)
      text += ' ';
    text += formatInteger(tensor.shape[i]);
    if (i + 1 < tensor.shape.size() || tensor.shape.size() == 1)
      text += ',';
  }
  text += "), }";
  // The data begin at a multiple of 64; the header ends with a line break.
  constexpr size_t prefix = 10;
  text.append((64 - (prefix + text.size() + 1) % 64) % 64, ' ');
  text += '\n';
  if (text.size() > 0xFFFF)
    return fileError("tensor %s has too many dimensions",
                     quoted(tensor.name).c_str());
  std::string header(magic);
  header += '\1';
  header += '\0';
  header += static_cast<char>(text.size() & 255);
  header += static_cast<char>(text.size() >> 8);
  return header + text;
}

} // namespace thunder
