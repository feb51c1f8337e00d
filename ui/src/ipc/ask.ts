// How every call to Rust comes back: a value, or a typed fault.
import type { AppError } from "../bindings";

/** What Rust says went wrong, or that Rust could not be asked at all. */
export type Fault = AppError | { kind: "unreachable"; detail: string };

export type Outcome<T> = { ok: true; value: T } | { ok: false; fault: Fault };

export type Answer<T> = { status: "ok"; data: T } | { status: "error"; error: AppError };

const isFault = (thrown: unknown): thrown is AppError =>
  typeof thrown === "object" && thrown !== null && "kind" in thrown;

/** A call that the shell refuses to pass on fails with a bare string or an exception. */
const asFault = (thrown: unknown): Fault =>
  isFault(thrown)
    ? thrown
    : { kind: "unreachable", detail: thrown instanceof Error ? thrown.message : String(thrown) };

const underWay = new Set<Promise<unknown>>();

/** A call as an outcome: it never throws. */
export const ask = async <T>(call: Promise<Answer<T>>): Promise<Outcome<T>> => {
  underWay.add(call);
  try {
    const answer = await call;
    return answer.status === "ok"
      ? { ok: true, value: answer.data }
      : { ok: false, fault: asFault(answer.error) };
  } catch (thrown) {
    return { ok: false, fault: asFault(thrown) };
  } finally {
    underWay.delete(call);
  }
};

/** Waits until nothing is asked any more, also not because of an answer; but not for ever, in milliseconds. */
export const allAnswered = async (patience: number): Promise<void> => {
  const end = Date.now() + patience;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  do {
    const left = Math.max(0, end - Date.now());
    await Promise.race([Promise.allSettled(underWay), pause(left)]);
    await pause(0);
  } while (underWay.size > 0 && Date.now() < end);
};
