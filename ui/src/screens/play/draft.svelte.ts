// A game that is being prepared: what a person has chosen so far. It must not know whether that can be played.
import { PATTERNS } from "../../art";
import type { MixView, NewGame, NewSeat, RoomKey } from "../../ipc";

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
  mix = $state("base");
  /** Null as long as the mix says which. */
  rooms = $state<RoomKey[] | null>(null);
  options = $state<Record<string, string>>({});
  seed = $state(String(anySeed()));

  constructor(names: { person: readonly string[]; bot: readonly string[] }) {
    this.#names = names;
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

  chooseMix(mix: MixView): void {
    this.mix = mix.id;
    this.rooms = null;
    this.options = {};
  }

  get seedIsGood(): boolean {
    const text = this.seed.trim();
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
      rooms: this.rooms === null ? null : [...this.rooms],
      options: { ...this.options },
      seed: Number(this.seed.trim()),
    };
  }

  #nameFor(bot: string | null): string {
    const taken = this.seats.map(({ name }) => name);
    const names = bot === null ? this.#names.person : this.#names.bot;
    return names.find((name) => !taken.includes(name)) ?? "";
  }
}
