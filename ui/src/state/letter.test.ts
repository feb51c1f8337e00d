// The sizes of letters: those the page knows are those that are kept, and keys walk along them to both ends.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { windowRoomFor, sizeBeside, TEXT_SIZES, USUAL_SIZE } from "./letter";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test("every size that is kept can be chosen, and each has its letters", () => {
  const kept = /TEXT_SIZES: \[u16; \d+\] = \[([\d, ]+)\]/.exec(
    read("../../../src-tauri/crates/store/src/settings.rs"),
  );
  expect(kept?.[1]?.split(", ").map(Number)).toEqual([...TEXT_SIZES]);
  const scales = [
    ...read("../style/tokens.css").matchAll(
      /data-text-size="(\d+)"\] \{\s+--text-scale: ([\d.]+);/g,
    ),
  ].map(([, size, scale]) => [Number(size), Math.round(Number(scale) * 100)]);
  const others = TEXT_SIZES.filter((size) => size !== USUAL_SIZE);
  expect(scales).toEqual(others.map((size) => [size, size]));
});

test("letters grow and shrink from size to size, and stay at the last", () => {
  const walk = (from: number, step: 1 | -1) => {
    const seen = [from];
    for (let at = sizeBeside(from, step); at !== seen.at(-1); at = sizeBeside(at, step))
      seen.push(at);
    return seen;
  };
  expect(walk(90, 1)).toEqual([...TEXT_SIZES]);
  expect(walk(200, -1)).toEqual(TEXT_SIZES.toReversed());
  expect(TEXT_SIZES.at(-1)).toBe(200);
});

test("a page asks how many letters a window holds, not how many pixels", () => {
  expect(windowRoomFor(1600, 18)).toBe("roomy");
  expect(windowRoomFor(1024, 15)).toBe("wide");
  expect(windowRoomFor(800, 15)).toBe("small");
  expect(windowRoomFor(1024, 30)).toBe("narrow");
  expect(windowRoomFor(1920, 36)).toBe("small");
});
