// Of all that a decision changes, the few reasons that matter, the heaviest first.
import type { Action, Motive } from "../ipc";
import type { Kind } from "../words/vocabulary";
import type { Why } from "../words/why";

/** Nobody reads more of them. */
const MOST = 3;
const MOST_AGAINST = 2;
/** Who is paid for land counts more than any points on it. */
const MAJORITY = 50;
const AMONG_OTHERS = 5;
/** Points on the track are sure: more than points in sight. */
const SURE = 3;
const HOME = 2;
const COST = 1;
/** A follower in vain, or the last one. */
const DEAR = 6;

type WeighedReason = readonly [weight: number, why: Why];
type Of<Code extends Motive["code"]> = Extract<Motive, { code: Code }>["facts"];

interface ReasonedDecision {
  action: Action;
  then?: Action | null;
}

const majority = (me: number, { place: { kind }, before, now }: Of<"majority">): WeighedReason => {
  const [was, is] = [before.includes(me), now.includes(me)];
  if (!was && is && now.length === 1) return [MAJORITY, { is: "takes", kind, from: before }];
  if (was && is && before.length > 1 && now.length === 1)
    return [MAJORITY, { is: "takes", kind, from: before.filter((player) => player !== me) }];
  if (!was && is) return [MAJORITY, { is: "gets-a-share", kind, player: me }];
  if (was && !is) return [MAJORITY, { is: "loses", kind, player: me }];
  if (was && before.length === 1) return [MAJORITY, { is: "shares", kind, player: me }];
  return [AMONG_OTHERS, { is: "changes-hands", kind, from: before, to: now }];
};

/** The final scoring pays what was in sight before: that is no news. */
const isNews = ({ points, before, when }: Of<"scores">): boolean =>
  when !== "final" || points !== before;

/** Land on which a figure is placed, and which paid nobody before, is claimed. */
const inSight = (
  me: number,
  { player, points, place: { kind } }: Of<"in-sight">,
  claimed: readonly Kind[],
): WeighedReason => {
  const size = Math.abs(points);
  if (player === me && points > 0 && claimed.includes(kind))
    return [size, { is: "claims", kind, points }];
  const is = player === me ? (points > 0 ? "grows" : "shrinks") : points > 0 ? "helps" : "harms";
  return [size, { is, kind, player, points: size }];
};

const weighedReasons = (
  me: number,
  { action, then }: ReasonedDecision,
  motives: readonly Motive[],
): WeighedReason[] => {
  const decidedLand = motives.flatMap((motive) =>
    motive.code === "majority" ? [motive.facts] : [],
  );
  const isImplied = ({ player, points, place }: Of<"in-sight">): boolean =>
    !(player === me && points > 0) &&
    decidedLand.some((other) => JSON.stringify(other.place) === JSON.stringify(place));
  const grows = motives.flatMap((motive) =>
    motive.code === "in-sight" && motive.facts.player === me && motive.facts.points > 0
      ? [motive.facts.place.kind]
      : [],
  );
  /** Where other land of its kind grows too, nobody knows here which of them was claimed. */
  const claimed = [action, then].flatMap((one) =>
    one?.type === "figure" && grows.filter((kind) => kind === one.kind).length === 1
      ? [one.kind]
      : [],
  );
  const wins = motives.some((motive) =>
    motive.code === "scores" || motive.code === "in-sight"
      ? motive.facts.player === me && motive.facts.points > 0
      : motive.code === "majority" &&
        motive.facts.now.includes(me) &&
        !motive.facts.before.includes(me),
  );
  const weighed = motives.flatMap((motive): WeighedReason[] => {
    if (motive.code === "majority") return [majority(me, motive.facts)];
    if (motive.code === "scores") {
      const { player, points, before, source } = motive.facts;
      const weight = Math.abs(points - before) + SURE;
      return isNews(motive.facts)
        ? [[weight, { is: "scores", player, points, before, source }]]
        : [];
    }
    if (motive.code === "in-sight")
      return isImplied(motive.facts) ? [] : [inSight(me, motive.facts, claimed)];
    if (motive.code !== "followers") return [];
    const { more, left } = motive.facts;
    if (more > 0) return [[HOME, { is: "home", count: more }]];
    const weight = wins && left > 0 ? COST : DEAR;
    return [[weight, { is: "costs", count: -more, left, wins }]];
  });
  return weighed.toSorted(([one], [other]) => other - one);
};

/** What a decision of somebody changes, in at most three reasons; what no reason here can say is left to others. */
export const heaviestReasons = (
  me: number,
  decided: ReasonedDecision,
  motives: readonly Motive[],
): Why[] =>
  weighedReasons(me, decided, motives)
    .slice(0, MOST)
    .map(([, why]) => why);

const BAD: readonly Why["is"][] = ["loses", "shares", "shrinks", "helps", "costs"];
const NEITHER: readonly Why["is"][] = ["changes-hands", "nothing-at-once"];

/** True for what whoever decides would rather not have; null where it is neither good nor bad for them. */
const isBad = (me: number, why: Why): boolean | null => {
  if (why.is !== "scores") return NEITHER.includes(why.is) ? null : BAD.includes(why.is);
  const { player, points, before } = why;
  return player === me ? points < Math.max(before, 0) : points > before;
};

/** What speaks against a decision of somebody, in at most two reasons. It names no other decision. */
export const reasonsAgainst = (
  me: number,
  decided: ReasonedDecision,
  motives: readonly Motive[],
): Why[] => {
  const all = weighedReasons(me, decided, motives).map(([, why]) => why);
  const against = all.filter((why) => isBad(me, why) === true).slice(0, MOST_AGAINST);
  if (against.length > 0) return against;
  const wins = all.some((why) => isBad(me, why) === false);
  return [{ is: wins ? "wins-less" : "wins-nothing" }];
};
