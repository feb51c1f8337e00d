// The guides in tutorials/guides are what the window says, word for word. REFRESH_GUIDES=1 writes them anew.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { english } from ".";
import { guides, type Guide } from "./guides";

const FOLDER = join(import.meta.dirname, "../../../tutorials/guides");

const written = (
  { title, lead, steps, files }: Guide & { files: string },
  folder: string,
): string =>
  [
    `# ${title}`,
    lead,
    ...steps.flatMap((step, at) => [
      `## ${at + 1}. ${step.title}`,
      step.does.map((does) => `- ${does}`).join("\n"),
    ]),
    "## The files",
    `${files} They are in the folder \`${folder}\`; open them in Bastide, or have them checked:`,
    `\`\`\`sh\nbastide check tutorials/guides/${folder}\nbastide bundle tutorials/guides/${folder} -o mine.bastide\n\`\`\``,
  ].join("\n\n") + "\n";

test.each([
  ["first-scenario", guides(english).scenario],
  ["first-campaign", guides(english).campaign],
] as const)("the document %s says what the window says", (folder, guide) => {
  const file = join(FOLDER, `${folder}.md`);
  const text = written(guide, folder);
  if (process.env.REFRESH_GUIDES) writeFileSync(file, text);
  expect(readFileSync(file, "utf8")).toBe(text);
});
