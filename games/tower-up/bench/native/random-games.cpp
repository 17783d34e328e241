// Random games of Tower Up by the default options; `tables.hpp` holds the data.
#include "random-games.hpp"
#include "tables.hpp"
#include <immintrin.h>

constexpr u32 ONES = 0x01010101, GUARD = 0x80808080;
constexpr int CARD_COUNT = sizeof CARDS / sizeof CARDS[0], GOAL_COUNT = sizeof GOALS / sizeof GOALS[0];
constexpr u64 ALL = (SITES == 64 ? 0 : 1ull << SITES) - 1;
// A site has fewer roads than this.
constexpr int ROWS = 11;
constexpr int JOKER = 4;

static int nth_bit(u64 word, int n) { return __builtin_ctzll(_pdep_u64(1ull << n, word)); }
static int count_of(u32 counts, int colour) { return (counts >> (8 * colour)) & 0xff; }
static u32 unit(int colour) { return 1u << (8 * colour); }
static int sum_of(u32 counts) { return (counts * ONES) >> 24; }
// Whether `counts` has at least as many of each colour.
static bool covers(u32 counts, u32 wanted) { return ((counts + GUARD - wanted) & GUARD) == GUARD; }

// Every choice of up to four floors, and where those of each size begin.
static u32 CHOICE[70];
static int CHOICE_FROM[6];
// By four bits of colours: 1 in each of four words of 16 bits.
static u64 SPREAD[16];

static int choose(u32 floors, int more, int from, int count) {
  if (more == 0) CHOICE[count++] = floors;
  else for (int colour = from; colour < 4; colour++) count = choose(floors + unit(colour), more - 1, colour, count);
  return count;
}

static void prepare() {
  for (int size = 0; size <= 4; size++) CHOICE_FROM[size + 1] = choose(0, size, 0, CHOICE_FROM[size]);
  for (int bits = 0; bits < 16; bits++)
    for (int colour = 0; colour < 4; colour++) SPREAD[bits] |= u64((bits >> colour) & 1) << (16 * colour);
}

struct Player {
  // Sites with an own roof, and with two.
  u64 present, twice;
  u32 stock;
  int total, roofs, stars, visible, cone, tokens;
  u8 markers[4];
  // The heights of own roofs, and the goals that were reached, as bits.
  u32 levels, reached;
};

enum End { NO_END, BY_ROOFS, BY_SHORTAGE, BY_BLOCK };

struct Game {
  // Sites with a building, those beside one, and those with a building of each colour.
  u64 built, near, colours[4];
  // By colour and count: the sites whose neighbours cost at least so many floors of the colour.
  u64 needed[4][ROWS + 1];
  // By site: what its neighbours cost, their colours as bits, and how many they are.
  u32 price[SITES];
  u8 near_colours[SITES], near_count[SITES];
  // By site: floors, colour, and 1 + the seat of the roof on top.
  u8 height[SITES], colour[SITES], roof[SITES];
  u32 supply, left;
  u8 pile[CARD_COUNT], discards[CARD_COUNT], market[MARKET];
  int piles, discarded;
  u8 goals[3], gone[3];
  End end;
  int end_seat;
  u32 coned;
  Player players[SEATS];

  int score(int seat) const {
    const Player& p = players[seat];
    int all = p.tokens + CONE[p.cone];
    for (const u8 marker : p.markers) all += MILLIONS[marker];
    return all;
  }

  int draw_card(Chance& chance) {
    const int at = chance.below(piles);
    const int card = pile[at];
    pile[at] = pile[--piles];
    return card;
  }

  void stand(int site, int hue) {
    const u64 next = NEXT[site];
    built |= 1ull << site;
    near |= next;
    colours[hue] |= 1ull << site;
    height[site] = 1;
    colour[site] = hue;
    roof[site] = 0;
    u64* row = needed[hue];
    for (int count = ROWS - 1; count > 1; count--) row[count] |= row[count - 1] & next;
    row[1] |= next;
    for (u64 rest = next; rest; rest &= rest - 1) {
      const int other = __builtin_ctzll(rest);
      price[other] += unit(hue);
      near_colours[other] |= 1 << hue;
      near_count[other]++;
    }
  }

  // The empty sites beside a building whose neighbours can be paid for out of these floors.
  u64 affordable(u32 floors) const {
    u64 dear = built;
    for (int hue = 0; hue < 4; hue++) dear |= needed[hue][std::min(ROWS, 1 + count_of(floors, hue))];
    return near & ~dear;
  }

  bool is_blocked() const {
    const u64 sites = affordable(left);
    for (int hue = 0; hue < 4; hue++)
      if (count_of(left, hue) > 0 && (sites & ~needed[hue][1])) return false;
    return true;
  }

  void set_end(End reason, int seat) {
    end = reason;
    end_seat = seat;
  }

  int set_up(Chance& chance) {
    *this = {};
    for (int card = 0; card < CARD_COUNT; card++) pile[card] = card;
    piles = CARD_COUNT;
    int floors[START_FLOORS];
    for (int i = 0; i < START_FLOORS; i++) floors[i] = CARDS[market[i] = draw_card(chance)].bottom;
    u8 some[GOAL_COUNT];
    for (int i = 0; i < GOAL_COUNT; i++) some[i] = i;
    for (int i = 0; i < 3; i++) {
      const int at = chance.below(GOAL_COUNT - i);
      goals[i] = some[at];
      some[at] = some[GOAL_COUNT - 1 - i];
    }
    const int first = chance.below(SEATS);
    left = FLOORS;
    supply = FLOORS - SEATS * START_STOCK;
    for (Player& p : players) {
      p.stock = START_STOCK;
      p.total = sum_of(START_STOCK);
      p.roofs = ROOFS;
    }
    for (int hue : floors) {
      if (hue == JOKER) {
        int list[4], count = 0;
        for (int one = 0; one < 4; one++) if (ALL & ~built & ~needed[one][1]) list[count++] = one;
        if (count == 0) continue;
        hue = list[chance.below(count)];
      }
      const u64 sites = ALL & ~built & ~needed[hue][1];
      if (sites == 0) continue;
      stand(nth_bit(sites, chance.below(__builtin_popcountll(sites))), hue);
      supply -= unit(hue);
      left -= unit(hue);
    }
    if (is_blocked()) set_end(BY_BLOCK, (first + SEATS - 1) % SEATS);
    return first;
  }

  void move(Player& p, int hue, int steps) {
    p.markers[hue] = std::min(LAST_STEP, p.markers[hue] + steps);
    p.stars = STARS_AT[std::min(std::min(p.markers[0], p.markers[1]), std::min(p.markers[2], p.markers[3]))];
  }

  static int group_around(u64 sites, int site) {
    u64 group = 0;
    for (u64 open = 1ull << site; open;) {
      const int next = __builtin_ctzll(open);
      group |= 1ull << next;
      open = (open | NEXT[next]) & sites & ~group;
    }
    return __builtin_popcountll(group);
  }

  static bool both_sides(u64 sites, int site) {
    auto has = [sites](const Crossing& one) { return (sites >> one.a) & (sites >> one.b) & 1; };
    for (const Crossing& one : CROSSINGS) {
      if ((one.a != site && one.b != site) || !has(one)) continue;
      for (const Crossing& two : CROSSINGS) {
        const bool apart = one.a != two.a && one.a != two.b && one.b != two.a && one.b != two.b;
        if (apart && one.border != two.border && has(two)) return true;
      }
    }
    return false;
  }

  bool holds(const Goal& goal, const Player& p, int site) const {
    const u64 sites = p.present;
    switch (goal.rule) {
      case all_colours:
        for (const u64 one : colours) if ((one & sites) == 0) return false;
        return true;
      case all_districts:
        for (const u64 one : DISTRICTS) if ((one & sites) == 0) return false;
        return true;
      case count_feature: return __builtin_popcountll(sites & FEATURES[goal.m]) >= goal.n;
      case count_colour: return __builtin_popcountll(sites & colours[goal.m]) >= goal.n;
      case double_presence: return __builtin_popcountll(p.twice) >= goal.n;
      case roof_levels: return (p.levels & goal.n) == u32(goal.n);
      case grey_split: {
        const int one = __builtin_popcountll(sites & DISTRICTS[GREY[0]]);
        const int other = __builtin_popcountll(sites & DISTRICTS[GREY[1]]);
        return (one >= goal.n && other >= goal.m) || (one >= goal.m && other >= goal.n);
      }
      case connected_group: return group_around(sites, site) >= goal.n;
      default: return both_sides(sites, site);
    }
  }

  void build(Player& p, int seat, int site, int hue, int top) {
    const u32 cost = price[site] + unit(hue);
    const u64 raised = NEXT[site] & built;
    stand(site, hue);
    for (u64 rest = raised; rest; rest &= rest - 1) {
      const int other = __builtin_ctzll(rest);
      height[other]++;
      if (roof[other]) players[roof[other] - 1].visible--;
      roof[other] = 0;
    }
    p.total -= 1 + __builtin_popcountll(raised);
    p.stock -= cost;
    left -= cost;
    p.roofs--;
    p.visible++;
    roof[top] = seat + 1;
    p.levels |= 1u << height[top];
    const u64 bit = 1ull << top;
    p.twice |= p.present & bit;
    p.present |= bit;
    move(p, colour[top], height[top]);
    for (int i = 0; i < 3; i++) {
      if (((p.reached >> i) & 1) || !holds(GOALS[goals[i]], p, top)) continue;
      p.reached |= 1u << i;
      p.tokens += TOKENS[gone[i]++];
    }
    if (end != NO_END) return;
    if (p.roofs == 0) set_end(BY_ROOFS, seat);
    else if (is_blocked()) set_end(BY_BLOCK, seat);
  }

  // The printed floors of a card that the supply still has.
  u32 there(const Card& card) const {
    if (covers(supply, card.floors)) return card.floors;
    u32 all = 0;
    for (int hue = 0; hue < 4; hue++) all += unit(hue) * std::min(count_of(card.floors, hue), count_of(supply, hue));
    return all;
  }

  void take(Player& p, int seat, int at, u32 choice, Chance& chance) {
    const Card& card = CARDS[market[at]];
    const u32 printed = there(card), got = printed + choice;
    p.stock += got;
    p.total += sum_of(got);
    supply -= got;
    if (card.machine >= 0) move(p, card.machine, card.steps);
    discards[discarded++] = market[at];
    if (piles == 0) {
      memcpy(pile, discards, discarded);
      piles = discarded;
      discarded = 0;
    }
    market[at] = draw_card(chance);
    if (printed != card.floors && end == NO_END) set_end(BY_SHORTAGE, seat);
  }

  // Lists the choices of `size` floors out of these.
  static int list_choices(u32 floors, int size, u8* out) {
    int count = 0;
    for (int i = CHOICE_FROM[size]; i < CHOICE_FROM[size + 1]; i++) {
      out[count] = i;
      count += covers(floors, CHOICE[i]);
    }
    return count;
  }

  // Plays an answer of a seat, a uniform one out of all. Builds come first: by half of the board,
  // colour, site and roof.
  void act(Player& p, int seat, Chance& chance) {
    u64 sites = 0, counts[2] = {};
    if (p.roofs > 0) {
      sites = affordable(p.stock);
      const u32 hues = _pext_u32(p.stock + 0x7f7f7f7f, GUARD);
      for (u64 rest = sites; rest; rest &= rest - 1) {
        const int site = __builtin_ctzll(rest);
        counts[site >> 5] += SPREAD[hues & ~near_colours[site]] * (1 + near_count[site]);
      }
    }
    const u64 both = counts[0] + counts[1];
    const int builds = (both * 0x0001000100010001ull) >> 48;
    u8 takes[MARKET * 40], taken_from[MARKET + 1] = {};
    int total = 0;
    for (int at = 0; at < MARKET; at++) {
      const Card& card = CARDS[market[at]];
      if (!card.joker && covers(supply, card.floors)) takes[total++] = 0;
      else {
        const u32 printed = there(card), rest = supply - printed;
        const int size = std::min(card.shown - sum_of(printed), sum_of(rest));
        total += list_choices(rest, size, takes + total);
      }
      taken_from[at + 1] = total;
    }
    int drawn = chance.below(builds + total);
    if (drawn >= builds) {
      drawn -= builds;
      int at = 0;
      while (drawn >= taken_from[at + 1]) at++;
      return take(p, seat, at, CHOICE[takes[drawn]], chance);
    }
    int part = 0;
    for (;; part++) {
      const int count = (counts[part >> 2] >> (16 * (part & 3))) & 0xffff;
      if (drawn < count) break;
      drawn -= count;
    }
    const int hue = part & 3;
    u64 rest = sites & ~needed[hue][1] & (part < 4 ? 0xffffffffull : ~0xffffffffull);
    while (drawn > near_count[__builtin_ctzll(rest)]) {
      drawn -= 1 + near_count[__builtin_ctzll(rest)];
      rest &= rest - 1;
    }
    const int site = __builtin_ctzll(rest);
    build(p, seat, site, hue, drawn == 0 ? site : nth_bit(NEXT[site] & built, drawn - 1));
  }

  // Plays a whole game; returns the number of answers.
  int play(Chance& chance) {
    int answers = 0;
    for (int seat = set_up(chance);; seat = seat + 1 == SEATS ? 0 : seat + 1) {
      Player& p = players[seat];
      for (int stars = p.stars;; stars = p.stars) {
        act(p, seat, chance);
        answers++;
        if (p.total > LIMIT) {
          u8 backs[40];
          const int count = list_choices(p.stock, p.total - LIMIT, backs);
          const u32 floors = CHOICE[backs[chance.below(count)]];
          p.stock -= floors;
          supply += floors;
          p.total = LIMIT;
          answers++;
        }
        // Who reaches a star has another turn.
        if (p.stars == stars) break;
      }
      if (end == NO_END) continue;
      const u32 all = (1u << SEATS) - 1, others = coned | 1u << seat;
      if (end != BY_ROOFS && seat == end_seat && others != all) continue;
      p.cone = std::min(MOST_SEEN, p.visible);
      coned = others;
      if (others == all) return answers;
    }
  }
};

int main(int argc, char** argv) {
  prepare();
  return run<SEATS, Game>(argc, argv);
}
