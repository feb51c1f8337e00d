// A game that is being prepared: what a person has chosen so far.
import { PATTERNS } from "../../art";
import type { MixView, NewGame, NewSeat } from "../../ipc";
import { TableAsked } from "./table.svelte";

export const MOST_SEATS = 6;
const MOST_SEED = 4_294_967_295;

export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export interface DraftSeat extends NewSeat {
  /** Tells seats apart while they are moved. */
  readonly key: number;
  /** True once a person typed a name: only then does it stay when the player changes. */
  named: boolean;
}

export class Draft {
  #next = 0;
  #names: { person: readonly string[]; bot: readonly string[] };
  name = $state("");
  seats = $state<DraftSeat[]>([]);
  /** The boxes that lie on the table beside the base game. */
  #boxes = $state.raw<readonly string[]>([]);
  #own = $state.raw<MixView | null>(null);
  #begun: string | null = null;
  readonly table = new TableAsked();
  options = $state<Record<string, string>>({});
  seed = $state(String(anySeed()));
  /** Nothing is to help, and nothing to be taken back. */
  locked = $state(false);
  /** True when people lay real tiles. */
  #byHand = $state(false);

  /** On the table lies what stands on the shelf. */
  constructor(
    names: { person: readonly string[]; bot: readonly string[] },
    shelf: readonly string[] = [],
  ) {
    this.#names = names;
    this.#boxes = shelf;
    this.addSeat();
    this.addSeat();
  }

  addSeat(): void {
    if (this.seats.length >= MOST_SEATS) return;
    const worn = this.seats.map((seat) => seat.colour);
    const colour = PATTERNS.findIndex((_, number) => !worn.includes(number));
    const pattern = PATTERNS[colour] ?? "plain";
    const seat = { key: this.#next++, name: "", colour, pattern, bot: null, named: false };
    this.seats.push({ ...seat, name: this.#nameFor(null) });
  }

  removeSeat(at: number): void {
    if (this.seats.length > 1) this.seats.splice(at, 1);
  }

  moveUp(at: number): void {
    const [seat] = this.seats.splice(at, 1);
    if (seat) this.seats.splice(Math.max(0, at - 1), 0, seat);
  }

  setBot(seat: DraftSeat, bot: string | null): void {
    const changed = (seat.bot === null) !== (bot === null);
    seat.bot = bot;
    if (changed && !seat.named) seat.name = this.#nameFor(bot);
  }

  /** Whoever wore the colour gets the one that is given up. True when that was so. */
  setColour(seat: DraftSeat, colour: number): boolean {
    const other = this.seats.find((each) => each !== seat && each.colour === colour);
    if (other) other.colour = seat.colour;
    seat.colour = colour;
    return other !== undefined;
  }

  get byHand(): boolean {
    return this.#byHand;
  }

  /** Where people draw from a real bag, only people play. */
  layByHand(on: boolean): void {
    this.#byHand = on;
    if (on) for (const seat of this.seats) this.setBot(seat, null);
  }

  holds(box: string): boolean {
    return this.#own === null && this.#boxes.includes(box);
  }

  /** A box lies on the table, or no more; a mix of one's own is put away. */
  tick(box: string, on: boolean): void {
    const others = this.#own === null ? this.#boxes.filter((each) => each !== box) : [];
    if (this.#own) this.options = {};
    this.#own = null;
    this.#boxes = on ? [...others, box] : others;
  }

  /** A mix of the program stands for its boxes; one of one's own lies there itself. */
  take(mix: MixView): void {
    const boxes = mix.built_in ? mix.boxes : null;
    this.#own = boxes === null ? mix : null;
    this.#boxes = boxes ?? [];
    this.options = {};
  }

  /**
   * Takes the mix that the address asks for, once: what was chosen since then stays. Whoever made it tries it against a bot,
   * unless the seats were chosen already.
   */
  begin(mix: MixView, bot: string | null = null): void {
    if (this.#begun === mix.id) return;
    this.#begun = mix.id;
    this.take(mix);
    const [, other, ...more] = this.seats;
    const chosen = this.seats.some((seat) => seat.named || seat.bot !== null);
    if (bot && other && more.length === 0 && !mix.built_in && !chosen && !this.#byHand)
      this.setBot(other, bot);
  }

  /** The mix of one's own that lies there instead of boxes. */
  get own(): string | null {
    return this.#own?.id ?? null;
  }

  get ownName(): string | null {
    return this.#own?.name ?? null;
  }

  get mix(): NewGame["mix"] {
    return this.own ?? { boxes: [...this.#boxes] };
  }

  /** Has it said what would come of the choice. */
  ask(): void {
    void this.table.ask({
      players: this.seats.length,
      mix: this.mix,
      options: { ...this.options },
    });
  }

  /** The boxes are all those there are, in their order; what is known no more is forgotten. */
  sort(boxes: readonly string[]): void {
    const known = boxes.filter((box) => this.#boxes.includes(box));
    if (known.join() !== this.#boxes.join()) this.#boxes = known;
  }

  get seedIsGood(): boolean {
    const text = this.seed.trim();
    if (this.#byHand) return true;
    return /^\d+$/.test(text) && Number(text) <= MOST_SEED;
  }

  get wanted(): NewGame {
    return {
      name: this.name.trim() === "" ? null : this.name.trim(),
      seats: this.seats.map(({ name, colour, pattern, bot }) => ({
        name: name.trim(),
        colour,
        pattern,
        bot: bot ?? null,
      })),
      mix: this.mix,
      options: { ...this.options },
      seed: this.#byHand ? null : Number(this.seed.trim()),
      locked: this.locked,
      by_hand: this.#byHand,
    };
  }

  #nameFor(bot: string | null): string {
    const taken = this.seats.map(({ name }) => name);
    const names = bot === null ? this.#names.person : this.#names.bot;
    return names.find((name) => !taken.includes(name)) ?? "";
  }
}
