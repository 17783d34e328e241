// Random games of Downtown for three to six players by the default options; `tables.hpp` holds the
// data.
#include "random-games.hpp"
#include "tables.hpp"
#include <immintrin.h>

constexpr u32 ALL = (1u << LOTS) - 1;
constexpr int PARK = 3;

static int nth_bit(u32 word, int n) { return __builtin_ctz(_pdep_u32(1u << n, word)); }

struct Order {
  int lot, plots;
};

struct Game {
  // Sets of lots: with a plaque, where plots can be ordered, with four markers, with each plaque.
  u32 laid, open, full, with[4];
  // Plaques left by form (the lots with odd numbers are squares) and use, in bytes.
  u32 left[2];
  u8 cards[2][HALF];
  int piles[2];
  // By lot: plots of each seat, four bits a seat, and of all.
  u32 owners[LOTS];
  u8 sold[LOTS];
  int money[SEATS], markers[SEATS];
  u32 tokens;
  int mayor, answers;

  int score(int seat) const { return money[seat]; }

  void lay(int lot, int use) {
    const u32 bit = 1u << lot;
    with[use] |= bit;
    laid |= bit;
    if (use == PARK) open &= ~bit;
    else left[lot & 1] -= 1u << (8 * use);
  }

  int take(int pile, int count, Chance& chance) {
    const int at = chance.below(count);
    const int card = cards[pile][at];
    cards[pile][at] = cards[pile][count - 1];
    return card;
  }

  void set_up(Chance& chance) {
    *this = {};
    open = ALL;
    left[0] = left[1] = PLAQUES * 0x010101;
    for (int i = 0; i < HALF; i++) {
      cards[0][i] = i;
      cards[1][i] = HALF + i;
    }
    int six[6];
    for (int i = 0; i < 6; i++) six[i] = take(i / 3, HALF - i % 3, chance);
    for (int i = 5; i > 0; i--) std::swap(six[i], six[chance.below(i + 1)]);
    constexpr int FIRST[6] = {PARK, PARK, PARK, 0, 2, 1};
    for (int i = 0; i < 6; i++) lay(six[i], FIRST[i]);
    mayor = chance.below(SEATS);
    piles[0] = piles[1] = HALF - 3;
    tokens = (1 << SEATS) - 1;
    for (int seat = 0; seat < SEATS; seat++) {
      money[seat] = START_MONEY;
      markers[seat] = MARKERS;
    }
  }

  // Turns one or two cards; -1 for no second one.
  void turn(Chance& chance, int& now, int& next) {
    next = -1;
    int pile;
    if (piles[0] == 0 || piles[1] == 0) pile = piles[0] == 0;
    else {
      pile = chance.below(2);
      answers++;
    }
    now = take(pile, piles[pile]--, chance);
    if ((now & 1) || piles[0] + piles[1] == 0) return;
    if (piles[1 - pile] > 0) pile = 1 - pile;
    next = take(pile, piles[pile]--, chance);
  }

  u32 uses_for(int lot) const {
    const u32 some = left[lot & 1];
    return (some & 0xff ? 1 : 0) | (some & 0xff00 ? 2 : 0) | (some & 0xff0000 ? 4 : 0);
  }

  void vote(int lot, Chance& chance) {
    const u32 uses = uses_for(lot);
    if ((uses & (uses - 1)) == 0) return lay(lot, uses >> 1);
    const int count = __builtin_popcount(uses);
    int ballots[SEATS], votes[3] = {};
    for (int& ballot : ballots) {
      ballot = nth_bit(uses, chance.below(count));
      votes[ballot]++;
    }
    answers += SEATS;
    // Those with a token, from the mayor on.
    for (int i = 0, seat = mayor; i < SEATS; i++, seat = seat + 1 == SEATS ? 0 : seat + 1) {
      if (((tokens >> seat) & 1) == 0) continue;
      answers++;
      if (chance.below(2) == 0) continue;
      tokens &= ~(1u << seat);
      votes[ballots[seat]]++;
    }
    const int most = std::max({votes[0], votes[1], votes[2]});
    const u32 leading = (votes[0] == most) | (votes[1] == most) << 1 | (votes[2] == most) << 2;
    int use = ballots[mayor];
    if ((leading & (leading - 1)) == 0) use = leading >> 1;
    else if (((leading >> use) & 1) == 0) {
      use = nth_bit(leading, chance.below(__builtin_popcount(leading)));
      answers++;
    }
    lay(lot, use);
  }

  // The lots are listed from the highest on, with one to `most` plots each.
  Order draw_order(int seat, Chance& chance) const {
    int bare = std::min(markers[seat], MOST_PLOTS);
    while (PRICE[0][bare] > money[seat]) bare--;
    int built = bare;
    while (PRICE[1][built] > money[seat]) built--;
    const u32 bares = open & ~laid, builts = open & laid;
    const int on_bare = bare * __builtin_popcount(bares);
    const int on_built = built * __builtin_popcount(builts);
    int drawn = chance.below(1 + on_bare + on_built);
    if (drawn == 0) return {0, 0};
    drawn--;
    if (drawn < on_bare) return pick(bares, bare, on_bare - 1 - drawn);
    return pick(builts, built, on_built - 1 - (drawn - on_bare));
  }

  static Order pick(u32 lots, int most, int place) {
    const int lot = place / most;
    return {nth_bit(lots, lot), most - (place - lot * most)};
  }

  void place(int lot, int seat, int plots) {
    owners[lot] += plots << (4 * seat);
    sold[lot] += plots;
    if (sold[lot] < 4) return;
    full |= 1u << lot;
    open &= ~(1u << lot);
  }

  void fill(const Order (&orders)[SEATS]) {
    u32 wanted = 0, contested = 0;
    for (const auto& [lot, plots] : orders) {
      const u32 bit = u32(plots > 0) << lot;
      contested |= wanted & bit;
      wanted |= bit;
    }
    int got[SEATS] = {};
    for (int pass = 1; contested && pass <= MOST_PLOTS; pass++) {
      for (int i = 0, seat = mayor; i < SEATS; i++, seat = seat + 1 == SEATS ? 0 : seat + 1) {
        const auto& [lot, plots] = orders[seat];
        if (plots < pass || ((contested >> lot) & 1) == 0 || sold[lot] >= 4) continue;
        place(lot, seat, 1);
        got[seat]++;
      }
    }
    for (int seat = 0; seat < SEATS; seat++) {
      const auto& [lot, plots] = orders[seat];
      if (plots == 0) continue;
      if (((contested >> lot) & 1) == 0) {
        got[seat] = std::min(plots, 4 - sold[lot]);
        place(lot, seat, got[seat]);
      }
      money[seat] -= PRICE[(laid >> lot) & 1][plots];
      markers[seat] -= got[seat];
    }
  }

  void pay_out(int lot) {
    const u32 bit = 1u << lot;
    const int use = with[0] & bit ? 0 : with[1] & bit ? 1 : 2;
    const int found = __builtin_popcount(BESIDE[lot] & with[(use + 1) % 3]);
    const bool sensible = use == 0 ? found == 0 : found >= use;
    const int value = __builtin_popcount(BESIDE[lot] & laid) << sensible;
    int count = 0;
    for (int seat = 0; seat < SEATS; seat++) count += ((owners[lot] >> (4 * seat)) & 15) > 0;
    int bonus = 0;
    if (value > 0 && count == 1) bonus = sensible ? 10 : SOLE_BONUS;
    if (value > 0 && count == 2) bonus = sensible ? 2 : 1;
    for (int seat = 0; seat < SEATS; seat++) {
      const int plots = (owners[lot] >> (4 * seat)) & 15;
      if (plots == 0) continue;
      money[seat] += plots * value + bonus;
      markers[seat] += plots;
    }
    owners[lot] = 0;
    full &= ~bit;
  }

  // Plays a whole game; returns the number of answers.
  int play(Chance& chance) {
    set_up(chance);
    for (;;) {
      int now, next;
      turn(chance, now, next);
      vote(now, chance);
      if (next >= 0) vote(next, chance);
      Order orders[SEATS];
      for (int seat = 0; seat < SEATS; seat++) orders[seat] = draw_order(seat, chance);
      answers += SEATS;
      fill(orders);
      for (u32 due = full & laid; due; due &= due - 1) pay_out(__builtin_ctz(due));
      if (laid == ALL) return answers;
      mayor = mayor + 1 == SEATS ? 0 : mayor + 1;
    }
  }
};

int main(int argc, char** argv) { return run<SEATS, Game>(argc, argv); }
