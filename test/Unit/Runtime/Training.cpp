//===- Training.cpp - Runs of training programs ---------------------------===//
#include "ProgramTest.h"
#include "thunder/TensorFiles/Json.h"
#include <cmath>
#include <set>

using namespace thunder;

namespace {
class Training : public ProgramTest {
protected:
  struct Line {
    int64_t step;
    double loss, lr;
  };

  static double numberOf(const JsonValue *value) {
    return !value ? NAN
           : value->is(JsonValue::Kind::Integer)
               ? static_cast<double>(value->integer)
               : value->number;
  }

  std::vector<Line> log(const std::string &name) const {
    std::vector<Line> lines;
    std::istringstream text(read(name));
    for (std::string line; std::getline(text, line);) {
      Expected<JsonValue> json = parseJson(line);
      EXPECT_FALSE(json.failed()) << line;
      if (!json.failed())
        lines.push_back({json->find("step")->integer,
                         numberOf(json->find("loss")),
                         numberOf(json->find("lr"))});
    }
    return lines;
  }

  /// The same training in double, batch i in step i. Reference of its own.
  static std::vector<double> losses(const std::vector<float> &x,
                                    const std::vector<float> &t, int steps,
                                    double lr, double momentum) {
    double w[3] = {0.5, -1.25, 2}, velocity[3] = {};
    std::vector<double> result;
    for (int s = 0; s < steps; ++s) {
      size_t first = s % (t.size() / 4) * 4;
      double loss = 0, gradient[3] = {};
      for (size_t i = first; i < first + 4; ++i) {
        double d =
            x[i * 3] * w[0] + x[i * 3 + 1] * w[1] + x[i * 3 + 2] * w[2] - t[i];
        loss += d * d / 4;
        for (int j = 0; j < 3; ++j)
          gradient[j] += d * x[i * 3 + j] / 2;
      }
      for (int j = 0; j < 3; ++j)
        w[j] -= lr * (velocity[j] = momentum * velocity[j] + gradient[j]);
      result.push_back(loss);
    }
    return result;
  }
};
} // namespace

TEST_F(Training, LogsLossesBeforeTheUpdate) {
  saveData("d.safetensors", 3);
  Ran ran = run("TRAIN",
                "--data d.safetensors --steps 7 --log l.jsonl --lr 0.25 "
                "--momentum=0.5 --save-state s.safetensors --progress=never");
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out + ran.err, "");
  TensorFile data = load("d.safetensors");
  std::vector<double> expected =
      losses(values<float>(data, "x"), values<float>(data, "t"), 7, 0.25, 0.5);
  std::vector<Line> lines = log("l.jsonl");
  ASSERT_EQ(lines.size(), 7u);
  for (int i = 0; i < 7; ++i) {
    EXPECT_EQ(lines[i].step, i);
    EXPECT_EQ(lines[i].lr, 0.25);
    // Some tens of float operations on values of order 1 a step: 1e-5.
    EXPECT_NEAR(lines[i].loss, expected[i], 1e-5);
  }
  TensorFile state = load("s.safetensors");
  EXPECT_EQ(values<int64_t>(state, "train.step"), std::vector<int64_t>{7});
  EXPECT_EQ(state.tensors.size(), 4u);
  EXPECT_EQ(read("l.jsonl").substr(0, 17), "{\"step\":0,\"loss\":");
}

TEST_F(Training, ResumeIsBitIdentical) {
  saveData("d.safetensors", 3);
  for (std::string flags : {"", "--shuffle --seed 5", "--momentum 0.5"}) {
    flags += " --data d.safetensors --lr 0.05 ";
    ASSERT_EQ(
        run("TRAIN",
            flags + "--steps 10 --log all.jsonl --save-state all.safetensors")
            .status,
        0);
    ASSERT_EQ(
        run("TRAIN",
            flags + "--steps 5 --log one.jsonl --save-state one.safetensors")
            .status,
        0);
    ASSERT_EQ(run("TRAIN", flags +
                               "--steps 5 --log two.jsonl --load-state "
                               "one.safetensors --save-state two.safetensors")
                  .status,
              0);
    EXPECT_EQ(read("all.safetensors"), read("two.safetensors"));
    EXPECT_EQ(read("all.jsonl"), read("one.jsonl") + read("two.jsonl"));
  }
}

TEST_F(Training, SaveEveryGivesTheStateOnTheWay) {
  saveData("d.safetensors", 2);
  ASSERT_EQ(run("TRAIN",
                "--data d.safetensors --steps 4 --save-state four.safetensors")
                .status,
            0);
  // Step 5 reads a NaN: the state of step 4 is what stays.
  std::vector<float> x(8 * 3 * 3, 0.5f), t(24, 0.25f);
  t[21] = NAN;
  save("bad.safetensors", floats("x", {24, 3}, x), floats("t", {24}, t));
  Ran ran = run("TRAIN", "--data bad.safetensors --steps 8 --save-every 4 "
                         "--save-state s.safetensors");
  expectError(ran, 1, "step 5: aten.index at model.py:7");
  EXPECT_EQ(values<int64_t>(load("s.safetensors"), "train.step"),
            std::vector<int64_t>{4});
}

TEST_F(Training, ShuffleVisitsEveryRowOnceAnEpoch) {
  // One-hot rows: with lr 0 the loss of a batch tells which targets it holds.
  constexpr int batches = 8;
  std::vector<float> x(batches * 4 * 3), t;
  for (int i = 0; i < batches * 4; ++i)
    t.push_back(static_cast<float>(i));
  save("d.safetensors", floats("x", {batches * 4, 3}, x),
       floats("t", {batches * 4}, t));
  auto epoch = [&](const std::string &flags) {
    EXPECT_EQ(
        run("TRAIN",
            "--data d.safetensors --lr 0 --steps 16 --log l.jsonl " + flags)
            .status,
        0);
    return log("l.jsonl");
  };
  std::vector<Line> plain = epoch(""), shuffled = epoch("--shuffle"),
                    again = epoch("--shuffle"),
                    other = epoch("--shuffle --seed 1");
  auto sum = [](const std::vector<Line> &lines, int from) {
    double total = 0;
    for (int i = from; i < from + batches; ++i)
      total += lines[i].loss;
    return total;
  };
  auto same = [](const std::vector<Line> &a, const std::vector<Line> &b,
                 int shift) {
    for (int i = 0; i + shift < 16 && i < batches; ++i)
      if (a[i].loss != b[i + shift].loss)
        return false;
    return true;
  };
  // Sums of squares of integers below 32: exact, whatever the order.
  for (int from : {0, batches}) {
    EXPECT_EQ(sum(shuffled, from), sum(plain, 0));
    EXPECT_EQ(sum(other, from), sum(plain, 0));
  }
  EXPECT_TRUE(same(plain, plain, batches));
  EXPECT_FALSE(same(plain, shuffled, 0));
  EXPECT_FALSE(same(shuffled, shuffled, batches)); // epochs differ
  EXPECT_FALSE(same(shuffled, other, 0));          // seeds differ
  EXPECT_TRUE(same(shuffled, again, 0));
  // Rows, not only batches, change places.
  std::set<double> batchLosses;
  for (const Line &line : plain)
    batchLosses.insert(line.loss);
  EXPECT_FALSE(batchLosses.count(shuffled[0].loss) &&
               batchLosses.count(shuffled[1].loss) &&
               batchLosses.count(shuffled[2].loss));
}

TEST_F(Training, DataShapes) {
  auto x = [](int rows) {
    return floats("x", {rows, 3}, std::vector<float>(rows * 3, 0.5f));
  };
  auto t = [](int rows) {
    return floats("t", {rows}, std::vector<float>(rows, 0.5f));
  };
  save("same.safetensors", x(4), t(4));
  save("mixed.safetensors", x(4), t(12));
  save("rest.safetensors", x(10), t(10));
  save("counts.safetensors", x(8), t(12));
  save("few.safetensors", x(3), t(3));
  save("wide.safetensors", floats("x", {8, 4}, std::vector<float>(32)), t(8));
  save("extra.safetensors", x(4), t(4), floats("target", {4}, {0, 0, 0, 0}));
  save("missing.npz", x(4));
  auto with = [&](const std::string &arguments) {
    return run("TRAIN", "--steps 3 --log l.jsonl --data " + arguments);
  };
  EXPECT_EQ(with("same.safetensors").status, 0);
  EXPECT_EQ(with("mixed.safetensors --shuffle").status, 0);
  expectError(with("rest.safetensors"), 3,
              "10 rows, not a multiple of the batch of 4; --drop-last");
  EXPECT_EQ(with("rest.safetensors --drop-last").status, 0);
  EXPECT_EQ(with("rest.safetensors --drop-last --shuffle").status, 0);
  expectError(with("counts.safetensors"), 3,
              "'x' gives 2 batches, but 't' gives 3");
  expectError(with("few.safetensors --drop-last"), 3,
              "3 rows, fewer than a batch of 4");
  expectError(with("wide.safetensors"), 3,
              "'x' has shape [8, 4], expected [4, 3]");
  expectError(with("extra.safetensors"), 3, "unexpected tensor 'target'");
  expectError(with("missing.npz"), 3, "input 't' (F32 [4]) is missing");
}

TEST_F(Training, Schedules) {
  saveData("d.safetensors", 1);
  auto rates = [&](const std::string &flags) {
    EXPECT_EQ(
        run("TRAIN",
            "--data d.safetensors --lr 0.5 --steps 6 --log l.jsonl " + flags)
            .status,
        0);
    std::vector<double> result;
    for (const Line &line : log("l.jsonl"))
      result.push_back(line.lr);
    return result;
  };
  EXPECT_EQ(rates("--warmup 2"),
            (std::vector<double>{.25, .5, .5, .5, .5, .5}));
  EXPECT_EQ(rates("--schedule linear --warmup 2"),
            (std::vector<double>{.25, .5, .5, .375, .25, .125}));
  std::vector<double> cosine = rates("--schedule=cosine");
  for (int i = 0; i < 6; ++i)
    EXPECT_NEAR(cosine[i],
                0.25 * (1 + std::cos(3.14159265358979323846 * i / 6)), 1e-15);
}

TEST_F(Training, StateErrors) {
  saveData("d.safetensors", 1);
  save("w.safetensors", floats("layer.w", {3}, {0, 0, 0}));
  expectError(
      run("TRAIN", "--data d.safetensors --steps 1 --load-state w.safetensors"),
      3, "(use --weights to start a training from the parameters alone)");
  EXPECT_EQ(
      run("TRAIN", "--data d.safetensors --steps 1 --weights w.safetensors")
          .status,
      0);
  save("negative.safetensors", floats("layer.w", {3}, {0, 0, 0}),
       floats("optimizer.momentum.layer.w", {3}, {0, 0, 0}),
       tensor<int64_t>("train.step", DataType::I64, {}, {-1}));
  expectError(
      run("TRAIN",
          "--data d.safetensors --steps 1 --load-state negative.safetensors"),
      3, "negative");
}

TEST_F(Training, TimeAndProgress) {
  saveData("d.safetensors", 2);
  Ran ran = run("TRAIN", "--data d.safetensors --steps 9 --time");
  EXPECT_EQ(ran.out.rfind("{\"runs\":9,\"p50_us\":", 0), 0u) << ran.out;
  EXPECT_EQ(ran.err.rfind("step 9/9  loss ", 0), 0u) << ran.err;
}
