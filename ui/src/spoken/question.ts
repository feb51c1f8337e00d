// What is asked beside the board, as a table in words tells it and answers it.

export interface Question {
  /** Each answer, with the number that it is chosen by. */
  readonly listed: string;
  /** Answers by a number, and tells what is to be said of it; null where there is no such answer. */
  answer: (number: number) => Promise<string> | null;
  /** What lies before the players is what is asked: it is told nowhere. */
  readonly hidesSupply: boolean;
}
