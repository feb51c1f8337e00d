// Faults that still have to be read, newest last.
import type { Fault, Outcome } from "../ipc";

export interface ReportedFault {
  readonly id: number;
  readonly fault: Fault;
  /** It stays for the screen to which it led, and goes with that one. */
  readonly left: boolean;
}

const same = (a: Fault, b: Fault) => JSON.stringify(a) === JSON.stringify(b);

class Faults {
  #next = 1;
  open = $state<ReportedFault[]>([]);

  /** The same fault twice is shown once, as the newest. */
  report(fault: Fault): void {
    const others = this.open.filter((reported) => !same(reported.fault, fault));
    this.open = [...others, { id: this.#next++, fault, left: false }];
  }

  /** What was answered; a fault is reported, and is no answer. */
  unwrap<T>(outcome: Outcome<T>): T | undefined {
    if (outcome.ok) return outcome.value;
    this.report(outcome.fault);
    return undefined;
  }

  /** Whoever goes on to another screen, and another, has read them. */
  goOn(): void {
    this.open = this.open
      .filter(({ left }) => !left)
      .map((reported) => ({ ...reported, left: true }));
  }

  dismiss(id: number): void {
    this.open = this.open.filter((reported) => reported.id !== id);
  }
}

export const faults = new Faults();
