// Where there is no graphics card the window draws with the processor by itself, and whoever wishes otherwise is heard.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openWindow, temporaryFolder } from "./window.mjs";
import { said } from "./words.mjs";

const WISH = "WEBKIT_SKIA_ENABLE_CPU_RENDERING";

const hasCard =
  existsSync("/dev/nvidia0") ||
  existsSync("/dev/dxg") ||
  (existsSync("/dev/dri") && readdirSync("/dev/dri").some((name) => name.startsWith("renderD")));

/** What the running programs of a data folder found around them; the web view's own processes are among them. */
const wishesAround = (data) =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const around = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
        const program = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0];
        if (!around.includes(`BASTIDE_DATA=${data}`) || program.endsWith("Driver")) return [];
        return [around.find((line) => line.startsWith(`${WISH}=`)) ?? "nothing"];
      } catch {
        // Gone meanwhile, or nobody's business.
        return [];
      }
    });

for (const { wish, finds } of [
  { wish: undefined, finds: hasCard ? "nothing" : `${WISH}=1` },
  { wish: "0", finds: `${WISH}=0` },
])
  test(`a start with the wish ${wish ?? "unsaid"} finds ${finds}, once and for all of its processes`, async (t) => {
    const data = join(temporaryFolder(t), "bastide");
    const window = await openWindow(t, { data, env: { [WISH]: wish }, drawn: true });
    assert.equal(await window.text("h1"), said("screens.home.title"));
    const found = wishesAround(data);
    assert(found.length > 0);
    assert.deepEqual([...new Set(found)], [finds]);
  });
