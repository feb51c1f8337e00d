// Sounds are off for those who see, on with games as text, as loud as is wished, and nothing where there are none.
// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { NOTES, sounds, VOLUMES, type SoundName } from "./sounds.svelte";

let heard: { hertz: number; at: number; loud: number }[] = [];
let clock = 0;

class GainNode {
  gain = {
    setValueAtTime: (value: number) => (this.loud = value),
    exponentialRampToValueAtTime() {},
  };
  loud = 0;
  connect() {}
}
class OscillatorNode {
  #hertz: number;
  #into: GainNode | null = null;
  constructor(_: unknown, { frequency }: { frequency: number }) {
    this.#hertz = frequency;
  }
  connect(into: GainNode) {
    this.#into = into;
  }
  start(at: number) {
    heard.push({ hertz: this.#hertz, at, loud: this.#into?.loud ?? 0 });
  }
  stop() {}
}
class AudioContext {
  state = "running";
  destination = {};
  get currentTime() {
    return clock;
  }
}

beforeEach(() => {
  heard = [];
  clock += 100;
  Object.assign(globalThis, { GainNode, OscillatorNode, AudioContext });
  settings.current = { ...settings.current, sounds: "in-words", inWords: false, volume: 60 };
});

test("they are off where a game is seen, and on where it is text, unless somebody says otherwise", () => {
  const on = (change: Partial<typeof settings.current>) => {
    settings.current = { ...settings.current, ...change };
    return sounds.on;
  };
  expect([
    on({}),
    on({ inWords: true }),
    on({ sounds: "off" }),
    on({ sounds: "on", inWords: false }),
  ]).toEqual([false, true, false, true]);
  settings.current.sounds = "off";
  sounds.play("placing");
  expect(heard).toEqual([]);
});

test("several at once come one after the other, and what would come too late is left out", () => {
  settings.current.sounds = "on";
  sounds.play("placing");
  sounds.play("scoring");
  const [first] = NOTES.placing;
  const [second] = NOTES.scoring;
  const begins = (hertz: number | undefined) => heard.find((note) => note.hertz === hertz)?.at;
  expect(begins(second?.hertz)).toBeGreaterThan(begins(first?.hertz) ?? Infinity);
  for (let more = 0; more < 20; more++) sounds.play("turn");
  expect(heard.length).toBeLessThan(12);
});

test("the volume is how loud it is, and the loudest does not crackle", () => {
  settings.current.sounds = "on";
  const loud = VOLUMES.map((volume) => {
    settings.current.volume = volume;
    heard = [];
    clock += 10;
    sounds.play("refusal");
    return heard[0]?.loud ?? 0;
  });
  expect(loud).toEqual(loud.toSorted((a, b) => a - b));
  expect(new Set(loud).size).toBe(VOLUMES.length);
  expect(Math.max(...loud)).toBeLessThan(0.5);
});

test("each sound has a rhythm of its own", () => {
  const names = Object.keys(NOTES) as SoundName[];
  const rhythms = names.map((name) => NOTES[name].map(({ at, lasts }) => [at, lasts]).join(" "));
  expect(new Set(rhythms).size).toBe(names.length);
});

test("a machine that plays no sound stays silent, and nothing else happens", () => {
  settings.current.sounds = "on";
  vi.stubGlobal("AudioContext", undefined);
  expect(() => sounds.play("turn")).not.toThrow();
  vi.unstubAllGlobals();
});
