// The shape of everything that has to be explained.

export interface Message {
  /** What happened, in one sentence. */
  what: string;
  /** Why, when it is known. */
  why?: string;
  /** What a person can do now. */
  todo?: string;
}
