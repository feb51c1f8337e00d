// Files of earlier formats become today’s, wherever the document lies in them, and keep their layout.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { convert } from "../../scripts/convert-formats.mjs";

const set = (expansion) => `{
  "format": "bastide/tile-set@1",
  "id": "mine", "name": { "en": "Mine: {1, 2}" },
  "expansion": ${expansion},
  "tiles": []
}
`;

test("a tile set lists what its tiles need, where it named its expansion", () => {
  const needs = (list) => set(list).replace("expansion", "needs");
  assert.equal(convert(set('"tower"')), needs('["tower"]'));
  assert.equal(convert(set('["tower", "river"]')), needs('["tower", "river"]'));
  const left = set('"base"').replace('  "expansion": "base",\n', "");
  assert.equal(convert(set('"base"')), left);
  assert.equal(convert(left), left);
  const last = '{ "format": "bastide/tile-set@1", "tiles": [1], "expansion": "base" }';
  assert.equal(convert(last), '{ "format": "bastide/tile-set@1", "tiles": [1] }');
});

test("only a tile set is converted as one, also within another document", () => {
  const mix = '{ "format": "bastide/mix@1", "expansion": "tower" }';
  assert.equal(convert(mix), mix);
  const lesson = `{ "steps": [{ "n": -1.5e3 }, [], {}], "document": ${set('"inns"').trim()} }`;
  assert.equal(convert(lesson), lesson.replace('"expansion": "inns"', '"needs": ["inns"]'));
});

test("rooms are called expansions, and a text that an author called so keeps its key", () => {
  const mix = `{ "format": "bastide/mix@1", "rooms": ["tower", "inns"] }`;
  assert.equal(convert(mix), mix.replace("rooms", "expansions"));
  const path = `{ "format": "bastide/path@1", "room": "abbot", "text": { "en": { "room": "A hall." } } }`;
  assert.equal(convert(path), path.replace("room", "expansion"));
});

test("a campaign of the second format is one of the first", () => {
  const campaign = (number) => `{ "format": "bastide/campaign@${number}", "chapters": [] }`;
  assert.equal(convert(campaign(2)), campaign(1));
  assert.equal(convert(campaign(1)), campaign(1));
});

test("folders are searched, and only files that change are written and named", () => {
  const folder = mkdtempSync(join(tmpdir(), "bastide-convert-"));
  mkdirSync(join(folder, "deep"));
  const line = JSON.stringify(JSON.parse(set('"tower"')));
  const put = (name, bytes) => writeFileSync(join(folder, name), bytes);
  put("deep/set.json", set('"tower"'));
  put("lines.jsonl.gz", gzipSync(`{"n": 1}\n${line}\n`));
  put("other.json", "{ }\n");
  put("notes.txt", "no JSON");
  const run = () =>
    execFileSync("node", ["scripts/convert-formats.mjs", folder], { encoding: "utf8" })
      .split("\n")
      .filter(Boolean);
  assert.deepEqual(
    run(),
    ["deep/set.json", "lines.jsonl.gz"].map((name) => join(folder, name)),
  );
  assert.match(readFileSync(join(folder, "deep/set.json"), "utf8"), /^ {2}"needs": \["tower"\],$/m);
  const lines = gunzipSync(readFileSync(join(folder, "lines.jsonl.gz"))).toString("utf8");
  assert.equal(lines, `{"n": 1}\n${line.replace('"expansion":"tower"', '"needs":["tower"]')}\n`);
  assert.deepEqual(run(), []);
});
