//===- Status.h - Errors as values ----------------------------------------===//
//
// What every function of TensorFiles and Runtime returns. Nothing throws and
// nothing aborts: an error is one line of text and the exit code that a program
// ends with because of it.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TENSORFILES_STATUS_H
#define THUNDER_TENSORFILES_STATUS_H

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace thunder {

/// Exit codes of emitted programs, which are also the status codes of the
/// library interface (Runtime/Library.h).
enum class ExitCode : int {
  Ok = 0,
  Data = 1,   ///< an index out of range, an integer division by zero, …
  Usage = 2,  ///< the command line
  File = 3,   ///< a file, or a tensor that is missing, extra or of a wrong type
  Device = 4, ///< no device, or a CPU without a needed feature
  Memory = 7, ///< memory or another limit of the machine
};

/// Success, or an exit code with a one-line reason.
class [[nodiscard]] Status {
public:
  Status() = default;
  static Status ok() { return Status(); }
  static Status error(ExitCode code, const char *format, ...)
      __attribute__((format(printf, 2, 3)));

  bool failed() const { return exitCode != ExitCode::Ok; }
  ExitCode code() const { return exitCode; }
  const std::string &text() const { return reason; }

  /// The same error with `context: ` in front; success stays success.
  Status in(std::string_view context) &&;

private:
  ExitCode exitCode = ExitCode::Ok;
  std::string reason;
};

/// An error of ExitCode::File: what the readers and writers of files return.
Status fileError(const char *format, ...) __attribute__((format(printf, 1, 2)));

/// A value, or the reason why there is none.
template <typename T> class [[nodiscard]] Expected {
public:
  Expected(T result) : result(std::move(result)) {}
  Expected(Status why) : why(std::move(why)) {}

  bool failed() const { return !result.has_value(); }
  Status status() && { return std::move(why); }
  const Status &status() const & { return why; }

  T &operator*() { return *result; }
  const T &operator*() const { return *result; }
  T *operator->() { return &*result; }
  const T *operator->() const { return &*result; }

private:
  std::optional<T> result;
  Status why;
};

/// `text` in single quotes for an error message: control characters and
/// invalid bytes escaped, long text shortened, so that a hostile name cannot
/// break the one line.
std::string quoted(std::string_view text);

} // namespace thunder
#endif // THUNDER_TENSORFILES_STATUS_H
