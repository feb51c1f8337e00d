// What the window reads before its first picture: the scripts and styles that its page names, words among them. Prints it:
// `npm run ui:build && node scripts/first-picture.mjs`.
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const BUILT = new URL("../ui/dist/", import.meta.url);

/** The files, each with its size; the words of another language come to them. */
export const readAtStart = (built = BUILT) => {
  const page = readFileSync(new URL("index.html", built), "utf8");
  return [...page.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map(([, file]) => ({
    file,
    bytes: statSync(new URL(file, built)).size,
  }));
};

export const sumOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readAtStart();
  for (const { file, bytes } of files.toSorted((one, other) => other.bytes - one.bytes))
    console.log(`${bytes}`.padStart(7), file);
  const styles = files.filter(({ file }) => file.endsWith(".css"));
  const sum = sumOf(files);
  console.log(
    `${sum} bytes before the first picture: ${sum - sumOf(styles)} of scripts and words, ${sumOf(styles)} of styles`,
  );
}
