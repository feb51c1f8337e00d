// What is said in the editor of a position and of its aims.
import type { AimSentence, AimTrials, NumberBound, Place } from "../ipc";
import { where } from "./where";
import { extended, inEach } from "./extended";
import type { FigureName, PlayerNames } from "./vocabulary";

export const position = inEach((m) => {
  const { aim: aims, bound, landOnTile, anyLand, aims: form } = m.position;

  const land = (place: Place): string => landOnTile(place.kind, place.at, where(m).theTile(place));

  const bounded = ({ least, most, exactly }: NumberBound): string => {
    if (exactly !== null) return bound.exactly(exactly);
    if (least !== null && most !== null) return bound.between(least, most);
    if (least !== null) return bound.least(least);
    return most === null ? bound.any : bound.most(most);
  };

  /** An aim as one sentence without its full stop, so that it may stand in another. */
  const says = (aim: AimSentence, name: PlayerNames, learner: number): string => {
    const who = name(("player" in aim ? aim.player : null) ?? learner);
    const owner = "owner" in aim && aim.owner !== null ? name(aim.owner) : undefined;
    const figure = ("figure" in aim && aim.figure) || "none";
    const kind = ("kind" in aim && aim.kind) || "none";
    const place = "place" in aim ? aim.place : null;
    const there = place ? land(place) : anyLand(kind);
    const many = "bound" in aim ? bounded(aim.bound) : "";
    const alone = "alone" in aim && aim.alone ? "yes" : "no";
    const part = (of: AimSentence) => says(of, name, learner);
    switch (aim.is) {
      case "all":
        return aims.all(aim.of.map(part));
      case "any":
        return aims.any(aim.of.map(part));
      case "not":
        return aims.not(part(aim.of));
      case "score":
        return aims.score(who, many);
      case "worth":
        return aims.worth(who, there, many);
      case "scored":
        return place
          ? aims.scoredAt(who, aim.source ?? "none", there, many)
          : aims.scored(who, aim.source ?? "none", many);
      case "owns":
        return aims.owns(who, there, alone);
      case "complete":
        return aims.complete(there);
      case "stands":
        return aims.stands(who, figure, there);
      case "supply": {
        const lying: Readonly<Record<string, string>> = form.lying;
        const what = aim.what ?? "follower";
        return aims.supply(who, lying[what] ?? what, many);
      }
      case "prisoners":
        return aims.prisoners(who, figure, owner, many);
      case "captured":
        return aims.captured(who, figure, owner);
      case "completed":
        return aims.completed(there);
      case "wins":
        return aims.wins(who, alone);
      case "over":
        return aims.over;
      case "turns":
        return aims.turns(many);
      case "other":
        return aim.text;
    }
  };

  return extended(m.position, {
    figure: (figure: FigureName) => m.shared.figure[figure],
    aims: {
      kindOf: m.shared.land,
      tried: (bot: string, { reached, bags }: AimTrials) => form.tried(bot, reached, bags),
      /** Aims speak to whoever is to reach them. */
      sentence: (aim: AimSentence, name: PlayerNames, learner: number) =>
        form.sentence(
          says(aim, (player) => ({ ...name(player), you: player === learner }), learner),
        ),
    },
    placeOf: land,
  });
});
