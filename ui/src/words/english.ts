// The messages in English, which every language falls back to.
import { declared } from "virtual:words";
import texts from "virtual:words/en";
import { messagesOf } from "./fluent";

export { extended } from "./extended";

export const english = messagesOf("en", texts, texts, declared);
