// What a person at the table in words holds: the wished turn, the place looked at, and what Rust foresees. It judges nothing.
//
// With `inWords` on, a game is a page of text, lists, a grid and commands, and no picture is needed to play. What the
// drawn tile would join is computed by the command `prospects`; sentences for land are made from a design as data.
import type { Game } from "../game/game.svelte";
import { cellsOf } from "../game/cells";
import { contextOf, actionInWords } from "../game/word-context";
import { followersOf, withFollower } from "../game/in-hand";
import { asksPerson } from "../game/decision";
import { begunWith } from "../game/entered";
import { lookOf } from "../tiles/land-parts";
import type { Design } from "../state/catalog.svelte";
import { answerOf } from "../board/inquiry.svelte";
import type { Action, Cell, ChoiceView, GameView, Prospects, FeatureReach } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import { notesOn } from "../expansions/roster";
import { faults } from "../state/faults.svelte";
import { t } from "../state/language.svelte";
import { Latest } from "../state/one-at-a-time.svelte";
import { settings } from "../state/settings.svelte";
import { sounds } from "../state/sounds.svelte";
import { briefly } from "./briefly";
import type { PlayerNames } from "../words/vocabulary";
import type { Question } from "./question";
import type { WalkedBoard } from "./walked-board";

const FIRST: Cell = { x: 0, y: 0 };

export class SpokenTable implements WalkedBoard {
  /** How the tile should lie. */
  wished = $state(0);
  /** The place of the board that is walked over. */
  cell = $state.raw<Cell>(FIRST);
  #prospects = $state.raw<{ of: GameView; prospects: Prospects } | null>(null);
  #latest = new Latest();
  #view: () => GameView;
  #question: () => Question | null;
  readonly game: Game;

  constructor(view: () => GameView, game: Game, question: () => Question | null = () => null) {
    this.#view = view;
    this.game = game;
    this.#question = question;
  }

  /** What is asked beside the board, if anything is. */
  get question(): Question | null {
    return this.#question();
  }

  readonly view = $derived.by(() => this.#view());
  readonly name: PlayerNames = $derived.by(() => namingOf(this.view.seats, t().table.seats));
  /** Whether a person is asked. */
  readonly mine = $derived.by(() => asksPerson(this.view));
  readonly places = $derived.by(() => settings.current.aids.legalPlaces);
  readonly drawn = $derived.by(() => {
    const { phase, drawn } = this.view;
    return this.mine && phase === "tile" && drawn !== null ? this.game.tile(drawn) : undefined;
  });
  readonly prospects = $derived.by(() =>
    this.#prospects?.of === this.view ? this.#prospects.prospects : null,
  );
  readonly cells = $derived.by(() =>
    cellsOf(this.view, (tile) => this.game.tile(tile), this.places),
  );

  /** What is known of the moment, for its words. */
  readonly context = $derived.by(() => contextOf(this.view, (tile) => this.game.tile(tile)));

  /** At each moment of the game anew. */
  async foresee(view: GameView): Promise<void> {
    const entered = begunWith(view);
    this.wished = entered?.type === "tile" ? entered.rotation : 0;
    if (!asksPerson(view)) return;
    const outcome = await this.#latest.run(() => this.game.door.prospects());
    if (!outcome) return;
    if (outcome.ok) this.#prospects = { of: view, prospects: outcome.value };
    else faults.report(outcome.fault);
  }

  /** Where the tile in hand fits. */
  readonly stops = $derived.by(() => (this.places && this.drawn ? this.view.places : []));

  tile(id: string): Design | undefined {
    return this.game.tile(id);
  }

  /** A tile by its land, as it lies. */
  design(tile: string, rotation = 0): string {
    const design = this.game.tile(tile);
    return design ? t().tiles.describe(lookOf(design, rotation)) : "";
  }

  turned(rotation: number): string {
    return this.drawn ? t().tiles.describe(lookOf(this.drawn, rotation)) : "";
  }

  fitting({ x, y }: Cell): readonly number[] {
    return this.view.places.find((spot) => spot.x === x && spot.y === y)?.rotations ?? [];
  }

  /** What lies on a place, in as many words as are wished: what stands there alone, or with what the tile would join. */
  cellText(cell: Cell): string {
    const { amountOfWords: amount } = settings.current;
    const there = this.cells(cell);
    const text = t().land.cell(amount === "few" ? briefly(there) : there, this.name);
    const joins = amount === "many" && there.free ? this.joins(cell, this.#turnFor(cell)) : [];
    return [text, ...joins.map(t().spoken.landSentence)].join(" ");
  }

  /** The wished turn, or the only one that fits. */
  #turnFor(cell: Cell): number {
    const fitting = this.fitting(cell);
    const [only] = fitting;
    return fitting.includes(this.wished) || only === undefined ? this.wished : only;
  }

  /** What a tile laid there would join, in sentences; not fields that are nobody's. */
  joins({ x, y }: Cell, rotation: number): string[] {
    const found = this.prospects?.tiles.find(
      (tile) => tile.x === x && tile.y === y && tile.rotation === rotation,
    );
    if (!found) return [];
    const joined = found.land.filter(
      ({ kind, tiles, complete, shares }) =>
        complete || (tiles > 1 && (kind !== "field" || shares.length > 0)),
    );
    const near = found.beside.filter(({ shares }) => shares.length > 0);
    return [
      ...joined.map((reach) => t().land.reached(reach, this.name)),
      ...near.map((reach) => t().land.beside(reach, this.name)),
    ];
  }

  /** Where the drawn tile may lie, row by row, each turn by itself. */
  readonly lying = $derived.by(() =>
    this.drawn && this.places
      ? this.view.places.flatMap(({ x, y, rotations }) =>
          rotations.map((rotation) => ({
            action: { type: "tile", x, y, rotation } satisfies Action,
            text: t().spoken.place(x, y, rotation, this.joins({ x, y }, rotation)),
          })),
        )
      : [],
  );

  /** What can be done now beside laying a tile; to do nothing is the last. */
  readonly choices = $derived.by(() =>
    this.mine
      ? this.view.choices.map((choice, index) => ({
          action: choice.action,
          short: this.#choice(choice),
          text: t().spoken.choice(
            this.#choice(choice),
            this.#reached(this.prospects?.choices[index] ?? null),
          ),
        }))
      : [],
  );

  #reached(reach: FeatureReach | null): string {
    return reach ? t().land.reached(reach, this.name) : "";
  }

  #choice(choice: ChoiceView): string {
    const { view } = this;
    const text = t().choices.describe(actionInWords(choice), this.name, view.landed, this.context);
    return t().spoken.noted(text, notesOn(choice));
  }

  /** What whoever is asked can do, as it is said. */
  offers(): string {
    const { spoken } = t();
    if (this.drawn) return this.places ? spoken.fitsIn(this.view.places.length) : "";
    const ordinary = withFollower(this.view, "follower").choices.map(({ action }) => action);
    const many = settings.current.amountOfWords === "many";
    const listed = this.choices
      .map(({ action, short, text }, index) => ({
        ...{ action, number: index + 1, text: many ? text : short },
      }))
      .filter(({ action }) => ordinary.includes(action));
    return spoken.asked(listed, followersOf(this.view));
  }

  turn(step: 1 | -1): string {
    if (!this.drawn) return t().spoken.nothingInHand;
    this.wished = (this.wished + step + 4) % 4;
    const fits = this.places && this.cells(this.cell).free;
    const here = this.fitting(this.cell).includes(this.wished);
    return t().spoken.wished(this.wished, fits ? here : null, this.turned(this.wished));
  }

  /** Lays the tile as wished, or in the only turn that fits; else answers why not. */
  async lay(cell: Cell, turn = this.wished): Promise<string> {
    if (!this.drawn) return t().spoken.nothingInHand;
    const fitting = this.fitting(cell);
    const only = fitting.length === 1 ? fitting[0] : undefined;
    const rotation = fitting.includes(turn) ? turn : only;
    if (rotation === undefined) sounds.play("refusal");
    if (rotation === undefined)
      return fitting.length > 0 ? t().spoken.chooseTurn(fitting) : this.why(cell);
    await this.game.decide({ type: "tile", ...cell, rotation });
    return "";
  }

  /** A question may be about a tile that somebody else is to lay. */
  get #judged(): boolean {
    const { phase, drawn } = this.view;
    return (
      this.drawn !== undefined || (this.question !== null && phase === "tile" && drawn !== null)
    );
  }

  /** Why the tile, as wished, does not fit. */
  async why({ x, y }: Cell, rotation = this.wished): Promise<string> {
    if (!this.#judged) return t().spoken.nothingInHand;
    const answer = answerOf(await this.game.door.why({ type: "tile", x, y, rotation }));
    if (!answer) return "";
    const reasons = answer.reasons.map((reason) => t().reason(reason, this.name));
    return answer.legal ? t().spoken.fitsHere(x, y) : t().spoken.notHere(x, y, reasons);
  }
}
