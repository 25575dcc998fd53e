//===- ThreadPool.cpp - Shares of kernels ---------------------------------===//
#include "ThreadPool.h"
#include <gtest/gtest.h>

using namespace thunder;

namespace {
/// Counts visits of each unit and checks that shares begin at grains.
struct Visits {
  std::vector<std::atomic<int>> units;
  int64_t grain;
  std::atomic<int> misaligned{0};
  Visits(int64_t count, int64_t grain) : units(count), grain(grain) {}
};

void visit(void *const *arguments, int64_t begin, int64_t end) {
  auto &visits = *static_cast<Visits *>(arguments[0]);
  visits.misaligned += begin % visits.grain != 0;
  for (int64_t i = begin; i < end; ++i)
    ++visits.units[i];
}
} // namespace

TEST(ThreadPool, EveryUnitOnceInManyRounds) {
  for (int threads : {1, 2, 5}) {
    ThreadPool pool;
    ASSERT_FALSE(pool.start(threads).failed());
    EXPECT_EQ(pool.threads(), threads);
    for (int64_t units : {0, 1, 2, 7, 64, 1000})
      for (int64_t grain : {1, 3, 8, 2000}) {
        Visits visits(units, grain);
        void *arguments[] = {&visits};
        constexpr int rounds = 20;
        for (int round = 0; round < rounds; ++round)
          pool.run(visit, arguments, units, grain);
        EXPECT_EQ(visits.misaligned, 0);
        for (auto &unit : visits.units)
          ASSERT_EQ(unit, rounds);
      }
  }
}

TEST(ThreadPool, WakesAfterSleeping) {
  ThreadPool pool;
  ASSERT_FALSE(pool.start(3).failed());
  for (int round = 0; round < 5; ++round) {
    timespec pause = {0, 3'000'000}; // longer than workers spin
    nanosleep(&pause, nullptr);
    Visits visits(6, 1);
    void *arguments[] = {&visits};
    pool.run(visit, arguments, 6, 1);
    for (auto &unit : visits.units)
      ASSERT_EQ(unit, 1);
  }
  ASSERT_FALSE(pool.start(2).failed());
  EXPECT_EQ(pool.threads(), 2);
}
