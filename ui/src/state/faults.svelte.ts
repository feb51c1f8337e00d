// Faults that still have to be read, newest last. Knows no words for them.
import type { Fault } from "../ipc";

export interface Reported {
  readonly id: number;
  readonly fault: Fault;
}

const same = (a: Fault, b: Fault) => JSON.stringify(a) === JSON.stringify(b);

class Faults {
  #next = 1;
  open = $state<Reported[]>([]);

  /** The same fault twice is shown once, as the newest. */
  report(fault: Fault): void {
    const others = this.open.filter((reported) => !same(reported.fault, fault));
    this.open = [...others, { id: this.#next++, fault }];
  }

  dismiss(id: number): void {
    this.open = this.open.filter((reported) => reported.id !== id);
  }
}

export const faults = new Faults();
