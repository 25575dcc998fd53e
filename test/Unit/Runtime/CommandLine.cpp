//===- CommandLine.cpp - Flags, help and info of programs -----------------===//
#include "ProgramTest.h"
#include "thunder/TensorFiles/Json.h"

using namespace thunder;
using CommandLine = ProgramTest;

TEST_F(CommandLine, Usage) {
  struct Case {
    const char *mode, *arguments, *message;
  };
  const Case cases[] = {
      {"INFER", "", "no inputs: give --inputs FILE"},
      {"INFER", "--input=x", "--input needs NAME=FILE, not 'x'"},
      {"INFER", "--inptus f.npz",
       "unknown flag --inptus; did you mean '--inputs'?"},
      {"INFER", "f.npz", "unexpected argument 'f.npz'"},
      {"INFER", "-x", "unexpected argument '-x'"},
      {"INFER", "--inputs", "--inputs needs a value"},
      {"INFER", "--inputs=", "--inputs needs a value"},
      {"INFER", "--print=1", "--print takes no value"},
      {"INFER", "--inputs f.txt", "'f.txt': unknown extension"},
      {"INFER", "--inputs f.npz --outputs f", "'f': unknown extension"},
      {"INFER", "--inputs f.npz --outputs a.npz --save-state a.npz",
       "the same file"},
      {"INFER", "--inputs f.npz --threads 0",
       "--threads needs an integer from 1 to 1024, not '0'"},
      {"INFER", "--inputs f.npz --threads 2x", "not '2x'"},
      {"INFER", "--inputs f.npz --repeat 0",
       "--repeat needs an integer from 1"},
      {"INFER", "--inputs f.npz --seed -1",
       "--seed needs an integer of at least 0"},
      {"INFER", "--steps 3", "--steps is a flag of training programs"},
      {"INFER", "--clip-norm 1", "--clip-norm is a flag of training programs"},
      {"INFER", "--weights a.npz --load-state b.npz --inputs f.npz",
       "exclude each other"},
      {"TRAIN", "--inputs f.npz", "--inputs is a flag of inference programs"},
      {"TRAIN", "--data f.npz", "--steps is missing"},
      {"TRAIN", "--steps 3", "--data is missing"},
      {"TRAIN", "--data f.npz --steps 3 --save-every 2",
       "--save-every needs --save-state"},
      {"TRAIN", "--data f.npz --steps 3 --lr x",
       "--lr needs a number, not 'x'"},
      {"TRAIN", "--data f.npz --steps 3 --lr nan", "--lr needs a number"},
      {"TRAIN", "--data f.npz --steps 3 --lr -1", "--lr: -1 is out of range"},
      {"TRAIN", "--data f.npz --steps 3 --momentun 1",
       "did you mean '--momentum'?"},
      {"TRAIN", "--data f.npz --steps 3 --betas 0.9,0.99",
       "unknown flag --betas"},
      {"TRAIN", "--data f.npz --steps 3 --schedule cosin",
       "did you mean 'cosine'?"},
      {"TRAIN", "--data f.npz --steps 3 --progress always",
       "not one of auto, never"},
      {"TRAIN", "--data f.npz --steps 0 --time",
       "--time needs at least one step"},
      {"TRAIN", "--data f.npz --steps 3 --clip-norm 1",
       "needs the entry 'gradients'"},
      {"TRAIN", "--data f.npz --steps 3 --accumulate 2",
       "needs the entry 'gradients'"},
      {"TRAIN", "--data f.npz --steps 3 --validate v.npz",
       "needs the entry 'evaluate'"},
  };
  for (const Case &c : cases) {
    SCOPED_TRACE(c.arguments);
    expectError(run(c.mode, c.arguments), 2, c.message);
  }
  EXPECT_EQ(files(), 0);
}

TEST_F(CommandLine, HelpNamesEverything) {
  Ran infer = run("INFER", "--help"), train = run("TRAIN", "--help");
  EXPECT_EQ(infer.status, 0);
  for (const char *part :
       {"usage: fake --inputs", "index", "I64 [4]", "output3", "--outputs FILE",
        "--save-state FILE", "--repeat N"})
    EXPECT_NE(infer.out.find(part), std::string::npos) << part;
  for (const char *part :
       {"--data FILE", "--steps N", "--lr X", "(default 0.125)", "--shuffle",
        "--drop-last", "--schedule NAME"})
    EXPECT_NE(train.out.find(part), std::string::npos) << part;
  EXPECT_EQ(infer.out.find("--steps"), std::string::npos);
}

TEST_F(CommandLine, InfoIsJson) {
  for (const char *mode : {"INFER", "GRAD", "TRAIN"}) {
    Ran ran = run(mode, "--info");
    EXPECT_EQ(ran.status, 0);
    Expected<JsonValue> info = parseJson(ran.out);
    ASSERT_FALSE(info.failed()) << info.status().text() << ran.out;
    EXPECT_EQ(info->find("name")->text, "fake");
    for (const char *key :
         {"mode", "compiler", "hash", "target", "inputs", "outputs",
          "parameters", "buffers", "peak_memory_bytes"})
      EXPECT_TRUE(info->find(key)) << key;
    EXPECT_EQ(info->find("parameters")->children[0].find("name")->text,
              "layer.w");
  }
  Expected<JsonValue> info = parseJson(run("INFER", "--info").out);
  EXPECT_EQ(info->find("outputs")->children[2].find("string")->text, "hello");
}
