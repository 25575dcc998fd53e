//===- TraceSymbols.cpp - How thunder's traces name symbols ---------------===//
#include "thunder/Symbols/TraceSymbols.h"
#include "thunder/Symbols/FunctionalTwins.h"
#include "thunder/Symbols/Symbols.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {
struct Row {
  StringLiteral name;
  StringLiteral symbols; ///< separated by blanks, in the order to try
  StringLiteral parameters;
};
struct SwappedRow {
  StringLiteral name, symbol;
};
} // namespace

/// Symbols whose arguments stand in another order than ATen's, or that ATen
/// calls otherwise.
static constexpr Row rows[] = {
    // thunder.torch
    {"ltorch._softmax", "aten.softmax.int", "self,dim,dtype"},
    {"ltorch.adaptive_avg_pool2d", "aten.adaptive_avg_pool2d.default",
     "self,output_size"},
    {"ltorch.argsort", "aten.argsort.stable aten.argsort.default",
     "self,dim,descending,stable"},
    {"ltorch.batch_norm", "aten.batch_norm.default",
     "input,running_mean,running_var,weight,bias,training,momentum,eps,"
     "cudnn_enabled=false"},
    {"ltorch.broadcast_to", "aten.expand.default", "self,size"},
    {"ltorch.cross_entropy", "aten.cross_entropy_loss.default",
     "self,target,weight,!,ignore_index,!,reduction,label_smoothing"},
    {"ltorch.div", "aten.div.Tensor aten.div.Scalar", "self,other"},
    {"ltorch.dropout", "aten.dropout.default", "input,p,train,!"},
    {"ltorch.elu", "aten.elu.default", "self,alpha,!"},
    {"ltorch.embedding", "aten.embedding.default",
     "indices,weight,padding_idx,!,-,scale_grad_by_freq,sparse"},
    {"ltorch.hardtanh", "aten.hardtanh.default", "self,min_val,max_val,!"},
    {"ltorch.instance_norm", "aten.instance_norm.default",
     "input,running_mean,running_var,weight,bias,use_input_stats,momentum,eps,"
     "cudnn_enabled=false"},
    {"ltorch.logsigmoid", "aten.log_sigmoid.default", ""},
    {"ltorch.max_pool1d", "aten.max_pool1d.default",
     "self,kernel_size,stride,padding,dilation,!,ceil_mode"},
    {"ltorch.max_pool2d", "aten.max_pool2d.default",
     "self,kernel_size,stride,padding,dilation,!,ceil_mode"},
    {"ltorch.max_pool3d", "aten.max_pool3d.default",
     "self,kernel_size,stride,padding,dilation,!,ceil_mode"},
    {"ltorch.mse_loss", "aten.mse_loss.default", "self,target,!,!,reduction"},
    {"ltorch.nll_loss", "aten.nll_loss_nd.default",
     "self,target,weight,ignore_index,reduction"},
    {"ltorch.sort", "aten.sort.stable", "self,dim,descending,stable"},
    {"ltorch.split", "aten.split.Tensor aten.split_with_sizes.default", ""},
    {"ltorch.to", "aten.to.dtype", "self,dtype,!,copy,-"},
    {"ltorch.bfloat16", "aten.to.dtype", "self,dtype=bf16"},
    {"ltorch.bool", "aten.to.dtype", "self,dtype=bool"},
    {"ltorch.byte", "aten.to.dtype", "self,dtype=u8"},
    {"ltorch.char", "aten.to.dtype", "self,dtype=i8"},
    {"ltorch.double", "aten.to.dtype", "self,dtype=f64"},
    {"ltorch.float", "aten.to.dtype", "self,dtype=f32"},
    {"ltorch.half", "aten.to.dtype", "self,dtype=f16"},
    {"ltorch.int", "aten.to.dtype", "self,dtype=i32"},
    {"ltorch.long", "aten.to.dtype", "self,dtype=i64"},
    {"ltorch.short", "aten.to.dtype", "self,dtype=i16"},
    {"ltorch.type_as", "aten.to.other", "self,other"},
    // thunder.prims
    {"prims.broadcast_in_dim", "prims.broadcast_in_dim", "a,shape,dims"},
    {"prims.convert_element_type", "aten.to.dtype", "self,dtype"},
    {"prims.device_put", "aten.alias.default", "self,-"},
    {"prims.div", "prims.div", "self,other"},
    {"prims.embedding", "aten.embedding.default",
     "indices,weight,padding_idx,!,-,scale_grad_by_freq,sparse"},
    {"prims.full", "aten.full.default", "size,fill_value"},
    {"prims.gather", "aten.gather.default", "self,index,dim"},
    {"prims.index_add", "aten.index_add.default", "self,index,source,dim"},
    {"prims.index_copy", "aten.index_copy.default", "self,index,source,dim"},
    {"prims.iota", "prims.iota", "length,start,step,-,dtype"},
    {"prims.pad", "prims.pad", "a,value,config"},
    {"prims.prod", "prims.prod", "a,dims"},
    {"prims.randint", "aten.randint.low", "low,high,size"},
    {"prims.randn", "aten.randn.default", "size"},
    {"prims.reshape", "aten.reshape.default", "self,shape"},
    {"prims.scatter", "aten.scatter.src aten.scatter.value",
     "self,index,src,dim"},
    {"prims.scatter_add", "aten.scatter_add.default", "self,index,src,dim"},
    {"prims.shallow_copy", "aten.alias.default", "self"},
    {"prims.signbit", "prims.signbit", "a"},
    {"prims.slice_prim", "prims.slice_prim", "a,starts,limits,strides"},
    {"prims.sort", "aten.sort.stable", "self,dim,descending,stable"},
    {"prims.squeeze", "aten.squeeze.dims", "self,dim"},
    {"prims.std", "aten.std.correction", "self,dim"},
    {"prims.stride_order", "aten.alias.default", "self,-"},
    {"prims.sum", "prims.sum", "a,dims"},
    {"prims.take", "prims.take", "a,index,dim"},
    {"prims.take_along_axis", "aten.take_along_dim.default",
     "self,indices,dim"},
    {"prims.tensor_from_sequence", "prims.tensor_from_sequence",
     "values,dtype"},
    {"prims.transpose", "aten.permute.default", "self,dims"},
    {"prims.uniform", "prims.uniform", "size,low,high,-,dtype"},
    {"prims.var", "aten.var.correction", "self,dim"},
    {"prims.var_mean", "aten.var_mean.correction", "self,dim"},
};

/// What `number op tensor` is as `tensor op number`.
static constexpr SwappedRow swappedRows[] = {
    {"add", "aten.add.Tensor"},  {"mul", "aten.mul.Tensor"},
    {"sub", "aten.rsub.Scalar"}, {"eq", "aten.eq.Scalar"},
    {"ne", "aten.ne.Scalar"},    {"lt", "aten.gt.Scalar"},
    {"gt", "aten.lt.Scalar"},    {"le", "aten.ge.Scalar"},
    {"ge", "aten.le.Scalar"},
};

/// thunder's lists of symbols that return, or may return, a view.
static constexpr StringLiteral viewNames[] = {
    "adjoint",
    "as_strided",
    "atleast_1d",
    "atleast_2d",
    "atleast_3d",
    "bfloat16",
    "bool",
    "broadcast_in_dim",
    "broadcast_to",
    "byte",
    "char",
    "chunk",
    "contiguous",
    "detach",
    "device_put",
    "diagonal",
    "double",
    "dsplit",
    "expand",
    "expand_as",
    "flatten",
    "float",
    "getitem",
    "half",
    "hsplit",
    "imag",
    "int",
    "long",
    "mT",
    "moveaxis",
    "movedim",
    "narrow",
    "permute",
    "positive",
    "ravel",
    "real",
    "reshape",
    "reshape_as",
    "select",
    "shallow_copy",
    "short",
    "slice_prim",
    "split",
    "split_with_sizes",
    "squeeze",
    "stride_order",
    "swapaxes",
    "swapdims",
    "t",
    "tensor_split",
    "to",
    "transpose",
    "type",
    "type_as",
    "unbind",
    "unflatten",
    "unfold",
    "unsqueeze",
    "update_aliases",
    "view",
    "view_as",
    "view_as_complex",
    "view_as_real",
    "vsplit",
};

bool mlir::thunder::mayReturnView(StringRef name) {
  return !name.starts_with("ext.") &&
         llvm::is_contained(viewNames, name.split('.').second);
}

static const Row *findRow(StringRef name) {
  static const llvm::StringMap<const Row *> map = [] {
    llvm::StringMap<const Row *> map;
    for (const Row &row : rows)
      map[row.name] = &row;
    return map;
  }();
  return map.lookup(name);
}

SmallVector<TraceCandidate>
mlir::thunder::findTraceCandidates(StringRef name, bool numberFirst) {
  SmallVector<TraceCandidate> candidates;
  auto [space, base] = name.split('.');
  if (space != "ltorch" && space != "prims" && space != "clang")
    return candidates;
  if (numberFirst)
    for (const SwappedRow &row : swappedRows)
      if (row.name == base)
        candidates.push_back({row.symbol.str(), "", /*isSwapped=*/true});
  if (const Row *row = findRow(name)) {
    SmallVector<StringRef> symbols;
    StringRef(row->symbols).split(symbols, ' ');
    for (StringRef symbol : symbols)
      candidates.push_back({symbol.str(), row->parameters});
    return candidates;
  }
  // All registered overloads of that name. One in place has a name of its own
  // and the overloads of its function.
  std::string function = base.str();
  bool isInPlace = base.ends_with("_") && !base.ends_with("__");
  if (isInPlace)
    function.pop_back();
  std::string prefix = "aten." + function + ".";
  ArrayRef<StringRef> names = getSymbolNames();
  for (const StringRef *it = llvm::lower_bound(names, StringRef(prefix));
       it != names.end() && it->starts_with(prefix); ++it) {
    std::string symbol = it->str();
    if (isInPlace)
      symbol.insert(prefix.size() - 1, "_");
    if (!isInPlace || findFunctionalTwin(symbol))
      candidates.push_back({symbol, ""});
  }
  return candidates;
}
