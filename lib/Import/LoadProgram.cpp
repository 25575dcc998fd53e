//===- LoadProgram.cpp - A file after all checks that need no compiler ----===//
//
// Opens, reads, checks, and joins the program's inputs with the weights.
//
//===----------------------------------------------------------------------===//
#include "GradRegions.h"
#include "thunder/Import/GraphChecks.h"
#include "thunder/Import/ImportError.h"
#include "thunder/Import/ImportProgram.h"
#include "thunder/Import/SchemaReader.h"

using namespace llvm;

namespace thunder {

using namespace serde;

namespace {

bool needsWeight(const InputSpec &spec) {
  return spec.kind == InputSpec::Kind::Parameter ||
         spec.kind == InputSpec::Kind::Buffer ||
         spec.kind == InputSpec::Kind::TensorConstant;
}

/// Each parameter, buffer and constant must have bytes of its type and shape.
Error checkBindings(const Program &program, const WeightTable &weights) {
  for (auto [i, spec] : llvm::enumerate(program.signature.inputs)) {
    if (!needsWeight(spec))
      continue;
    std::string at = "$.graph_module.signature.input_specs[" +
                     std::to_string(i) + "]: '" + spec.qualified.str() + "'";
    std::optional<size_t> index = weights.find(spec.qualified);
    if (!index)
      return malformed(at + " has no data in the file");
    const Weight &weight = weights.getWeights()[*index];
    const TensorMeta &meta =
        program.graph.tensorValues.find(spec.arg.get<TensorArgument>()->name)
            ->second;
    if (weight.dtype != meta.dtype)
      return malformed(
          at + " has data of type " + getScalarTypeInfo(weight.dtype).name +
          ", the graph says " + getScalarTypeInfo(meta.dtype).name);
    bool sameShape = weight.sizes.size() == meta.sizes.size();
    for (size_t dim = 0; sameShape && dim < meta.sizes.size(); ++dim) {
      const int64_t *size = meta.sizes[dim].getInteger();
      sameShape = size && *size == weight.sizes[dim];
    }
    if (!sameShape)
      return malformed(at + " has data of another shape than the graph says");
  }
  return Error::success();
}

Expected<LoadedProgram> load(std::shared_ptr<ProgramArchive> archive) {
  LoadedProgram result;
  result.archive = archive;
  auto inFile = [&](Error error) {
    return prefixed(archive->getName() + ": ", std::move(error));
  };
  auto program = readProgram(archive->getProgramJson());
  if (!program)
    return inFile(program.takeError());
  result.program = std::move(*program);
  OperatorSchemas schemas;
  if (Error error = checkProgram(*result.program, schemas))
    return inFile(std::move(error));
  inlineGradRegions(*result.program);
  auto weights = WeightTable::load(archive);
  if (!weights)
    return weights.takeError();
  result.weights = std::move(*weights);
  // A bare JSON file gets its weights elsewhere.
  if (archive->getLayout() != ArchiveLayout::BareJson)
    if (Error error = checkBindings(*result.program, *result.weights))
      return inFile(std::move(error));
  return result;
}

} // namespace

Expected<LoadedProgram> loadProgram(StringRef path,
                                    const ImportOptions &options) {
  auto archive = ProgramArchive::open(path, options.model, options.limits);
  if (!archive)
    return archive.takeError();
  return load(std::move(*archive));
}

Expected<LoadedProgram> loadProgram(std::unique_ptr<MemoryBuffer> buffer,
                                    const ImportOptions &options) {
  auto archive =
      ProgramArchive::open(std::move(buffer), options.model, options.limits);
  if (!archive)
    return archive.takeError();
  return load(std::move(*archive));
}

} // namespace thunder
