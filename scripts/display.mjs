// A virtual display whose pixels can be read.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Wide and high enough for every window that is opened. */
export const LARGE_SCREEN = [1920, 1200];

/** Starts Xvfb on a free display number. */
export async function openDisplay(width, height) {
  const folder = mkdtempSync(join(tmpdir(), "bastide-display-"));
  const screen = ["-screen", "0", `${width}x${height}x24`];
  const server = spawn(
    "Xvfb",
    ["-displayfd", "3", ...screen, "-fbdir", folder, "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "pipe", "pipe"] },
  );
  // It also tells of every display that was taken; that matters only when none is found.
  let told = "";
  server.stdio[2].on("data", (text) => (told += text));
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const number = await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("close", (code) => reject(new Error(`Xvfb ended with ${code}\n${told}`)));
    server.stdio[3].once("data", (said) => resolve(Number(said)));
  });
  return {
    name: `:${number}`,
    /** What the screen holds, as bytes that are equal when it looks equal. */
    bytes: () => readFileSync(join(folder, "Xvfb_screen0")),
    close: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Xvfb keeps its screen as an XWD file: a header of 32-bit words, a colour map, then rows of pixels. */
export function pixelsOf(dump) {
  const word = (index) => dump.readUInt32BE(4 * index);
  const [header, width, height, rowBytes, colours] = [0, 4, 5, 12, 19].map(word);
  const start = header + 12 * colours;
  return { width, height, rowBytes, start };
}

/** The picture that the bytes of a screen hold. */
export function frameOf(dump) {
  const { width, height, rowBytes, start } = pixelsOf(dump);
  const rgb = Buffer.alloc(3 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = dump.readUInt32LE(start + y * rowBytes + 4 * x);
      rgb.writeUIntBE(pixel & 0xffffff, 3 * (y * width + x), 3);
    }
  }
  return { width, height, rgb };
}
