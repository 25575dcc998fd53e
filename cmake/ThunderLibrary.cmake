# How every library, tool and generated file of the project is declared.
#
# Three worlds with different flags, so that a mistake is a compile error:
#   thunder_compiler_library   links the shared MLIR and LLVM; no exceptions, no RTTI (as Debian's LLVM headers expect)
#   thunder_runtime_library    linked into emitted programs: no LLVM, no exceptions, no RTTI, no libstdc++ symbols
#   thunder_tool               an executable on top of the compiler libraries

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

# clang needs the first for a precompiled header whose bytes do not depend on the time of day. The second: within a precompiled header it
# forgets that libstdc++ 12 silences its own use of std::get_temporary_buffer in std::stable_sort.
set(THUNDER_PCH_FLAGS
  "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp -Wno-deprecated-declarations>")

add_library(thunder_warnings INTERFACE)
target_compile_options(thunder_warnings INTERFACE -Wall -Wextra -Wno-unused-parameter
  $<$<BOOL:${THUNDER_WERROR}>:-Werror> ${THUNDER_PCH_FLAGS})
if(THUNDER_SANITIZE)
  target_compile_options(thunder_warnings INTERFACE -fsanitize=${THUNDER_SANITIZE} -fno-sanitize=vptr -fno-omit-frame-pointer)
  target_link_options(thunder_warnings INTERFACE -fsanitize=${THUNDER_SANITIZE})
endif()

# Third-party headers are system headers: their warnings are not ours.
add_library(thunder_mlir INTERFACE)
target_include_directories(thunder_mlir SYSTEM INTERFACE ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
target_compile_definitions(thunder_mlir INTERFACE ${LLVM_DEFINITIONS_LIST})
target_link_libraries(thunder_mlir INTERFACE MLIR LLVM)
separate_arguments(LLVM_DEFINITIONS_LIST NATIVE_COMMAND "${LLVM_DEFINITIONS}")
target_compile_options(thunder_mlir INTERFACE ${LLVM_DEFINITIONS_LIST})

# Precompiled headers: a file that includes MLIR takes 2 s instead of 8, one that includes the lowering dialects 5 instead of 25.
function(thunder_use_pch target header)
  set(pch thunder_pch_${header})
  if(NOT TARGET ${pch})
    file(WRITE ${CMAKE_BINARY_DIR}/pch/Empty.cpp "")
    add_library(${pch} OBJECT ${CMAKE_BINARY_DIR}/pch/Empty.cpp)
    target_link_libraries(${pch} PUBLIC thunder_mlir thunder_warnings)
    target_compile_options(${pch} PRIVATE -fno-exceptions -fno-rtti)
    target_precompile_headers(${pch} PRIVATE ${CMAKE_SOURCE_DIR}/cmake/${header}.h)
  endif()
  target_precompile_headers(${target} REUSE_FROM ${pch})
endfunction()

# thunder_compiler_library(NAME sources... [LINK libs...] [DEPENDS targets...] [PCH header] [EXCEPTIONS])
# EXCEPTIONS: for the two libraries that may catch what third-party headers throw (Import, Driver's CLI).
function(thunder_compiler_library name)
  cmake_parse_arguments(ARG "EXCEPTIONS" "PCH" "LINK;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PUBLIC thunder_mlir thunder_warnings ${ARG_LINK})
  target_compile_options(${name} PRIVATE -fno-rtti)
  if(NOT ARG_EXCEPTIONS)
    target_compile_options(${name} PRIVATE -fno-exceptions)
    if(NOT ARG_PCH)
      set(ARG_PCH Precompiled)
    endif()
    thunder_use_pch(${name} ${ARG_PCH})
  endif()
  add_dependencies(${name} thunder_tablegen ${ARG_DEPENDS})
endfunction()

# thunder_runtime_library(NAME sources...)
# Its objects end up in every program: small (-Os; kernels are the fast part), free of libstdc++ (lib/Runtime/Freestanding.cpp) and never with sanitizers, since
# `cc` links programs without them.
function(thunder_runtime_library name)
  add_library(${name} STATIC ${ARGN})
  target_compile_options(${name} PRIVATE -Wall -Wextra -Wno-unused-parameter $<$<BOOL:${THUNDER_WERROR}>:-Werror>
    -Os -fno-exceptions -fno-rtti -fno-asynchronous-unwind-tables -fno-threadsafe-statics -fvisibility=hidden
    -ffunction-sections -fdata-sections)
  target_compile_definitions(${name} PRIVATE _GLIBCXX_EXTERN_TEMPLATE=0)
endfunction()

function(thunder_tool name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE thunder_mlir thunder_warnings ${ARG_LINK})
  target_compile_options(${name} PRIVATE -fno-rtti)
endfunction()
