// The pages of examples look as they did: each part and each state of a page, pixel by pixel.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import test from "node:test";
import { pixelsIn, png } from "../../scripts/png.mjs";
import { eachPicture, webViewOf } from "./gallery.mjs";
import { apart, coarse, difference, MOST_PIXELS } from "./likeness.mjs";
import { openWindow } from "./window.mjs";

/** What was looked at and found good, and by which web view it was drawn. */
const KEPT = new URL("../gallery/", import.meta.url);
const WEB_VIEW = new URL("web-view.txt", KEPT);
/** Where what differs is put. */
const SEEN = new URL("../../shots/gallery/", import.meta.url);

const renews = process.env.RENEW_GALLERY === "1";

test("every part and every state of a page looks as it was kept", async (t) => {
  const window = await openWindow(t, { drawn: true });
  const webView = await webViewOf(window);
  if (renews) return renew(window, webView);

  if (!existsSync(WEB_VIEW)) return t.skip("no pictures are kept yet: npm run gallery:renew");
  const kept = readFileSync(WEB_VIEW, "utf8").trim();
  if (kept !== webView)
    return t.skip(`kept as the web view ${kept} draws; here is ${webView}: not compared`);
  rmSync(SEEN, { recursive: true, force: true });
  mkdirSync(SEEN, { recursive: true });
  const wrong = [];
  const pictured = new Set();
  await eachPicture(window, (name, picture) => {
    pictured.add(`${name}.png`);
    const file = new URL(`${name}.png`, KEPT);
    const now = coarse(picture);
    if (!existsSync(file)) {
      wrong.push(`${name} is new`);
      writeFileSync(new URL(`${name}.png`, SEEN), png(now));
      return;
    }
    const before = pixelsIn(readFileSync(file));
    const pixels = apart(now, before);
    if (pixels <= MOST_PIXELS) return;
    wrong.push(`${name} differs in ${pixels} pixels`);
    writeFileSync(new URL(`${name}.png`, SEEN), png(now));
    writeFileSync(new URL(`${name}-difference.png`, SEEN), png(difference(now, before)));
  });
  const gone = readdirSync(KEPT).filter((name) => name.endsWith(".png") && !pictured.has(name));
  assert.deepEqual(
    [...wrong, ...gone.map((name) => `${name} is pictured no more`)],
    [],
    "look at shots/gallery; where it is as it should be: npm run gallery:renew",
  );
});

const renew = async (window, webView) => {
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  await eachPicture(window, (name, picture) =>
    writeFileSync(new URL(`${name}.png`, KEPT), png(coarse(picture))),
  );
  writeFileSync(WEB_VIEW, `${webView}\n`);
};
