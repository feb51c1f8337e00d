// What goes along from one chapter of a campaign to another, in English.
import { english, extended } from "../english";
import type { BecomesWord, CarriedItem, CarriedWord, CarryWish } from "../../ipc";
import { listIn } from "../list";
import { pluralIn } from "../plural";

const plural = pluralIn("en");
const list = listIn("en");

/** What there is at an end, as a list offers it. */
export const things: Record<CarriedWord, string> = {
  score: "Points",
  goods: "Goods",
  followers: "Followers",
  floors: "Tower floors",
  prisoners: "Prisoners",
  robber: "The robber’s place",
  house: "The value of the tollhouse",
  stars: "Stars",
  won: "A win",
};

/** The same within a sentence. */
const within: Record<CarriedWord, string> = {
  score: "points",
  goods: "goods",
  followers: "followers",
  floors: "tower floors",
  prisoners: "prisoners",
  robber: "the robber’s place",
  house: "the value of the tollhouse",
  stars: "stars",
  won: "a win",
};

const counted: Record<BecomesWord, (count: number) => string> = {
  score: (count) => plural(count, { one: "{n} point", other: "{n} points" }),
  followers: (count) => plural(count, { one: "{n} follower", other: "{n} followers" }),
  floors: (count) => plural(count, { one: "{n} tower floor", other: "{n} tower floors" }),
  wine: (count) => plural(count, { one: "{n} barrel of wine", other: "{n} barrels of wine" }),
  wheat: (count) => plural(count, { one: "{n} sack of wheat", other: "{n} sacks of wheat" }),
  cloth: (count) => plural(count, { one: "{n} bolt of cloth", other: "{n} bolts of cloth" }),
};

export const carried = extended(english.carried, {
  things,
  /** What one seat brings along; empty where that comes to nothing. */
  one: ({ what, to, amount, goods, prisoners }: CarriedItem): string => {
    if (what === "goods")
      return list.and(
        (["wine", "wheat", "cloth"] as const).flatMap((kind, at) =>
          (goods[at] ?? 0) > 0 ? [counted[kind](goods[at] ?? 0)] : [],
        ),
      );
    if (what === "prisoners")
      return plural(
        prisoners.reduce((sum, count) => sum + count, 0),
        { one: "{n} prisoner", other: "{n} prisoners" },
      );
    if (what === "robber") return `the robber on space ${amount}`;
    if (what === "house") return `a tollhouse that shows ${amount}`;
    return amount > 0 && to !== null ? counted[to](amount) : "";
  },
  /** What the form says, as a sentence. */
  sentence: (wish: CarryWish, from: string): string => {
    const what = within[wish.what];
    const each = wish.everybody ? "everybody" : "the player";
    const many = (count: number) => (wish.to === null ? `${count}` : counted[wish.to](count));
    const rate =
      wish.per !== null && wish.per > 1
        ? `, ${many(1)} for every ${wish.per}`
        : wish.times !== null && wish.times > 1
          ? `, ${many(wish.times)} for each`
          : wish.to === null || wish.to === wish.what
            ? ""
            : `, ${many(1)} for each`;
    const least = wish.least === null ? "" : `, at least ${wish.least}`;
    const most = wish.most === null ? "" : `, at most ${wish.most}`;
    return `From “${from}”, for ${each}: ${what}${rate}${least}${most}.`;
  },
});
