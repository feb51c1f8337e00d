// How every call to Rust comes back: a value, or a typed fault. Knows no command.
import type { AppError } from "../bindings";

/** What Rust says went wrong, or that Rust could not be asked at all. */
export type Fault = AppError | { kind: "unreachable"; detail: string };

export type Outcome<T> = { ok: true; value: T } | { ok: false; fault: Fault };

type Answer<T> = { status: "ok"; data: T } | { status: "error"; error: AppError };

const isFault = (thrown: unknown): thrown is AppError =>
  typeof thrown === "object" && thrown !== null && "kind" in thrown;

/** A call that the shell refuses to pass on fails with a bare string or an exception. */
const asFault = (thrown: unknown): Fault =>
  isFault(thrown)
    ? thrown
    : { kind: "unreachable", detail: thrown instanceof Error ? thrown.message : String(thrown) };

/** A call as an outcome: it never throws. */
export const ask = async <T>(call: Promise<Answer<T>>): Promise<Outcome<T>> => {
  try {
    const answer = await call;
    return answer.status === "ok"
      ? { ok: true, value: answer.data }
      : { ok: false, fault: asFault(answer.error) };
  } catch (thrown) {
    return { ok: false, fault: asFault(thrown) };
  }
};
