// The open game as Rust last told it, and what is asked of it.
//
// Every command answers with the whole view, and bots announce theirs. A view that comes late, older by its `revision`
// than the one on show, changes nothing. What the view does not hold is asked for when a person points at it.
//
// Nothing in `ui/` decides what is legal, counts a score or compares strengths: a choice is handed back as it came.
import * as ipc from "../ipc";
import type { Action, Cell, CountedTile, DoubtView, GameView, LogEntry, Outcome } from "../ipc";
import { catalog, designsById, type Design } from "../state/catalog.svelte";
import { faults } from "../state/faults.svelte";
import { gesture } from "../state/gesture";
import { Single } from "../state/one-at-a-time.svelte";
import { router } from "../state/router.svelte";
import { settings } from "../state/settings.svelte";
import type { Bookmark } from "./bookmark.svelte";
import { openGameDoor, type Door } from "./door";

export class Game {
  view = $state.raw<GameView | null>(null);
  /** All of the log; each view brings only what is new. */
  log = $state.raw<LogEntry[]>([]);
  /** A second decision while an answer is awaited would be stale. */
  readonly #turn = new Single();
  /** The tiles that the score counted that lies open. */
  spotlight = $state.raw<CountedTile[] | null>(null);
  /** Cells that a turn of the log touched, while it is pointed at. */
  lit = $state.raw<readonly Cell[] | null>(null);
  /** The game that was asked for; a bot may play in it before the answer is here. */
  #opening: number | null = null;
  #early: GameView[] = [];
  /** The choice that a list points at, for the board to show. */
  pointed = $state.raw<Action | null>(null);
  /** The tiles that this game has otherwise than the catalog. */
  designs = $state.raw<Readonly<Record<string, Design>>>({});
  /** A decision that loses much, while somebody is asked whether it is meant. */
  doubted = $state.raw<{ action: Action; doubt: DoubtView } | null>(null);
  /** What was asked about before: nobody is asked twice. */
  #meant = "";
  readonly door: Door;
  #bookmark: Bookmark;

  constructor(bookmark: Bookmark, door?: Door) {
    this.#bookmark = bookmark;
    const decide = (action: Action) =>
      this.#take(ipc.rust.decide(this.view?.revision ?? 0, action));
    const doubt = (action: Action) => ipc.rust.doubt(this.view?.revision ?? 0, action);
    this.door = door ?? { ...openGameDoor, decide, doubt };
  }

  get waiting(): boolean {
    return this.#turn.busy;
  }

  tile(id: string): Design | undefined {
    return this.designs[id] ?? catalog.tile(id);
  }

  show(view: GameView): void {
    const another = view.game.id !== this.view?.game.id;
    if (!another && this.view && view.revision < this.view.revision) {
      this.#keep(view.log);
      return;
    }
    const first = view.log[0]?.step ?? Infinity;
    const kept = another
      ? []
      : this.log.filter((entry) => entry.step < first && entry.step <= view.steps);
    this.log = [...kept, ...view.log];
    if (another) {
      gesture.spend();
      this.#bookmark.open(view.game.id);
      this.designs = designsById(view.game.designs);
    }
    this.view = view;
    this.pointed = null;
    this.doubted = null;
  }

  /** A bot can be quicker than the answer it follows: of what comes late, only the log is news. */
  #keep(late: LogEntry[]): void {
    const known = this.log.map(({ step }) => step);
    const missing = late.filter(({ step }) => !known.includes(step));
    this.log = [...missing, ...this.log].sort((a, b) => a.step - b.step);
  }

  /** What this window shows has been overtaken: it asks how the game stands. */
  async #catchUp(): Promise<void> {
    const now = await ipc.rust.currentGame();
    if (now.ok && now.value && now.value.game.id === this.view?.game.id) this.show(now.value);
  }

  /** True when it was done; what is begun while another thing is under way is not. */
  async #once(deed: () => Promise<boolean>): Promise<boolean> {
    return (await this.#turn.run(deed)) ?? false;
  }

  /** True when there was an answer; a fault is reported and leaves everything as it was. */
  async #take(asking: Promise<Outcome<GameView>>): Promise<boolean> {
    const outcome = await asking;
    if (outcome.ok) this.show(outcome.value);
    else {
      faults.report(outcome.fault);
      if (outcome.fault.kind === "stale") await this.#catchUp();
    }
    return outcome.ok;
  }

  #ask(call: () => Promise<Outcome<GameView>>): Promise<boolean> {
    return this.#once(() => this.#take(call()));
  }

  /** A window that was loaded anew finds its game as it was. */
  async open(id: number, step: number | null = null): Promise<boolean> {
    this.#opening = id;
    const opened = await this.#ask(() => ipc.rust.openGame(id, step));
    const early = this.#early;
    [this.#opening, this.#early] = [null, []];
    if (this.view?.game.id === id) early.forEach((view) => this.show(view));
    return opened;
  }

  /** Whoever decides has read what lay open. */
  #ahead(deed: () => Promise<boolean>): Promise<boolean> {
    this.#bookmark.score = "";
    return this.#once(deed);
  }

  /** One gesture, one decision, wherever on the screen it was made. */
  decide(action: Action): Promise<boolean> {
    if (!gesture.take()) return Promise.resolve(false);
    return this.#ahead(async () => (await this.#isMeant(action)) && this.door.decide(action));
  }

  /** Takes the decision that was asked about. */
  insist(): Promise<boolean> {
    const action = this.doubted?.action;
    this.doubted = null;
    return action ? this.decide(action) : Promise.resolve(false);
  }

  thinkAgain(): void {
    this.doubted = null;
  }

  /** False when somebody is asked first. A doubt that cannot be had holds nobody up. */
  async #isMeant(action: Action): Promise<boolean> {
    const { view, door } = this;
    if (!door.doubt || !view || view.game.locked || !settings.current.aids.blunders) return true;
    if (view.correcting) return true;
    const now = `${view.revision} ${JSON.stringify(action)}`;
    if (this.#meant === now) return true;
    const doubt = await door.doubt(action);
    if (!doubt.ok || !doubt.value) return true;
    this.#meant = now;
    this.doubted = { action, doubt: doubt.value };
    return false;
  }

  /** Says which tile was drawn from the real bag. */
  draw(tile: string): Promise<boolean> {
    if (!gesture.take()) return Promise.resolve(false);
    return this.#ahead(() => this.#take(ipc.rust.drawTile(this.view?.revision ?? 0, tile)));
  }

  /** Ends a game of real tiles where it stands. */
  endHere(): Promise<boolean> {
    if (!gesture.take()) return Promise.resolve(false);
    return this.#ahead(() => this.door.decide({ type: "end" }));
  }

  /** Has what was decided after a step decided anew. */
  correctFrom(step: number): Promise<boolean> {
    return this.#ask(() => ipc.rust.correctFrom(step));
  }

  /** Although decisions are lost by it. */
  keepCorrection(): Promise<boolean> {
    return this.#ahead(() => this.#take(ipc.rust.keepCorrection(this.view?.revision ?? 0)));
  }

  /** What corrections dropped, as far as it fits now. */
  enterAgain(): Promise<boolean> {
    return this.#ahead(() => this.#take(ipc.rust.enterAgain(this.view?.revision ?? 0)));
  }

  takeBackCorrection(): Promise<boolean> {
    return this.#ahead(() => this.#take(ipc.rust.takeBackCorrection(this.view?.revision ?? 0)));
  }

  /** Points that the table agreed on, where the game stands. */
  putScoreRight(player: number, points: number, note: string): Promise<boolean> {
    const revision = this.view?.revision ?? 0;
    return this.#ahead(() => this.#take(ipc.rust.putScoreRight(revision, player, points, note)));
  }

  takeAdjustmentAway(step: number, nth: number): Promise<boolean> {
    const revision = this.view?.revision ?? 0;
    return this.#ahead(() => this.#take(ipc.rust.takeAdjustmentAway(revision, step, nth)));
  }

  undo(): Promise<boolean> {
    return this.#ahead(() => this.#take(ipc.rust.undo()));
  }

  redo(): Promise<boolean> {
    return this.#ahead(() => this.#take(ipc.rust.redo()));
  }

  lookAt(step: number | null): Promise<boolean> {
    return this.#ask(() => ipc.rust.lookAt(step));
  }

  /** A game that has just begun, at its own address. */
  begin(view: GameView): void {
    this.show(view);
    router.openGame(view.game.id);
  }

  /** A branch is a game of its own, at an address of its own. */
  playOnFrom(step: number): Promise<boolean> {
    return this.#ask(async () => {
      const branch = await ipc.rust.playOnFrom(step);
      if (branch.ok) router.openGame(branch.value.game.id);
      return branch;
    });
  }

  pauseBots(paused: boolean): Promise<boolean> {
    return this.#ask(() => ipc.rust.pauseBots(paused));
  }

  point(action: Action | null): void {
    this.pointed = action;
  }

  /** Hears the bots until the returned function is called. */
  async follow(): Promise<() => void> {
    const stops = await Promise.all([
      ipc.onGameChanged((view) => {
        if (view.game.id === this.#opening) this.#early.push(view);
        else if (view.game.id === this.view?.game.id) this.show(view);
      }),
      ipc.onBotStopped(({ error }) => faults.report(error)),
    ]);
    return () => stops.forEach((stop) => stop());
  }
}
