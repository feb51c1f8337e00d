// What stands in a PDF, as a maintained reader finds it.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The reader, which tests of Rust build for themselves too. */
const reader = () => {
  const program = join(dirname(process.env.APP_BIN), "examples", "read_pdf");
  if (!existsSync(program)) {
    const built = ["build", "--locked", "--package", "bastide-print", "--example", "read_pdf"];
    execFileSync("cargo", built, { stdio: "inherit" });
  }
  return program;
};

/** The pages of a PDF of tiles with a side of so many millimetres, and what the file holds. */
export const readPdf = (file, side) => {
  const lines = execFileSync(reader(), [file, String(side)], { encoding: "utf8" });
  const told = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { pages: told.slice(0, -1), held: told.at(-1) };
};
