// What is carried over from one chapter of a campaign to another.
import type { CarriedItem, CarryWish } from "../ipc";
import { extended, inEach, type Messages } from "./extended";

const rateOf = ({ carried: words }: Messages, { what, to, per, times }: CarryWish): string => {
  const became = (count: number) => (to === null ? String(count) : words.counted(to, count));
  if (per !== null && per > 1) return words.rate.per(became(1), per);
  if (times !== null && times > 1) return words.rate.each(became(times));
  return to === null || to === what ? "" : words.rate.each(became(1));
};

const limitsOf = ({ carried: { limits } }: Messages, { least, most }: CarryWish): string => {
  if (least !== null) return most !== null ? limits.both(least, most) : limits.least(least);
  return most !== null ? limits.most(most) : "";
};

export const carried = inEach((m) =>
  extended(m.carried, {
    /** What one seat brings along; empty where that comes to nothing. */
    one: ({ what, to, amount, goods, prisoners }: CarriedItem): string => {
      switch (what) {
        case "goods": {
          const has = (["wine", "wheat", "cloth"] as const).flatMap((kind, at) => {
            const count = goods[at] ?? 0;
            return count > 0 ? [m.carried.counted(kind, count)] : [];
          });
          return m.carried.goods(has);
        }
        case "prisoners":
          return m.carried.prisoners(prisoners.reduce((sum, count) => sum + count, 0));
        case "robber":
          return m.carried.robber(amount);
        case "house":
          return m.carried.house(amount);
        case "score":
        case "followers":
        case "floors":
        case "stars":
        case "won":
          return amount > 0 && to !== null ? m.carried.counted(to, amount) : "";
      }
    },
    /** What the form says, as a sentence. */
    sentence: (wish: CarryWish, chapter: string): string =>
      m.carried.sentence(
        chapter,
        wish.everybody ? "everybody" : "player",
        wish.what,
        rateOf(m, wish),
        limitsOf(m, wish),
      ),
  }),
);
