// A moment of a lesson as a scene, and what may be done on its board. It sorts what Rust lists; it judges none of it.
import type { Arrow, Ghost, Interaction, BoardMark, Scene, Tone } from "../board/scene";
import { sceneOver } from "../board/scene";
import { boardOf, keyOf, segmentNamed, type Board } from "../board/laid";
import { HEADINGS, stepTo } from "../board/aim";
import { lyingOf } from "../game/decision";
import { onBoard } from "../game/game-scene";
import type { SceneChoice } from "../pieces/standing";
import type {
  Action,
  Aim,
  Cell,
  Footing,
  GameView,
  HelpView,
  LessonView,
  MarkView,
  Settings,
  TaskView,
} from "../ipc";
import { t } from "../state/language.svelte";
import { cap } from "../state/keys";
import { aimOf, sameAim } from "./aims";
import type { Lesson } from "./lesson.svelte";

type Aids = Settings["aids"];

const NONE: readonly never[] = [];

const footing = ({ x, y, segment }: Footing) => ({ x, y, on: segment ?? ("site" as const) });
const end = (at: Footing) => (at.segment === null ? { x: at.x, y: at.y } : footing(at));

type Standing = readonly Pick<GameView["figures"][number], "x" | "y" | "segment">[];

/** Whether somebody stands there: who was taken away leaves no ring behind. */
const stands = (at: Footing, figures: Standing): boolean =>
  figures.some(({ x, y, segment }) => x === at.x && y === at.y && segment === at.segment);

export const drawn = (marks: readonly MarkView[], figures: Standing, tone?: Tone): BoardMark[] =>
  marks.flatMap((mark): BoardMark[] => {
    const shade = tone ? { tone } : {};
    switch (mark.what) {
      case "land":
        return [{ land: mark.members, ...shade }];
      case "cell":
        return [{ cell: { x: mark.x, y: mark.y }, ...shade }];
      case "figure":
        return stands(mark.at, figures) ? [{ at: footing(mark.at), ...shade }] : [];
      case "part":
      case "arrow":
        return [];
    }
  });

export const arrowsOf = (marks: readonly MarkView[]): Arrow[] =>
  marks.flatMap((mark) =>
    mark.what === "arrow" ? [{ from: end(mark.from), to: end(mark.to) }] : [],
  );

/** The parts of the screen that are pointed at. */
export const pagePartsOf = (marks: readonly MarkView[]): string[] =>
  marks.flatMap((mark) => (mark.what === "part" ? [mark.part] : []));

/** A place as a mark: its piece of land, or the whole cell. */
const spotOf = ({ x, y, kind, at }: Aim, board: Board): BoardMark => {
  const laid = board.get(keyOf({ x, y }));
  const segment = laid && kind && at ? segmentNamed(laid, { x, y, kind, at }) : -1;
  return segment < 0 ? { cell: { x, y } } : { land: [{ x, y, segment }] };
};

/** What an answer can point at: what is listed, or all that one would think of. */
export const aimsOf = (view: LessonView): Aim[] => {
  const { ask } = view.task;
  if (!ask || (ask.kind !== "feature" && ask.kind !== "places")) return [];
  const listed = ask.choices.flatMap((each) => (each.kind === "places" ? each.places : []));
  const { board } = view;
  const thought = [...board.choices, ...board.refused].flatMap(({ action }) => aimOf(action) ?? []);
  const cells = board.phase === "tile" ? beside(board).map(({ x, y }) => cellAim(x, y)) : [];
  const all = ask.choices.length > 0 ? listed : [...cells, ...thought];
  return all.filter((aim, index) => all.findIndex((each) => sameAim(each, aim)) === index);
};

const cellAim = (x: number, y: number): Aim => ({ x, y, kind: null, at: null });

/** Every free cell beside a tile: which of them are right is what is asked. */
export const beside = ({ tiles }: { tiles: readonly Cell[] }): Cell[] => {
  const taken = new Set(tiles.map(keyOf));
  const cells = new Map<string, Cell>();
  for (const tile of tiles)
    for (const { x: dx, y: dy } of HEADINGS.map(stepTo)) {
      const cell = { x: tile.x + dx, y: tile.y + dy };
      if (!taken.has(keyOf(cell))) cells.set(keyOf(cell), cell);
    }
  return [...cells.values()].sort((a, b) => a.y - b.y || a.x - b.x);
};

/** The places that an answer named, where they were the right ones. */
const found = ({ feedback, asked }: Lesson): readonly Aim[] =>
  asked && feedback?.judged === "right" && feedback.given?.kind === "places"
    ? feedback.given.places
    : NONE;

/** A place that can be pressed as an answer, under the key that the list of answers has for it. */
const signOf = (aim: Aim, label: string, board: Board): SceneChoice[] => {
  const laid = board.get(keyOf(aim));
  if (!laid) return [];
  const { x, y, kind, at } = aim;
  const onLand = kind !== null && at !== null;
  const action: Action = onLand
    ? { type: "figure", figure: "follower", x, y, kind, at }
    : { type: "tile", x, y, rotation: 0 };
  const on = onLand ? Math.max(0, segmentNamed(laid, { x, y, kind, at })) : "meeting";
  const said = t().lesson.aim(aim);
  return [
    { action, spokenAs: action, x, y, on, marks: "", label, flat: false, figure: null, said },
  ];
};

const EVERY_TURN = [0, 1, 2, 3];

const ghostsOf = (task: TaskView): Ghost[] =>
  task.wrong?.action.type === "tile" && task.wrong.tile !== null
    ? [{ ...task.wrong.action, tile: task.wrong.tile, tone: "wrong" }]
    : [];

/** The tile in hand as help would lay it: where, and turned so. */
export const helpedBy = (help: HelpView | null, { drawn }: GameView): Ghost[] =>
  (help?.acts ?? []).flatMap((action) =>
    action.type === "tile" && drawn !== null ? [{ ...action, tile: drawn, tone: "right" }] : [],
  );

/** What somebody wants on land that lies there. */
const wishOf = (task: TaskView, board: GameView): BoardMark[] => {
  const action = task.wrong?.action;
  const lying = action && action.type !== "tile" && lyingOf(board, { action, segment: null });
  return lying ? [{ cell: { x: lying.x, y: lying.y }, tone: "wrong" }] : [];
};

export const lessonScene = (
  lesson: Lesson,
  view: LessonView,
  shown: GameView,
  aids: Aids,
): { scene: Scene; interaction: Interaction } => {
  const { phase, frame, marks, marked, sitting } = lesson;
  const base = onBoard(shown, sitting, asked(view, aids), NONE);
  const laid = boardOf(shown.tiles, base.scene.designs);
  const task = phase === "task";
  const asking = task ? view.task : lesson.asked;
  const help = task ? view.help : null;
  const aims = lesson.answers ? aimsOf(view) : [];
  const cells = aims.filter((aim) => aim.kind === null && !laid.has(keyOf(aim)));
  const picked = (marked.length > 0 ? marked : found(lesson)).map((aim) => spotOf(aim, laid));
  const scene = sceneOver(base.scene, {
    land: `${view.id}/${shown.game.id}`,
    moment: `${view.id}/${view.revision}/${phase}/${frame}/${lesson.lookedAt ?? ""}`,
    // The numbers of crossroads and towers would count them for whoever is asked where they are.
    names: lesson.answers ? NONE : base.scene.names,
    held: lesson.answers
      ? cells.length > 0
        ? base.scene.held && {
            ...base.scene.held,
            places: cells.map(({ x, y }) => ({ x, y, rotations: EVERY_TURN })),
            shown: true,
          }
        : null
      : base.scene.held && { ...base.scene.held, shown: lesson.acts && base.scene.held.shown },
    choices: lesson.acts
      ? base.scene.choices
      : lesson.answers
        ? aims.flatMap((aim, index) => signOf(aim, cap("choose", index), laid))
        : NONE,
    refused: lesson.acts ? base.scene.refused : NONE,
    marks: [
      ...drawn(marks, shown.figures),
      ...(asking ? wishOf(asking, shown) : []),
      ...drawn(help?.area ?? NONE, shown.figures),
      ...drawn(help?.places ?? NONE, shown.figures, "right"),
      ...picked.map((mark) => ({ ...mark, tone: "right" as const })),
    ],
    arrows: arrowsOf(marks),
    ghosts: [...(asking ? ghostsOf(asking) : NONE), ...helpedBy(help, shown)],
  });
  const { cell, describe, feature, why } = base.interaction;
  const looking: Interaction = { ...(cell && { cell }), ...(describe && { describe }) };
  const point = (action: Action) => {
    const aim = aimOf(action);
    if (aim) choose(lesson, view, aim);
  };
  if (lesson.acts) return { scene, interaction: base.interaction };
  if (lesson.answers)
    return { scene, interaction: aims.length > 0 ? { ...looking, decide: point } : looking };
  // What is asked of the board would be answered by the board of the end.
  if (lesson.lookedAt !== null) return { scene, interaction: describe ? { describe } : {} };
  const guessing = phase === "task" || phase === "before";
  const offered = guessing
    ? looking
    : { ...looking, ...(feature && { feature }), ...(why && { why }) };
  return { scene, interaction: phase === "answer" && lesson.moves.length === 0 ? {} : offered };
};

/** A lesson may say itself what the table shows. */
const asked = ({ aids }: LessonView, own: Aids): Aids =>
  aids === null
    ? own
    : {
        ...own,
        legalPlaces: aids.includes("legal-places"),
        remainingTiles: aids.includes("remaining-tiles"),
        projectedScores: aids.includes("projected-scores"),
      };

/** One place answers at once; of several each is marked. */
export const choose = (lesson: Lesson, view: LessonView, aim: Aim): void => {
  if (view.task.ask?.kind === "feature") void lesson.answer({ kind: "places", places: [aim] });
  else lesson.mark(aim);
};
