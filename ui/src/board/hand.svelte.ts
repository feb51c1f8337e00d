// Where a hand aims on the board, by pointer or arrow keys, and what it does there: turns, places, takes, asks why.
// It asks about everything that it does not see.
import type { Point } from "../art";
import type { Action, Cell } from "../ipc";
import { faults } from "../state/faults.svelte";
import type { Refusal } from "../words/together";
import { HEADINGS, nearest, nearestToward, stepTo, type Heading } from "./aim";
import type { Camera } from "./camera.svelte";
import type { Inquiry } from "./inquiry.svelte";
import { handleOf, isOn } from "./handle";
import { cellAt, keyOf, middleOfCell, placeOf, segmentAt, type Board } from "./laid";
import { offersOf, type BoardOffer } from "./offer-places";
import type { Ghost, Interaction, Scene } from "./scene";
import { signScale } from "./spread";

/** A sign is hit within so many units of its middle; small ones grow. */
const REACH = 11;
/** The sign's body stands above its foot. */
const BODY = 4;

export class Hand {
  /** The cell that the drawn tile is held over. */
  aim = $state.raw<Cell | null>(null);
  /** Whether the pointer is on the handle of the tile. */
  turning = $state(false);
  /** The turn that the player wishes; where it does not fit, the next that does is shown. */
  wished = $state(0);
  /** The cell on which the player turned the tile: there no ghost says how it lies. */
  #turned = $state<string | null>(null);
  #cursor = $state<string | null>(null);
  refusals = $state.raw<readonly Refusal[]>([]);

  #scene: () => Scene;
  #doing: () => Interaction;
  #board: () => Board;
  #camera: Camera;
  #inquiry: Inquiry;

  /** The tile in hand, when it may be laid from here. */
  readonly tile = $derived.by(() => (this.#doing().decide ? this.#scene().held : null));
  readonly offers = $derived.by(() =>
    this.#doing().decide
      ? offersOf(this.#scene(), this.#board(), this.#camera.drawn)
      : ([] as BoardOffer[]),
  );
  readonly spot = $derived.by(() => {
    const aim = this.aim;
    return aim && this.tile?.places.find(({ x, y }) => x === aim.x && y === aim.y);
  });
  /** Where the tile is shown: over a place it fits, or a free one beside the land; elsewhere it would only hide. */
  readonly held = $derived.by(() => {
    const aim = this.aim;
    if (!aim || this.spot) return aim;
    const board = this.#board();
    const near = HEADINGS.some((heading) => board.has(keyOf(this.step(aim, heading))));
    return near && !board.has(keyOf(aim)) ? aim : null;
  });
  /** What turns it by hand, where there is another turn. */
  readonly handle = $derived.by(() =>
    this.tile && this.held && (this.spot?.rotations.length ?? 4) > 1
      ? handleOf(this.held, this.#camera.size)
      : null,
  );
  readonly rotation = $derived.by(() => this.#fitting(0));
  /** The offer with the keyboard's cursor, or the one a list points at. */
  readonly marked = $derived.by(() => {
    const { pointed: there } = this.#scene();
    const pointed = there && JSON.stringify(there.action);
    return this.offers.find(({ key, choice }) =>
      pointed ? JSON.stringify(choice?.action) === pointed : key === this.#cursor,
    );
  });

  constructor(
    scene: () => Scene,
    doing: () => Interaction,
    board: () => Board,
    camera: Camera,
    inquiry: Inquiry,
  ) {
    this.#scene = scene;
    this.#doing = doing;
    this.#board = board;
    this.#camera = camera;
    this.#inquiry = inquiry;
  }

  /** How help shows the tile on the cell that is aimed at, until the player turns it there. */
  #ghost(): Ghost | undefined {
    const { aim, tile } = this;
    if (!aim || !tile || keyOf(aim) === this.#turned) return undefined;
    const shown = this.#scene().ghosts.find((ghost) => keyOf(ghost) === keyOf(aim));
    return shown?.tile === tile.tile ? shown : undefined;
  }

  /** As help shows it; else the wished turn, or after it the next that fits. */
  #fitting(further: number): number {
    const ghost = this.#ghost();
    if (ghost) return ghost.rotation;
    const turns = this.spot?.rotations ?? [0, 1, 2, 3];
    const wished = (this.wished + further + 4) % 4;
    const step = further < 0 ? -1 : 1;
    for (let tries = 0; tries < 4; tries++) {
      const turn = (wished + step * tries + 8) % 4;
      if (turns.includes(turn)) return turn;
    }
    return wished;
  }

  /** For a new decision: what was aimed at belongs to the old one. */
  forget(): void {
    this.aim = null;
    this.#turned = null;
    this.#cursor = null;
    this.refusals = [];
  }

  /** Where something is decided anew: as it was decided before. */
  begin(): void {
    const { entered } = this.#scene();
    if (!entered) return;
    if (entered.type === "tile" && this.tile) {
      this.wished = entered.rotation;
      this.jump({ x: entered.x, y: entered.y });
      this.#turned = this.aim && keyOf(this.aim);
    } else {
      const before = JSON.stringify(entered);
      const offer = this.offers.find(({ choice }) => JSON.stringify(choice?.action) === before);
      this.#cursor = offer?.key ?? null;
    }
  }

  turn(step: 1 | -1): void {
    if (!this.tile) return;
    this.wished = this.rotation;
    this.#turned = this.aim && keyOf(this.aim);
    this.wished = this.#fitting(step);
  }

  hover(at: Point): void {
    this.turning = isOn(this.handle, at);
    if (this.turning) return;
    if (this.tile) {
      const cell = cellAt(at);
      this.#letGo(cell);
      if (!this.aim || keyOf(cell) !== keyOf(this.aim)) this.aim = cell;
    } else this.#cursor = this.#offerAt(at)?.key ?? this.#cursor;
    const laid = this.#board().get(keyOf(cellAt(at)));
    const segment = laid ? segmentAt(laid, at) : null;
    this.#inquiry.feature(laid && segment !== null ? placeOf(laid, segment) : null);
  }

  /** A refusal holds while the pointer is near: on the way to its note, too. */
  #letGo({ x, y }: Cell): void {
    const [refused] = this.refusals;
    if (refused?.action.type !== "tile") return;
    const { x: left, y: top } = refused.action;
    if (Math.abs(x - left) > 1 || Math.abs(y - top) > 1) this.refusals = [];
  }

  leave(): void {
    this.turning = false;
    this.aim = null;
    this.#inquiry.feature(null);
  }

  #offerAt(at: Point): BoardOffer | undefined {
    const foot = ({ at: { x, y } }: BoardOffer) => ({ x, y: y - BODY });
    const near = nearest(at, this.offers, foot);
    const reach = REACH * signScale(this.#camera.drawn);
    if (near && Math.hypot(foot(near).x - at.x, foot(near).y - at.y) < reach) return near;
    const laid = this.#board().get(keyOf(cellAt(at)));
    // What stands below the corner of a tower or house is meant by that too, where nothing else could be.
    const built = this.offers.filter(
      ({ on, home }) =>
        typeof on !== "number" && Math.hypot(home.x - at.x, home.y - BODY - at.y) < reach,
    );
    if (built.length === 1) return built[0];
    const segment = laid && segmentAt(laid, at);
    return this.offers.find((offer) => offer.laid === laid && offer.on === segment);
  }

  /** A finger has no place before it touches: its first touch aims, the second acts. */
  async press(at: Point, finger: boolean): Promise<void> {
    const before = this.aim;
    this.hover(at);
    if (this.turning) return this.turn(1);
    if (this.tile) {
      const same = before && this.aim && keyOf(before) === keyOf(this.aim);
      if (!finger || same) await this.place();
      return;
    }
    const offer = this.#offerAt(at);
    if (offer) return this.take(offer);
    const cell = cellAt(at);
    const { point, corrections } = this.#doing();
    point?.(cell);
    // The note of a tile says what can be decided anew.
    if (corrections && this.#board().has(keyOf(cell))) await this.#inquiry.cell(cell);
  }

  /** To the next legal place, or the next offer, in a direction. */
  go(heading: Heading): void {
    const from = this.#middle();
    if (this.tile) {
      const cells = this.tile.places.map(({ x, y }) => ({ x, y }));
      const next = this.spot
        ? nearestToward(middleOfCell(this.spot), heading, cells, middleOfCell)
        : nearest(from, cells, middleOfCell);
      if (next) this.aim = next;
    } else {
      const start = this.offers.find(({ key }) => key === this.#cursor);
      const next = start
        ? nearestToward(start.at, heading, this.offers, ({ at }) => at)
        : nearest(from, this.offers, ({ at }) => at);
      if (next) this.#cursor = next.key;
      const on = next ?? start;
      const place = typeof on?.on === "number" ? placeOf(on.laid, on.on) : null;
      this.#inquiry.feature(place);
    }
    if (this.point) this.#camera.reveal(this.point);
  }

  /** To a legal place at once. */
  jump(cell: Cell): void {
    this.aim = cell;
    this.#camera.reveal(middleOfCell(cell));
  }

  #middle(): Point {
    const { landed } = this.#scene();
    if (landed) return middleOfCell(landed);
    return this.#camera.toBoard({ x: this.#camera.width / 2, y: this.#camera.height / 2 });
  }

  /** The middle of what the hand is about to do, in units of the board. */
  get point(): Point | undefined {
    return this.tile ? (this.aim ? middleOfCell(this.aim) : undefined) : this.marked?.at;
  }

  /** The cell under the hand, for the inspector. */
  get cell(): Cell {
    const at = this.point;
    return at ? cellAt(at) : cellAt(this.#middle());
  }

  step(from: Cell, heading: Heading): Cell {
    const { x, y } = stepTo(heading);
    return { x: from.x + x, y: from.y + y };
  }

  async act(): Promise<void> {
    if (this.tile) await this.place();
    else if (this.marked) await this.take(this.marked);
  }

  async place(): Promise<void> {
    const { aim, rotation } = this;
    if (!aim) return;
    const action: Action = { type: "tile", ...aim, rotation };
    if (this.spot) await this.#doing().decide?.(action);
    else await this.#wonder(action);
  }

  async take({ choice, refused }: BoardOffer): Promise<void> {
    if (choice) await this.#doing().decide?.(choice.action);
    else this.refusals = refused;
  }

  async #wonder(action: Action): Promise<void> {
    const { moment } = this.#scene();
    const outcome = await this.#doing().why?.(action);
    if (!outcome || this.#scene().moment !== moment) return;
    if (outcome.ok) this.refusals = [{ action, reasons: outcome.value.reasons }];
    else faults.report(outcome.fault);
  }
}
