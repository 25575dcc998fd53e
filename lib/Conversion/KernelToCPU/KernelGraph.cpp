//===- KernelGraph.cpp - A kernel's linalg body, read once ----------------===//
#include "KernelGraph.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "thunder/IR/ErrorClass.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

int64_t KernelGraph::number(StringRef name, int64_t otherwise) const {
  auto value = schedule ? schedule.getAs<IntegerAttr>(name) : IntegerAttr();
  return value ? value.getInt() : otherwise;
}

int64_t KernelGraph::checkNumber(Operation *op) const {
  int64_t number = 0;
  for (Value value : order) {
    number +=
        node(value).op->hasTrait<ChecksData>() && node(value).resultIndex == 0;
    if (node(value).op == op)
      return op->hasTrait<ChecksData>() ? number : 0;
  }
  return 0;
}

bool KernelGraph::checksData() const {
  return llvm::any_of(order, [&](Value value) {
    return node(value).op->hasTrait<ChecksData>();
  });
}

/// The constant that a linalg.fill spreads.
static TypedAttr getFillValue(Value tensor) {
  auto fill = tensor.getDefiningOp<linalg::FillOp>();
  auto constant = fill ? fill.getInputs()[0].getDefiningOp<arith::ConstantOp>()
                       : arith::ConstantOp();
  return constant ? constant.getValue() : TypedAttr();
}

static LogicalResult readGeneric(linalg::GenericOp generic,
                                 KernelGraph &graph) {
  Node node;
  node.op = generic;
  node.payload = generic.getBody();
  for (OpOperand *input : generic.getDpsInputOperands()) {
    node.inputs.push_back(input->get());
    node.inputMaps.push_back(generic.getMatchingIndexingMap(input));
  }
  node.outputMap = generic.getMatchingIndexingMap(generic.getDpsInitOperand(0));
  node.loopSizes = generic.getStaticLoopRanges();
  bool reduces = false;
  for (utils::IteratorType iterator : generic.getIteratorTypesArray()) {
    node.isReductionLoop.push_back(iterator == utils::IteratorType::reduction);
    reduces |= node.isReductionLoop.back();
  }
  // A reduction over no dimension still starts from its accumulators.
  reduces |=
      generic.getDpsInits().front().getDefiningOp<linalg::FillOp>() != nullptr;
  node.kind = reduces ? Node::Kind::Reduction : Node::Kind::Elementwise;
  if (reduces) {
    for (Value init : generic.getDpsInits()) {
      node.initialValues.push_back(getFillValue(init));
      if (!node.initialValues.back())
        return emitUnsupported(generic.getLoc())
                   << "a reduction must start from a constant",
               failure();
    }
  } else if (!node.outputMap.isIdentity()) {
    return emitUnsupported(generic.getLoc())
               << "an elementwise op must write its result in order",
           failure();
  }
  for (auto [i, result] : llvm::enumerate(generic.getResults())) {
    node.resultIndex = i;
    node.type = cast<RankedTensorType>(result.getType());
    graph.nodes[result] = node;
    graph.order.push_back(result);
  }
  return success();
}

FailureOr<KernelGraph> cpu::readKernelGraph(func::FuncOp func) {
  KernelGraph graph(func.getLoc());
  if (auto scheduleClass =
          func->getAttrOfType<ScheduleClassAttr>(kernelattribute::kClass))
    graph.scheduleClass = scheduleClass.getValue();
  graph.schedule =
      func->getAttrOfType<DictionaryAttr>(kernelattribute::kSchedule);
  if (auto inPlace =
          func->getAttrOfType<DenseI64ArrayAttr>(kernelattribute::kInPlace))
    graph.inPlace = inPlace.asArrayRef();
  for (Operation &op : func.getBody().front().without_terminator()) {
    auto result =
        llvm::TypeSwitch<Operation *, LogicalResult>(&op)
            .Case([&](bufferization::ToTensorOp toTensor) {
              Node node;
              node.type = cast<RankedTensorType>(toTensor.getType());
              node.argument =
                  cast<BlockArgument>(toTensor.getBuffer()).getArgNumber();
              graph.nodes[toTensor.getResult()] = node;
              return success();
            })
            .Case<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(
                [&](auto reshape) -> LogicalResult {
                  Node node = graph.node(reshape.getSrc());
                  if (node.kind != Node::Kind::Buffer)
                    return emitUnsupported(reshape.getLoc())
                               << "a value computed in a kernel cannot be "
                                  "reshaped in the same kernel",
                           failure();
                  node.type =
                      cast<RankedTensorType>(reshape.getResult().getType());
                  graph.nodes[reshape.getResult()] = node;
                  return success();
                })
            .Case([&](bufferization::MaterializeInDestinationOp store) {
              graph.outputs.push_back(
                  {store.getSource(),
                   cast<BlockArgument>(store.getDest()).getArgNumber()});
              return success();
            })
            .Case([&](linalg::GenericOp generic) {
              return readGeneric(generic, graph);
            })
            .Case<tensor::EmptyOp, linalg::FillOp, arith::ConstantOp>(
                [](auto) { return success(); })
            .Default([&](Operation *other) -> LogicalResult {
              if (!isPrimitive(other))
                return emitUnsupported(other->getLoc())
                           << "'" << other->getName() << "' has no CPU code",
                       failure();
              Node node;
              node.kind = isa<CheckIndexOp>(other) ? Node::Kind::Check
                                                   : Node::Kind::Primitive;
              node.op = other;
              llvm::append_range(node.inputs, other->getOperands());
              for (OpResult result : other->getResults()) {
                node.resultIndex = result.getResultNumber();
                node.type = cast<RankedTensorType>(result.getType());
                graph.nodes[result] = node;
                graph.order.push_back(result);
              }
              return success();
            });
    if (failed(result))
      return failure();
  }
  return graph;
}

LinearForm cpu::flattenExpression(AffineExpr expr, unsigned numDims) {
  LinearForm form{SmallVector<int64_t>(numDims, 0), 0};
  auto add = [&](auto &&self, AffineExpr e, int64_t factor) -> void {
    if (auto constant = dyn_cast<AffineConstantExpr>(e)) {
      form.constant += factor * constant.getValue();
    } else if (auto dim = dyn_cast<AffineDimExpr>(e)) {
      form.coefficients[dim.getPosition()] += factor;
    } else {
      auto binary = cast<AffineBinaryOpExpr>(e);
      if (binary.getKind() == AffineExprKind::Add) {
        self(self, binary.getLHS(), factor);
        self(self, binary.getRHS(), factor);
      } else { // multiplication; constants are canonically on the right
        self(self, binary.getLHS(),
             factor * cast<AffineConstantExpr>(binary.getRHS()).getValue());
      }
    }
  };
  add(add, expr, 1);
  return form;
}

LinearForm cpu::linearize(RankedTensorType type, AffineMap map) {
  LinearForm sum{SmallVector<int64_t>(map.getNumDims(), 0), 0};
  int64_t stride = 1;
  for (int64_t i = type.getRank() - 1; i >= 0; --i) {
    LinearForm part = flattenExpression(map.getResult(i), map.getNumDims());
    for (auto [total, coefficient] :
         llvm::zip(sum.coefficients, part.coefficients))
      total += coefficient * stride;
    sum.constant += part.constant * stride;
    stride *= type.getDimSize(i);
  }
  return sum;
}

LogicalResult cpu::collectAccesses(const KernelGraph &graph, Value tensor,
                                   AffineMap map,
                                   SmallVectorImpl<LinearForm> &accesses) {
  llvm::DenseSet<std::pair<Value, AffineMap>> seen;
  auto visit = [&](auto &&self, Value tensor, AffineMap map) -> LogicalResult {
    if (!seen.insert({tensor, map}).second)
      return success();
    const Node &node = graph.node(tensor);
    switch (node.kind) {
    case Node::Kind::Buffer:
      accesses.push_back(linearize(node.type, map));
      return success();
    case Node::Kind::Check:
      return self(self, node.inputs[0], map);
    case Node::Kind::Elementwise:
      node.payload->walk([&](linalg::IndexOp index) {
        accesses.push_back(
            flattenExpression(map.getResult(index.getDim()), map.getNumDims()));
      });
      for (auto [input, inputMap] : llvm::zip(node.inputs, node.inputMaps))
        if (failed(self(self, input, inputMap.compose(map))))
          return failure();
      return success();
    default:
      return emitUnsupported(node.op->getLoc())
                 << "'" << node.op->getName() << "' is not elementwise",
             failure();
    }
  };
  return visit(visit, tensor, map);
}

LogicalResult
cpu::collectPointwiseAccesses(const KernelGraph &graph,
                              SmallVectorImpl<LinearForm> &accesses) {
  RankedTensorType domain = graph.node(graph.outputs.front().tensor).type;
  AffineMap identity =
      AffineMap::getMultiDimIdentityMap(domain.getRank(), domain.getContext());
  for (const Output &output : graph.outputs) {
    const Node &node = graph.node(output.tensor);
    if (node.type.getShape() != domain.getShape())
      return emitUnsupported(graph.loc)
                 << "results of a pointwise kernel must have one shape",
             failure();
    accesses.push_back(linearize(node.type, identity));
    if (failed(collectAccesses(graph, output.tensor, identity, accesses)))
      return failure();
  }
  return success();
}

SmallVector<LoopGroup> cpu::mergeLoops(ArrayRef<int64_t> sizes,
                                       ArrayRef<LinearForm> accesses) {
  SmallVector<LoopGroup> groups;
  for (unsigned dim = 0; dim < sizes.size(); ++dim) {
    if (sizes[dim] == 1)
      continue;
    bool merges = !groups.empty() &&
                  llvm::all_of(accesses, [&](const LinearForm &access) {
                    return access.coefficients[groups.back().lastDim] ==
                           access.coefficients[dim] * sizes[dim];
                  });
    if (merges)
      groups.back() = {dim, groups.back().size * sizes[dim]};
    else
      groups.push_back({dim, sizes[dim]});
  }
  return groups;
}

FailureOr<PointwiseShape> mlir::thunder::analyzePointwise(func::FuncOp kernel) {
  FailureOr<KernelGraph> graph = readKernelGraph(kernel);
  if (failed(graph))
    return failure();
  RankedTensorType domain = graph->node(graph->outputs.front().tensor).type;
  SmallVector<LinearForm> accesses;
  if (failed(collectPointwiseAccesses(*graph, accesses)))
    return failure();
  PointwiseShape shape;
  for (const LoopGroup &group : mergeLoops(domain.getShape(), accesses)) {
    shape.outer *= shape.inner;
    shape.inner = group.size;
  }
  return shape;
}
