//===- KernelHarness.cpp - Compiles and runs kernels in tests -------------===//
#include "KernelHarness.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "thunder/Codegen/KernelObjects.h"
#include "thunder/Codegen/Schedules.h"
#include "gtest/gtest.h"
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <sys/mman.h>
#include <unistd.h>

using namespace mlir;
using namespace mlir::thunder;

namespace thunder::test {

static constexpr unsigned char sentinel = 0xab;

Buffer::Buffer(size_t bytes) : bytes(bytes) {
  size_t page = sysconf(_SC_PAGESIZE), rounded = (bytes + 63) / 64 * 64;
  mapped = (rounded + 2 * page - 1) / page * page + page;
  mapping = static_cast<char *>(mmap(nullptr, mapped, PROT_READ | PROT_WRITE,
                                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  mprotect(mapping + mapped - page, page, PROT_NONE);
  data = mapping + mapped - page - rounded;
  std::memset(mapping, sentinel, mapped - page);
}

Buffer::Buffer(Buffer &&other) noexcept
    : data(other.data), bytes(other.bytes), mapping(other.mapping),
      mapped(other.mapped) {
  other.mapping = nullptr;
}

Buffer::~Buffer() {
  if (mapping)
    munmap(mapping, mapped);
}

bool Buffer::isIntact() const {
  char *end = mapping + mapped - sysconf(_SC_PAGESIZE);
  for (char *p = mapping; p < end; ++p)
    if ((p < data || p >= data + bytes) &&
        static_cast<unsigned char>(*p) != sentinel)
      return false;
  return true;
}

namespace {
struct Compiled {
  std::vector<KernelObject> objects;
  std::map<std::string, std::pair<int64_t, int64_t>> schedules;
  double milliseconds = 0;
  int64_t lanes = 0;
  std::string error;
};
} // namespace

static Compiled compile(const std::string &text, const std::string &cpu,
                        unsigned level) {
  Compiled result;
  DialectRegistry registry;
  registerCodegenDialects(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  std::string errors;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    errors += diagnostic.str() + "\n";
    return success();
  });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  FailureOr<CpuTarget> target = getCpuTarget(cpu, errors);
  if (!module || failed(target) || failed(assignSchedules(*module, *target))) {
    result.error = "error: " + errors;
    return result;
  }
  result.lanes = target->vectors.lanes;
  for (KernelFuncOp kernel : module->getOps<KernelFuncOp>()) {
    DictionaryAttr schedule = kernel.getScheduleAttr();
    result.schedules[kernel.getSymName().str()] = {
        schedule.getAs<IntegerAttr>("units").getInt(),
        schedule.getAs<IntegerAttr>("grain").getInt()};
  }
  auto start = std::chrono::steady_clock::now();
  CodegenOptions options;
  options.optimizationLevel = level;
  FailureOr<std::vector<KernelObject>> objects =
      compileKernels(*module, *target, options);
  result.milliseconds = std::chrono::duration<double, std::milli>(
                            std::chrono::steady_clock::now() - start)
                            .count();
  if (failed(objects))
    result.error = "error: " + errors;
  else
    result.objects = std::move(*objects);
  return result;
}

Kernels::Kernels(const std::string &text, const std::string &cpu,
                 unsigned optimizationLevel) {
  Compiled compiled = compile(text, cpu, optimizationLevel);
  error = compiled.error;
  schedules = compiled.schedules;
  compileMilliseconds = compiled.milliseconds;
  lanes = compiled.lanes;
  if (!error.empty())
    return;
  std::string pattern =
      (std::filesystem::temp_directory_path() / "thunder-kernels-XXXXXX")
          .string();
  folder = mkdtemp(pattern.data());
  std::string command = "cc -shared -o " + folder + "/kernels.so";
  for (const KernelObject &object : compiled.objects) {
    std::string path = folder + "/" + object.symbol + ".o";
    std::ofstream(path, std::ios::binary)
        .write(object.bytes.data(), object.bytes.size());
    command += " " + path;
  }
  if (std::system((command + " -lm").c_str()) != 0) {
    error = "error: the kernels do not link";
    return;
  }
  library = dlopen((folder + "/kernels.so").c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library)
    error = std::string("error: ") + dlerror();
}

Kernels::~Kernels() {
  if (library)
    dlclose(library);
  if (!folder.empty())
    std::filesystem::remove_all(folder);
}

void Kernels::run(const std::string &name,
                  const std::vector<Buffer *> &arguments, CheckRecord *record,
                  int64_t pieces) {
  ASSERT_EQ(error, "");
  auto function = reinterpret_cast<Function>(dlsym(library, name.c_str()));
  ASSERT_NE(function, nullptr) << name;
  std::vector<void *> pointers;
  for (Buffer *buffer : arguments)
    pointers.push_back(buffer->data);
  if (record)
    pointers.push_back(record);
  auto [units, grain] = schedules[name];
  int64_t grains = (units + grain - 1) / grain;
  pieces = std::max<int64_t>(1, std::min(pieces, grains));
  for (int64_t piece = pieces - 1; piece >= 0; --piece) {
    int64_t begin = grains * piece / pieces * grain;
    int64_t end = std::min(units, grains * (piece + 1) / pieces * grain);
    function(pointers.data(), begin, end);
  }
  for (size_t i = 0; i < arguments.size(); ++i)
    EXPECT_TRUE(arguments[i]->isIntact())
        << name << " wrote beyond argument " << i;
}

void Kernels::call(const std::string &name,
                   const std::vector<Buffer *> &arguments) {
  auto function = reinterpret_cast<Function>(dlsym(library, name.c_str()));
  std::vector<void *> pointers;
  for (Buffer *buffer : arguments)
    pointers.push_back(buffer->data);
  function(pointers.data(), 0, schedules[name].first);
}

std::string compileOnly(const std::string &text, const std::string &cpu) {
  return compile(text, cpu, /*level=*/2).error;
}

std::string replaceAll(std::string text,
                       const std::map<std::string, std::string> &values) {
  for (auto &[name, value] : values)
    for (size_t at = text.find("$" + name); at != std::string::npos;
         at = text.find("$" + name, at + value.size()))
      text.replace(at, name.size() + 1, value);
  return text;
}

double ulps(float value, double truth) {
  if (std::isnan(truth) || std::isnan(value))
    return std::isnan(truth) && std::isnan(value) ? 0 : INFINITY;
  if (value == static_cast<float>(truth))
    return 0;
  // The neighbour of infinity is one unit above the largest number.
  auto finite = [](double x) {
    return std::isinf(x) ? std::copysign(0x1p128, x) : x;
  };
  double x = finite(value), y = finite(truth);
  int exponent;
  std::frexp(y, &exponent);
  return std::fabs(x - y) / std::ldexp(1.0, std::max(exponent - 24, -149));
}

} // namespace thunder::test
