// Runs steps in lanes: side by side, in order within a lane, their output shown one step at a time.
import { spawn } from "node:child_process";

/**
 * Runs every step as soon as those before it in its lane are over, and answers with their outcomes in the
 * same order. `judge` says of a step, whether it succeeded and what it wrote, how many passed and failed.
 */
export function runSteps(steps, judge) {
  const outcomes = new Map();
  const lanes = new Map();
  const floor = new Floor();
  for (const step of steps) {
    const before = lanes.get(step.lane);
    const needed = outcomes.get(step.needs);
    const outcome = (async () => {
      await before;
      if ((await needed)?.failed > 0) {
        return { name: step.name, passed: 0, failed: 1, note: `not run: ${step.needs} failed` };
      }
      const started = performance.now();
      const { ok, output } = await run(step.run, floor.ask(step.name));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      return { name: step.name, ...judge(step, ok, output), note: `${seconds} s` };
    })();
    outcomes.set(step.name, outcome);
    lanes.set(step.lane, outcome);
  }
  return Promise.all(outcomes.values());
}

/** Shows what the command writes and keeps it for counting. */
function run([command, ...rest], turn) {
  return new Promise((resolve) => {
    const child = spawn(command, rest, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const [stream, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.setEncoding("utf8");
      stream.on("data", (text) => {
        output += text;
        turn.write(shown, text);
      });
    }
    const end = (ok, more = "") => {
      turn.end();
      resolve({ ok, output: output + more });
    };
    child.once("error", (error) => {
      turn.write(process.stderr, `${error.message}\n`);
      end(false, error.message);
    });
    child.once("close", (code) => end(code === 0));
  });
}

/** One step speaks at a time, the others are heard in full when their turn comes. */
class Floor {
  #turns = [];

  ask(name) {
    const turn = { kept: [[process.stdout, `\n\x1b[1m${name}\x1b[0m\n`]], over: false };
    this.#turns.push(turn);
    this.#hear();
    return {
      write: (stream, text) => {
        turn.kept.push([stream, text]);
        this.#hear();
      },
      end: () => {
        turn.over = true;
        this.#hear();
      },
    };
  }

  #hear() {
    while (this.#turns.length > 0) {
      const [speaker] = this.#turns;
      for (const [stream, text] of speaker.kept.splice(0)) stream.write(text);
      if (!speaker.over) return;
      this.#turns.shift();
    }
  }
}
