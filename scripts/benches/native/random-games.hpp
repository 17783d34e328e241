// What the native programs of all games share: the chance of the project's benches, and the measuring.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

using u8 = uint8_t;
using u16 = uint16_t;
using u32 = uint32_t;
using u64 = uint64_t;

// xoshiro128**, with the same seeds and draws as QuickChance of core/chance.ts.
struct Chance {
  u32 a, b, c, d;

  explicit Chance(u32 seed) {
    u32 x = seed;
    auto next = [&x] {
      x += 0x9e3779b9;
      u32 z = x ^ (x >> 16);
      z *= 0x21f0aaad;
      z ^= z >> 15;
      z *= 0x735a2d97;
      return z ^ (z >> 15);
    };
    a = next();
    b = next();
    c = next();
    d = next() | 1;
  }

  u32 word() {
    const u32 x = b * 5;
    const u32 result = ((x << 7) | (x >> 25)) * 9;
    const u32 t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >> 21);
    return result;
  }

  // A whole number from 0 to n - 1.
  u32 below(u32 n) { return (u64(word()) * n) >> 32; }
};

// The end of a game, to compare it with the game of the fast rules from the same seed.
struct Digest {
  u32 hash = 0x811c9dc5;
  void add(u32 value) { hash = (hash ^ value) * 0x01000193; }
};

inline double processor_time() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

// `digest <games>`: one hash over the games of the seeds from 0 on: of each the number of answers, the
// scores and the next random word. Without arguments: games a second, the best of six half seconds.
template <int SEATS, typename Game>
int run(int argc, char** argv) {
  static Game game;
  if (argc == 3 && !strcmp(argv[1], "digest")) {
    Digest digest;
    const u32 games = atoi(argv[2]);
    for (u32 seed = 0; seed < games; seed++) {
      Chance chance(seed);
      digest.add(game.play(chance));
      for (int seat = 0; seat < SEATS; seat++) digest.add(game.score(seat));
      digest.add(chance.word());
    }
    printf("%u\n", digest.hash);
    return 0;
  }
  Chance chance(1);
  u64 answers = 0;
  auto rate = [&](double seconds) {
    const double start = processor_time();
    double time = 0;
    u64 games = 0;
    for (; time < seconds; time = processor_time() - start) {
      for (int i = 0; i < 1000; i++) answers += game.play(chance);
      games += 1000;
    }
    return games / time;
  };
  rate(1);
  double best = 0;
  for (int i = 0; i < 6; i++) best = std::max(best, rate(0.5));
  // The number of answers is used, so that no compiler leaves the games out.
  if (answers == 0) return 1;
  printf("%.0f\n", best);
  return 0;
}
