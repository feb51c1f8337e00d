// Reads what lessons, rule indexes, sets, mixes and campaigns say in English, and what they say in another language.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "./language-files.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = ["tile-sets", "tutorials"];
const ENGLISH = "en";

const isObject = (value) => typeof value === "object" && value !== null;

const keyOf = (item, index) => item.id ?? item.value ?? index;

/** Each text of a file by its path: `TK-01/title`. In English texts stand below `en`; in another language nothing but texts does. */
const textsOf = (value, isEnglish, path = []) => {
  if (typeof value === "string") return isEnglish ? [] : [[path.join("/"), value]];
  if (!isObject(value)) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      if (!isObject(item)) return [];
      const { id, value: word, ...texts } = item;
      return textsOf(texts, isEnglish, [...path, keyOf({ id, value: word }, index)]);
    });
  const said = isEnglish ? value[ENGLISH] : undefined;
  if (typeof said === "string" || isObject(said)) return textsOf(said, false, path);
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, isEnglish, [...path, key]));
};

const read = (file, isEnglish) =>
  existsSync(file) ? Object.fromEntries(textsOf(JSON.parse(readFileSync(file)), isEnglish)) : {};

/** `rules/tower` of `tile-sets/tower/rules.json`, `lessons/tower/01-floor` of the lesson in `tutorials`. */
const areaOf = (root, folder, name) => {
  if (["mixes", "campaigns", "paths"].includes(folder.split("/")[0])) return `${folder}/${name}`;
  return root === "tutorials" ? `lessons/${folder}/${name}` : `${name}/${folder}`;
};

const ENDING = ".json";

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.includes("/") && file.endsWith(ENDING))
    .sort();

/** The English files that have something to say, each with its area, its texts, and those in a language. */
export const overlays = (language) =>
  FOLDERS.flatMap((root) => {
    const own = join(ROOT, root, language);
    const isElsewhere = (file) => ["guides", ...languages()].includes(file.split("/")[0]);
    return filesBelow(join(ROOT, root))
      .filter((file) => !isElsewhere(file))
      .map((file) => {
        const parts = file.slice(0, -ENDING.length).split("/");
        const name = parts.pop();
        return {
          area: areaOf(root, parts.join("/"), name),
          english: read(join(ROOT, root, file), true),
          own: read(join(own, file), false),
        };
      });
  });

/** Files of a language that no English file answers to. */
export const strayOverlays = (language) =>
  FOLDERS.flatMap((root) => {
    const own = join(ROOT, root, language);
    if (!existsSync(own)) return [];
    return filesBelow(own)
      .filter((file) => !existsSync(join(ROOT, root, file)))
      .map((file) => `${root}/${language}/${file}`);
  });
