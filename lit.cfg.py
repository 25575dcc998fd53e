# The configuration of all lit tests. `lit build/test` runs them; `lit test/Driver` works too and uses ./build.
#
# Substitutions: %thunderc, %cc, %inputs (test/Inputs), %examples, %src (the source root), %corpus (only with the feature `corpus`).
# %thunder_python (with the feature `lightning-thunder`).
# Features: corpus (a checkout of exported programs with PyTorch's results beside this one, or $THUNDER_CORPUS), asan.
import importlib.util
import os
import sys
import lit.formats

if not hasattr(config, "thunder_obj_root"):  # started on the source tree
    build = os.path.join(os.path.dirname(os.path.abspath(__file__)), "build", "test", "lit.site.cfg.py")
    if not os.path.exists(build):
        lit_config.fatal("no build/test/lit.site.cfg.py: configure with `cmake --preset dev`, or run lit on another build's test folder")
    lit_config.load_config(config, build)
else:
    source, build = config.thunder_src_root, config.thunder_obj_root
    config.name = "thunderc"
    config.test_format = lit.formats.ShTest(execute_external=False)
    config.test_source_root = os.path.join(source, "test")
    config.test_exec_root = os.path.join(build, "test")
    config.suffixes = [".mlir", ".test"]
    config.excludes = ["Inputs", "Unit"]

    # Only our tools and LLVM's test tools: nothing that happens to be installed elsewhere.
    tools = [os.path.join(build, "bin"), config.llvm_tools_dir]
    config.environment["PATH"] = os.pathsep.join(tools + [os.environ.get("PATH", "")])
    for name in ("HOME", "CCACHE_DIR"):
        if name in os.environ:
            config.environment[name] = os.environ[name]

    config.substitutions += [
        ("%thunderc", os.path.join(build, "bin", "thunderc")),
        ("%cc", config.host_cc),
        ("%inputs", os.path.join(source, "test", "Inputs")),
        ("%examples", os.path.join(source, "examples")),
        ("%src", source),
        ("%bin", os.path.join(build, "bin")),
    ]

    corpus = os.environ.get("THUNDER_CORPUS") or os.path.join(os.path.dirname(source), "shared", "corpus")
    if os.path.isdir(corpus):
        config.available_features.add("corpus")
        config.substitutions.append(("%corpus", corpus))
    # A Python that can export thunder's traces; nothing else needs one.
    python = os.environ.get("THUNDER_PYTHON") or (sys.executable if importlib.util.find_spec("thunder") else None)
    if python:
        config.available_features.add("lightning-thunder")
        config.substitutions.append(("%thunder_python", python))
    if "address" in config.thunder_sanitize:
        config.available_features.add("asan")
