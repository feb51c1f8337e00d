// Runs a command ("$1" and on) on a virtual display of its own, and ends as it ends.
import { spawn } from "node:child_process";
import { openDisplay, LARGE_SCREEN } from "./display.mjs";

const [command, ...rest] = process.argv.slice(2);
const display = await openDisplay(...LARGE_SCREEN);
const env = { ...process.env, DISPLAY: display.name };
// Opened here, not on the desk of whoever runs this.
delete env.WAYLAND_DISPLAY;
const running = spawn(command, rest, { env, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => running.kill(signal));
process.exitCode = await new Promise((resolve) => {
  running.once("error", (error) => {
    console.error(error.message);
    resolve(127);
  });
  running.once("exit", (code) => resolve(code ?? 1));
});
await display.close();
