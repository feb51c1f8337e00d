// Short sounds for what happens at a table. Each is a few notes that are made here while they are heard: there are no files.
import { settings } from "./settings.svelte";

/** In percent, from the quietest to the loudest. */
export const VOLUMES = [20, 40, 60, 80, 100] as const;

export type SoundName = "placing" | "scoring" | "refusal" | "turn";

interface Note {
  /** When it begins and how long it is heard, in seconds. */
  readonly at: number;
  readonly lasts: number;
  readonly hertz: number;
  readonly wave: OscillatorType;
}

/** Each is known by its rhythm as well as by its pitch. */
export const NOTES: Readonly<Record<SoundName, readonly Note[]>> = {
  // Wood on wood.
  placing: [
    { at: 0, lasts: 0.07, hertz: 196, wave: "triangle" },
    { at: 0.01, lasts: 0.04, hertz: 587, wave: "sine" },
  ],
  // Two bells, up.
  scoring: [
    { at: 0, lasts: 0.22, hertz: 784, wave: "sine" },
    { at: 0.11, lasts: 0.3, hertz: 1175, wave: "sine" },
  ],
  // Twice the same, low.
  refusal: [
    { at: 0, lasts: 0.09, hertz: 147, wave: "sawtooth" },
    { at: 0.13, lasts: 0.12, hertz: 139, wave: "sawtooth" },
  ],
  // One long note.
  turn: [{ at: 0, lasts: 0.35, hertz: 440, wave: "triangle" }],
};

const lengthOf = (name: SoundName): number =>
  Math.max(...NOTES[name].map(({ at, lasts }) => at + lasts));

/** A wave is this loud at full volume: several notes together must not crackle. */
const LOUDEST = 0.3;
/** What would be heard later than this is left out: it would tell of what is long over. */
const LATE = 1.5;
const SILENT = 0.0001;

class Sounds {
  #context: AudioContext | null = null;
  #free = 0;

  /** Whether anything is heard at all. */
  get on(): boolean {
    const { sounds, inWords } = settings.current;
    return sounds === "on" || (sounds === "in-words" && inWords);
  }

  /** Several at once are heard one after the other. */
  play(name: SoundName): void {
    if (!this.on) return;
    const context = this.#open();
    if (!context) return;
    const begin = Math.max(context.currentTime, this.#free);
    if (begin - context.currentTime > LATE) return;
    this.#free = begin + lengthOf(name);
    for (const note of NOTES[name]) this.#sound(context, note, begin);
  }

  /** Made when it is first needed: a machine without sound has none. */
  #open(): AudioContext | null {
    if (typeof AudioContext === "undefined") return null;
    try {
      this.#context ??= new AudioContext();
    } catch {
      return null;
    }
    if (this.#context.state === "suspended") this.#context.resume().catch(() => {});
    return this.#context;
  }

  #sound(context: AudioContext, { at, lasts, hertz, wave }: Note, begin: number): void {
    const [from, to] = [begin + at, begin + at + lasts];
    const loud = (LOUDEST * settings.current.volume) / 100;
    const volume = new GainNode(context, { gain: loud });
    volume.gain.setValueAtTime(loud, from);
    volume.gain.exponentialRampToValueAtTime(SILENT, to);
    volume.connect(context.destination);
    const tone = new OscillatorNode(context, { frequency: hertz, type: wave });
    tone.connect(volume);
    tone.start(from);
    tone.stop(to);
  }
}

export const sounds = new Sounds();
