// A bus of the session, on which programs find each other, and who answers on it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { atTheEnd } from "./window.mjs";

/** Its address; it ends after all that the test begins later. */
export const bus = async (t) => {
  const daemon = spawn("dbus-daemon", ["--session", "--nofork", "--print-address"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  atTheEnd(t, () => daemon.kill());
  const [address] = await once(daemon.stdout, "data");
  return String(address).trim();
};

/** Stands there in place of a file manager; answers with what it was asked to show, as it comes. */
export const fileManager = async (t, address) => {
  const program = fileURLToPath(new URL("file_manager.py", import.meta.url));
  // The system's own, which has its libraries.
  const manager = spawn("/usr/bin/python3", [program], {
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: address },
    stdio: ["ignore", "pipe", "inherit"],
  });
  atTheEnd(t, () => manager.kill());
  const asked = [];
  await Promise.race([
    once(manager.stdout, "data"),
    once(manager, "exit").then(([code]) => Promise.reject(new Error(`it ended with ${code}`))),
  ]);
  manager.stdout.on("data", (lines) => asked.push(...String(lines).split("\n").filter(Boolean)));
  return asked;
};
