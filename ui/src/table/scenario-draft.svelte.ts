// What becomes of a turn of the open game as a scenario: what is wished, and what Rust says of it.
import {
  type AimSentence,
  type DocumentView,
  type GameView,
  type MomentView,
  type Op,
  type PositionOp,
  type Problem,
  rust,
  type ScenarioAim,
} from "../ipc";
import { faults } from "../state/faults.svelte";

/** Rust refuses more. */
export const MOST_POINTS = 9999;
/** So many tiles are a pleasant length; more can be asked for. */
const USUAL_TILES = 20;
/** What a turn brings, about. */
const POINTS_OF_A_TURN = 4;

/** What the bridge takes for a number; Rust says what is wrong with it. */
const whole = (number: number | null) =>
  Math.min(Math.max(Math.trunc(number ?? 0), 0), 2 * MOST_POINTS);

/** What came of saving; after a fault there is nothing to go on with. */
export type SaveOutcome = "kept" | "wrong" | "no-way" | "fault" | "not";

export class ScenarioDraft {
  readonly view: GameView;
  readonly alone: boolean;
  /** The turn as it began; null until it is known. */
  moment = $state.raw<MomentView | null>(null);
  title = $state("");
  learner = $state(0);
  aim = $state<ScenarioAim["is"]>("points");
  tiles = $state<number | null>(null);
  note = $state("");
  /** Until somebody writes another number, or none. */
  #written = $state(false);
  #given = $state<number | null>(null);
  readonly score = $derived.by(() => this.moment?.scores[this.learner] ?? 0);
  readonly #usual = $derived.by(
    () =>
      this.score +
      POINTS_OF_A_TURN * Math.ceil((this.tiles ?? USUAL_TILES) / this.view.seats.length),
  );
  trying = $state(false);
  /** How often it was tried in vain to reach the aim. */
  tries = $state<number | null>(null);
  problems = $state.raw<Problem[]>([]);
  kept = $state.raw<{ id: string; title: string } | null>(null);

  /** Bots may play on meanwhile: it is about the moment at which it was begun. */
  constructor(view: GameView) {
    this.view = view;
    this.alone = view.seats.length === 1;
    const isPerson = (seat: number) => view.seats[seat]?.bot === null;
    const firstPerson = Math.max(
      0,
      view.seats.findIndex(({ bot }) => bot === null),
    );
    this.learner = isPerson(view.active) ? view.active : firstPerson;
    this.aim = this.alone ? "points" : "win";
  }

  get points(): number | null {
    return this.#written ? this.#given : this.#usual;
  }

  set points(points: number | null) {
    this.#given = points;
    this.#written = true;
  }

  /** Reads the turn; false when that fails, which is reported. */
  async open(named: (turn: number) => string): Promise<boolean> {
    const moment = faults.unwrap(await rust.scenarioMoment(this.view.game.id, this.view.step));
    if (!moment) return false;
    this.moment = moment;
    this.title = named(moment.turn);
    this.tiles = Math.min(moment.tiles, USUAL_TILES);
    return true;
  }

  /** What is wished otherwise may be within reach. */
  changed(): void {
    this.tries = null;
    this.problems = [];
  }

  /** The same as the steps of a position that begins with this turn. */
  steps({ position }: DocumentView): Op[] {
    const { note, learner, aim, tiles, moment } = this;
    const bound = { least: whole(this.points), most: null, exactly: null };
    const reached: AimSentence =
      aim === "points"
        ? { is: "score", player: null, bound }
        : { is: "wins", player: null, alone: aim === "win-alone" };
    const changes: PositionOp[] = [{ do: "aims", list: "goals", aims: [reached] }];
    if (position?.learner !== learner) changes.unshift({ do: "learner", player: learner });
    const draw = position?.draw;
    if (draw?.from === "order" && tiles !== null && tiles !== moment?.tiles)
      changes.push({
        do: "draw",
        draw: { from: "order", tiles: draw.tiles.slice(0, Math.max(whole(tiles), 1)) },
      });
    const ops: Op[] = changes.map((change) => ({ of: "position", change }));
    const text = note.trim();
    return text === "" ? ops : [...ops, { of: "about", what: "description", text, language: "en" }];
  }

  /** Even where nobody found a way, when that is wished. */
  async save(anyway: boolean): Promise<SaveOutcome> {
    const { view, moment, title, note, learner, aim, tiles } = this;
    if (this.trying || moment === null) return "not";
    this.trying = true;
    this.changed();
    const outcome = await rust.saveScenario({
      game: view.game.id,
      step: view.step,
      title,
      note: note.trim() === "" ? null : note,
      learner,
      aim: aim === "points" ? { is: aim, points: whole(this.points) } : { is: aim },
      tiles: tiles === moment.tiles ? null : whole(tiles),
      anyway,
    });
    this.trying = false;
    if (!outcome.ok && outcome.fault.kind === "content") {
      this.problems = outcome.fault.problems;
      return "wrong";
    }
    const saved = faults.unwrap(outcome);
    if (!saved) return "fault";
    if (saved.came === "no-way") {
      this.tries = saved.tries;
      return "no-way";
    }
    this.kept = saved.scenario.scenario;
    return "kept";
  }
}
