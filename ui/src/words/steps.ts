// What each step in a document's history did, by the kind of the step.
import type {
  CampaignOp,
  LessonOp,
  MixOp,
  Op,
  PositionOp,
  SeatOp,
  SetOp,
  TileOp,
  TurnOp,
} from "../ipc";
import { inEach, type Messages } from "./extended";
import { tiles } from "./tiles";
import { where } from "./where";

/** What something is called, by its id. */
type NameOf = (id: string) => string;

type Facts = Readonly<Record<string, unknown>>;

/** A kind of step that no message tells does not compile. */
interface Told {
  tile: Record<TileOp["do"], unknown>;
  set: Record<SetOp["do"], unknown>;
  mix: Record<MixOp["do"], unknown>;
  position: Record<Exclude<PositionOp["do"], "seat" | "turn" | "draw" | "mix">, unknown>;
  seat: Record<SeatOp["set"], unknown>;
  turn: Record<TurnOp["set"], unknown>;
  campaign: Record<CampaignOp["do"], unknown>;
  lesson: Record<LessonOp["do"], unknown>;
}

export const steps = inEach((m: Messages) => {
  const { version, about, pieceCount, pieceUsual, chapter, goneChapter } = m.steps satisfies Told;
  const say = (of: keyof Told | "draw", what: string, facts: Facts): string =>
    m.say("steps", `${of}-${what.replaceAll("-", "_")}`, facts) ?? "";
  const isOn = (op: object) => ("on" in op ? { on: op.on ? "on" : "off" } : {});

  const drawn = (op: TileOp): string =>
    say("tile", op.do, {
      ...op,
      ...isOn(op),
      ...("city" in op ? { side: op.city } : {}),
      ...("road" in op ? { side: op.road } : {}),
      ...("picture" in op ? { thing: tiles(m).label(op.picture) } : {}),
      ...(op.do === "mark" ? { thing: tiles(m).label(op.mark) } : {}),
      ...(op.do === "join" ? { sides: [op.from, op.to] } : {}),
    });

  const listed = (op: SetOp, tileName: NameOf): string =>
    say("set", op.do, {
      ...op,
      ...isOn(op),
      ...("tile" in op ? { tile: tileName(op.tile) } : {}),
      ...(op.do === "chapter" ? { chapter: m.print.rulesPage.chapter(op.chapter) } : {}),
      ...(op.do === "symbol" ? { symbol: op.symbol === null ? "none" : "some" } : {}),
      ...(op.do === "picture" ? { how: op.change.how } : {}),
      ...(op.do === "back" ? { back: op.png === null ? "none" : "some" } : {}),
      ...("tiles" in op ? { tiles: op.do === "remove" ? op.tiles.map(tileName) : op.tiles } : {}),
    });

  const mixed = (op: MixOp, setName: NameOf, tileName: NameOf): string => {
    const tile = op.do === "count" ? { tile: tileName(op.tile) } : {};
    if (op.do === "count" && op.count === null) return say("mix", "countAsSet", tile);
    return say("mix", op.do, {
      ...op,
      ...isOn(op),
      ...tile,
      ...(op.do === "times" ? { set: setName(op.set) } : {}),
      ...(op.do === "piece"
        ? { count: op.count === null ? pieceUsual : pieceCount(op.count) }
        : {}),
    });
  };

  const placed = (op: PositionOp, setName: NameOf, tileName: NameOf): string => {
    if (op.do === "seat" || op.do === "turn") return say(op.do, op.change.set, {});
    if (op.do === "draw") return say(op.do, op.draw.from, op.draw);
    if (op.do === "mix") return mixed(op.change, setName, tileName);
    return say("position", op.do, {
      ...op,
      ...("x" in op ? { where: where(m).alone(op) } : {}),
      ...("laid" in op ? { where: where(m).alone(op.laid) } : {}),
      ...("place" in op ? { kind: op.place.kind, where: where(m).alone(op.place) } : {}),
    });
  };

  const led = (op: CampaignOp, titleOf: (scenario: string) => string | undefined): string => {
    const named = (scenario: string) => {
      const title = titleOf(scenario);
      return title === undefined ? goneChapter : chapter(title);
    };
    return say("campaign", op.do, {
      ...op,
      ...isOn(op),
      ...("scenario" in op ? { chapter: named(op.scenario) } : {}),
      ...("chapter" in op ? { chapter: named(op.chapter) } : {}),
      ...(op.do === "move" ? { place: op.to + 1 } : {}),
      ...(op.do === "leads" ? { to: named(op.to) } : {}),
      ...(op.do === "needs" ? { needed: named(op.needed) } : {}),
      ...(op.do === "stars" ? { stars: op.stars ?? 0 } : {}),
    });
  };

  /** `setName` says what a tile set is called, `tileName` what a tile is called within its own, `titleOf` a chapter. */
  return (
    op: Op | null,
    setName: NameOf,
    tileName: NameOf,
    titleOf: (scenario: string) => string | undefined = () => undefined,
  ): string => {
    if (op === null) return version;
    switch (op.of) {
      case "about":
        return about(op.what);
      case "tile":
        return drawn(op.change);
      case "set":
        return listed(op.change, tileName);
      case "mix":
        return mixed(op.change, setName, tileName);
      case "position":
        return placed(op.change, setName, tileName);
      case "campaign":
        return led(op.change, titleOf);
      case "lesson":
        return say("lesson", op.change.do, { ...op.change });
    }
  };
});
