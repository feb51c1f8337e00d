// Programs that a script has started, and that end with it when it is stopped.
const running = new Set();
let stopped = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    stopped = true;
    for (const child of running) child.kill(signal);
  });

/** Whether the script is to come to its end. */
export const isStopped = () => stopped;

/** Has a program end with the script; hands it back. */
export const endsWithUs = (child) => {
  running.add(child);
  for (const over of ["close", "error"]) child.once(over, () => running.delete(child));
  return child;
};
