// Turns the files of a language into an object of words: a text for each message, or a function of its facts.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";
import { brief } from "./brief";
import { once } from "./list";
import { areas } from "virtual:words";
import type { Messages, Person } from "./messages";

/** The files of a language, area by area. */
export type Texts = Readonly<Record<string, string>>;

/** What each message is given, in the order of its parameters, each as `name` or `name:kind`. */
type Facts = Readonly<Record<string, readonly string[]>>;

/** The facts that the messages of an English file declare. */
export const factsIn = (text: string): Facts =>
  Object.fromEntries(
    [...text.matchAll(/^(?:# (.+)\n)?([a-zA-Z][\w-]*) =/gm)].map(([, facts, id = ""]) => [
      id,
      facts?.split(" ") ?? [],
    ]),
  );

/** A message by its area and id, for what is chosen by a code; nothing where there is none. A fact that it needs must be given. */
export type Say = (
  area: string,
  id: string,
  facts: Readonly<Record<string, unknown>>,
) => string | undefined;

/** Dates and lists are British, as the English is. */
const BRITISH = "en-GB";

/** Messages that those of every area may refer to. */
const SHARED = "shared";

/** A value whose text is made when the language is known. */
class Late extends FluentType<(scope: Scope) => string> {
  toString(scope: Scope): string {
    return this.value(scope);
  }
}

class List extends FluentType<readonly (string | number)[]> {
  toString(scope: Scope): string {
    return joined(this, scope, "conjunction");
  }
}

const textOf = (value: FluentValue, scope: Scope): string =>
  typeof value === "string" ? value : value.toString(scope);

const messageOf = (id: string, facts: Record<string, FluentVariable>, scope: Scope): string => {
  const pattern = scope.bundle.getMessage(id)?.value;
  return pattern ? scope.bundle.formatPattern(pattern, facts, scope.errors) : id;
};

const listFormats = new Map<string, Intl.ListFormat>();

const listFormat = (language: string | undefined, type: Intl.ListFormatType): Intl.ListFormat => {
  const key = `${language} ${type}`;
  const known = listFormats.get(key) ?? new Intl.ListFormat(language, { type });
  listFormats.set(key, known);
  return known;
};

const joined = (
  list: FluentValue | undefined,
  scope: Scope,
  type: Intl.ListFormatType,
  each?: FluentValue,
): string => {
  if (!(list instanceof List)) return list === undefined ? "" : textOf(list, scope);
  const things = list.value.map((it) =>
    typeof each === "string" ? messageOf(each, { it }, scope) : String(it),
  );
  return listFormat(scope.bundle.locales[0], type).format(things);
};

const listing =
  (type: Intl.ListFormatType): FluentFunction =>
  ([list], { each }) =>
    new Late((scope) => joined(list, scope, type, each));

const capitalised = (text: string, language: string | undefined): string => {
  // In Dutch, ij is one letter, and of the stress in “één” only the second accent stays.
  if (language?.startsWith("nl") && text.startsWith("ij")) return `IJ${text.slice(2)}`;
  if (language?.startsWith("nl") && text.startsWith("éé")) return `E${text.slice(1)}`;
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
};

const functions: Record<string, FluentFunction> = {
  /** All of a list, joined; `each` names the message that says one of it, as `$it`. */
  AND: listing("conjunction"),
  OR: listing("disjunction"),
  /** A number with its noun: `of` names a message of those that begin with `count-`, which is given `$n`. */
  COUNT: ([n], { of }) =>
    new Late((scope) =>
      typeof of === "string" && n !== undefined ? messageOf(`count-${of}`, { n }, scope) : "",
    ),
  /** With its sign, a true minus. */
  SIGNED: ([n], options) =>
    new Late((scope) => {
      const opts = n instanceof FluentNumber ? n.opts : {};
      const shown = new FluentNumber(Number(n?.valueOf()), { ...opts, ...plain(options) });
      return shown.toString(scope).replace("-", "−");
    }),
  /** For what begins a sentence. */
  CAPITAL: ([text]) =>
    new Late((scope) =>
      text === undefined ? "" : capitalised(textOf(text, scope), scope.bundle.locales[0]),
    ),
};

const plain = (options: Record<string, FluentValue>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, value.valueOf()]));

/** What a selector finds where a fact is not known. */
const NONE = "none";

const personal = (name: string, value?: Person): Record<string, FluentVariable> => ({
  [name]: value === undefined ? NONE : value.you ? "you" : "other",
  [`${name}Name`]: value?.name ?? "",
});

/** A list, and beside it how many it holds: what is said of it may depend on that. */
const listed = (
  name: string,
  things: readonly (string | number)[],
): Record<string, FluentVariable> => ({
  [name]: new List(things),
  [`${name}Count`]: things.length,
});

/** What a message is given for a fact. */
const byKind: Readonly<
  Record<string, (name: string, value: unknown) => Record<string, FluentVariable>>
> = {
  person: (name, value) => personal(name, value as Person),
  "person?": (name, value) => personal(name, value as Person | undefined),
  list: (name, value) => listed(name, value as readonly (string | number)[]),
  name: (name, value) => ({ [name]: brief(String(value)) }),
  names: (name, value) => listed(name, once(value as readonly string[]).map(brief)),
  digits: (name, value) => ({
    [name]: typeof value === "number" || typeof value === "string" ? `${value}` : NONE,
  }),
};

const asGiven = (name: string, value: unknown): Record<string, FluentVariable> => ({
  [name]: value ?? NONE,
});

const given = (
  facts: readonly string[],
  value: (name: string, nth: number) => unknown,
): Record<string, FluentVariable> =>
  Object.assign(
    {},
    ...facts.map((fact, nth) => {
      const [name = "", kind = ""] = fact.split(":");
      return (byKind[kind] ?? asGiven)(name, value(name, nth));
    }),
  ) as Record<string, FluentVariable>;

/** `turn-big_follower` is `turn["big-follower"]`. */
const pathOf = (id: string): string[] => id.split("-").map((part) => part.replaceAll("_", "-"));

type Branch = { [key: string]: unknown };

const branchOf = (root: Branch, path: readonly string[]): Branch =>
  path.reduce<Branch>((branch, part) => (branch[part] ??= {}) as Branch, root);

/** Computed when first asked for. */
const lazily = (branch: Branch, key: string, make: () => unknown): void => {
  Object.defineProperty(branch, key, {
    enumerable: true,
    configurable: true,
    get: () => {
      const value = make();
      Object.defineProperty(branch, key, { enumerable: true, configurable: true, value });
      return value;
    },
  });
};

/** A fault in a language's file leaves a gap in a sentence and not an empty window. */
const format = (
  bundle: FluentBundle,
  id: string,
  facts: Record<string, FluentVariable>,
): string => {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, facts, []) : id;
};

/** The first line of a file that the reader would drop, such as a selector without its end. */
export const faultIn = (text: string): string | undefined => {
  const read = new Set(new FluentResource(text).body.map(({ id }) => id));
  return text
    .split("\n")
    .find((line) => /^[^\s#}]/.test(line) && !read.has(/^([\w-]+) *=/.exec(line)?.[1] ?? ""));
};

/** All words of a language. An area that it does not have whole is said in English. */
export const messagesOf = (
  language: string,
  texts: Texts,
  english: Texts,
): Messages & { say: Say } => {
  const declared = new Map<string, Facts>();
  /** Nothing where the words of an area are not read yet. */
  const factsOf = (area: string): Facts | undefined => {
    const text = english[area];
    if (text === undefined) return undefined;
    const facts = declared.get(area) ?? factsIn(text);
    declared.set(area, facts);
    return facts;
  };
  const parsed = (area: string, of: Texts) => new FluentResource(of[area] ?? "");
  const sharedIn = new Map<Texts, FluentResource>();
  const shared = (of: Texts) => {
    const known = sharedIn.get(of) ?? parsed(SHARED, of);
    sharedIn.set(of, known);
    return known;
  };
  const bundleOf = (area: string): FluentBundle => {
    const build = (name: string, of: Texts) => {
      const bundle = new FluentBundle(name === "en" ? BRITISH : name, {
        functions,
        useIsolating: false,
      });
      bundle.addResource(shared(of));
      if (area !== SHARED) bundle.addResource(parsed(area, of));
      return bundle;
    };
    const own = build(language, texts);
    const isWhole = Object.keys(factsOf(area) ?? {}).every((id) => own.hasMessage(id));
    return isWhole ? own : build("en", english);
  };
  const areaOf = (area: string): Branch => {
    const messages = factsOf(area);
    if (!messages) throw new Error(`the words of ${area} are not read yet`);
    const bundle = bundleOf(area);
    const root: Branch = {};
    for (const [id, facts] of Object.entries(messages)) {
      const path = pathOf(id);
      const key = path.pop() ?? id;
      const branch = branchOf(root, path);
      if (facts.length === 0) lazily(branch, key, () => format(bundle, id, {}));
      else {
        branch[key] = (...values: unknown[]) =>
          format(
            bundle,
            id,
            given(facts, (_, nth) => values[nth]),
          );
      }
    }
    return root;
  };
  const all: Branch = {};
  for (const area of areas) lazily(all, area, () => areaOf(area));
  const bundles = new Map<string, FluentBundle>();
  const say: Say = (area, id, facts) => {
    const kinds = factsOf(area)?.[id];
    if (!kinds) return undefined;
    const bundle = bundles.get(area) ?? bundleOf(area);
    bundles.set(area, bundle);
    return format(
      bundle,
      id,
      given(kinds, (name) => facts[name]),
    );
  };
  return Object.defineProperty(all, "say", { value: say }) as unknown as Messages & { say: Say };
};
