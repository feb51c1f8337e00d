// The only door to Rust: calls become values or typed faults. Knows no screen and no word.
export type * from "../bindings";
export { allAnswered, type Fault, type Outcome } from "./ask";
export * from "./documents";
export * from "./files";
export * from "./games";
export * from "./keeping";
export * from "./lab";
export * from "./lessons";
export * from "./positions";
export * from "./practice";
export * from "./print";
export * from "./reviews";
export * from "./table";
export * from "./window";
