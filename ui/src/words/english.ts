// The messages in English, which every language falls back to: at first those of the first screen alone.
import declared from "virtual:words/facts";
import texts from "virtual:words/en";
import { messagesOf } from "./fluent";

export { declared, texts };

export const english = messagesOf("en", texts, texts, declared);
