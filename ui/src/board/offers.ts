// The choices and refusals that lie on the board, and where. It sorts what Rust lists; it must not judge any of it.
import type { Point } from "../art";
import type { Action, ChoiceView, GameView, RefusedView } from "../ipc";
import { keyOf, meetingOf, standOf, type Laid } from "./land";
import { APART, spotOn, standingOf, type Standing } from "./standing";

export interface Offer {
  key: string;
  laid: Laid;
  /** The segment it lies on; null for a tower or a crossroads. */
  segment: number | null;
  /** Where its sign stands. */
  at: Point;
  /** Nothing when all that could be done here is refused. */
  choice: ChoiceView | null;
  refused: RefusedView[];
}

type Entry = ChoiceView | RefusedView;
type OnBoard = Exclude<
  Action,
  { type: "tile" | "pass" | "ransom" | "exchange" | "robber" | "rob" | "crop" }
>;

const ELSEWHERE = ["tile", "pass", "ransom", "exchange", "robber", "rob", "crop"];
const onBoard = (action: Action): action is OnBoard => !ELSEWHERE.includes(action.type);

interface Spot {
  laid: Laid;
  at: Point;
  choices: ChoiceView[];
  refused: RefusedView[];
}

/** A capture and a taking back point at the figure itself. */
const figureOf = (action: OnBoard, me: number, there: Standing[]): Standing | undefined => {
  if (action.type === "capture")
    return there.find(
      ({ figure }) => figure.player === action.owner && figure.figure === action.figure,
    );
  if (action.type === "crop-remove")
    return there.find(({ figure }) => figure.player === me && figure.figure === action.figure);
  return undefined;
};

export const offersOf = (view: GameView, board: ReadonlyMap<string, Laid>): Offer[] => {
  const standing = standingOf(view, board);
  const spots = new Map<string, Spot>();
  const spotFor = ({ action, segment }: Entry): Spot | undefined => {
    if (!onBoard(action)) return undefined;
    const laid = board.get(keyOf(action));
    if (!laid) return undefined;
    const meeting = action.type === "tollhouse";
    const key = meeting ? `${keyOf(action)}/meeting` : spotOn(action, segment);
    const at = meeting ? meetingOf(laid) : standOf(laid, segment ?? -1);
    const spot = spots.get(key) ?? { laid, at, choices: [], refused: [] };
    spots.set(key, spot);
    return spot;
  };
  for (const choice of view.choices) spotFor(choice)?.choices.push(choice);
  for (const refused of view.refused) spotFor(refused)?.refused.push(refused);

  const me = view.toMove ?? view.active;
  return [...spots].flatMap(([key, { laid, at, choices, refused }]) => {
    const there = standing.filter(({ spot }) => spot === key);
    const figures = choices.map(({ action }) =>
      onBoard(action) ? figureOf(action, me, there) : undefined,
    );
    const loose = figures.filter((figure) => !figure).length;
    const start = there.length > 0 ? (there.length + 1) / 2 : -(loose - 1) / 2;
    let taken = 0;
    const signs = choices.map((choice, index): Offer => {
      const beside = () => ({ x: at.x + (start + taken++) * APART, y: at.y });
      const segment = choice.segment;
      return {
        key: `${key}/${index}`,
        laid,
        segment,
        at: figures[index]?.at ?? beside(),
        choice,
        refused: [],
      };
    });
    const segment = refused[0]?.segment ?? null;
    return signs.length > 0 ? signs : [{ key, laid, segment, at, choice: null, refused }];
  });
};
