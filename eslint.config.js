// What the linter holds the UI to, the order of its folders above all.
import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import tseslint from "typescript-eslint";
import svelteConfig from "./ui/svelte.config.js";

/** The folders of ui/src as a stair: each may import what stands before it, and nothing that comes after. */
const STAIR = [
  "art",
  "words",
  "state",
  "parts",
  "references",
  "plates",
  "pieces",
  "tiles",
  "print",
  "board",
  "expansions",
  "game",
  "table",
  "spoken",
  "lesson",
  "library",
  "editor",
  "lab",
  "frame",
  "screens",
];

/** A part knows no game: neither what Rust says nor which screens there are. Its keys and its few words it has of these. */
const PARTS = {
  regex: "^(\\.\\./)+(ipc(/|$)|state/(?!(announcer|keys|language|resting)(\\.svelte)?$))",
  message: "ui/src/parts knows no game: what does stands in ui/src/references, or higher.",
};

/** What is drawn once, in ui/src/parts. */
const RAW_CONTROLS = ["button", "details", "input", "select", "textarea"];

/** Where one of them stands all the same, and why. */
const RAW_CONTROLS_ELSEWHERE = {
  "ui/src/frame/Rail.svelte":
    "the sheet of keys is one of the chapters, and looks like the links beside it",
  "ui/src/lesson/Steps.svelte": "a milestone is drawn on the road that it stands on",
  "ui/src/references/Rule.svelte": "the id of a rule is as small as the letters around it",
  "ui/src/editor/DrawingBoard.svelte": "the places of a tile lie unseen over its picture",
  "ui/src/editor/FirstTiles.svelte": "a place of the small board is a tile, or room for one",
};

/** What draws only strings, and what says only sentences, is no matter of these. */
const NO_ART = ["words", "state", "parts"];

/** Which folders a folder must not import. */
const forbiddenTo = (folder) => [
  ...STAIR.slice(STAIR.indexOf(folder) + 1),
  ...(NO_ART.includes(folder) ? ["art"] : []),
];

const BRIDGE = [
  {
    regex: "(^|/)bindings(/|$)",
    message: "Only ui/src/ipc talks to the bindings; import from ipc instead.",
  },
  {
    regex: "^(\\.\\./)+ipc/",
    message: "The door is ui/src/ipc itself, and nothing behind it: tests take its place there.",
  },
  {
    regex: "^@tauri-apps/",
    message: "Only ui/src/ipc talks to the shell; import from ipc instead.",
  },
];
const MACHINE = [{ regex: "^node:", message: "The window has no Node; only tests do." }];
const PURE = [
  {
    regex: "(^svelte|\\.svelte$|(^|/)ipc(/|$))",
    message: "ui/src/art draws strings: it knows no component and no shell.",
  },
];

/** WebKit never ends a script that waits like this when its page is left meanwhile: the window hangs for good. */
const WAITS_AT_THE_TOP = {
  selector: "AwaitExpression:not(:function AwaitExpression)",
  message: "A page that is left while its script waits at the top hangs: wait in a function.",
};

/** A function that only hands on a promise begins nothing: it runs whether its turn comes or not. */
const BEGUN_ALREADY = {
  selector:
    "CallExpression[callee.property.name='run'] > ArrowFunctionExpression[body.type='Identifier']",
  message: "Begin it inside the function, so that state/one-at-a-time can leave it undone.",
};

/** Two words of letters in a row, as in no name, no selector and no path of a drawing. */
const SENTENCE = String.raw`/(^|[\s(“])[A-Za-z][a-z’']+[,:;]? [a-z’']{2,}/`;
/** A list of classes, fonts, attributes or properties is no sentence. */
const CODE = String.raw`/\w\(|[{}<>[\]=#_|\x2F]|--|^\s*[.:]|^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/`;
/** What is thrown is for those who read the log. */
const THROWN = "NewExpression[callee.name=/Error$/] *";
const SHOWN =
  "/^(aria-label|aria-description|aria-valuetext|title|alt|placeholder|label|legend|note)$/";

const SENTENCES = [
  `Literal[value=${SENTENCE}]:not([value=${CODE}], ${THROWN})`,
  `TemplateElement[value.raw=${SENTENCE}]:not([value.raw=${CODE}], ${THROWN})`,
  // Letters that show what letters look like are no words.
  'SvelteText[value=/\\p{L}{2}/u]:not([value="Aa"], SvelteStyleElement *)',
  `SvelteAttribute[key.name=${SHOWN}] > SvelteLiteral[value=/\\p{L}{2}/u]`,
].map((selector) => ({ selector, message: "What a person reads stands in the words." }));

/** The web view tells a screen reader of no list whose marks are styled away, unless it says that it is one. */
const LISTS = {
  selector:
    'SvelteElement[name.name=/^(ul|ol)$/] > SvelteStartTag:not(:has(> SvelteAttribute[key.name="role"]))',
  message: 'Say role="list": without marks it is no list to a screen reader.',
};

const UI = ["ui/src/**/*.{ts,svelte}"];
const TESTS = ["ui/src/**/*.test.ts", "ui/src/art/trial/**/*.ts"];

const forbid = (patterns) => ({ "no-restricted-imports": ["error", { patterns }] });

/** What two screens need stands below them. */
const ANOTHER_SCREEN = "A screen must not import another: what both need stands in a folder below.";
const screens = [
  { files: ["ui/src/screens/*/*.{ts,svelte}"], regex: "^\\.\\./(?!\\.\\.)" },
  { files: ["ui/src/screens/*/*/*.{ts,svelte}"], regex: "^\\.\\./\\.\\./(?!\\.\\.)" },
].map(({ files, regex }) => ({
  files,
  ignores: TESTS,
  rules: forbid([{ regex, message: ANOTHER_SCREEN }, ...BRIDGE, ...MACHINE]),
}));

const tiers = STAIR.slice(0, -1).flatMap((folder) => {
  const above = forbiddenTo(folder);
  const tier = {
    regex: `^(\\.\\./)+(${above.join("|")})(/|$)`,
    message: `ui/src/${folder} must not import ${above.join(", ")}.`,
  };
  const own = { art: PURE, parts: [PARTS] }[folder] ?? [];
  const patterns = [tier, ...BRIDGE, ...own];
  const files = [`ui/src/${folder}/**/*.{ts,svelte}`];
  return [
    { files, ignores: TESTS, rules: forbid([...patterns, ...MACHINE]) },
    { files: TESTS.map((test) => test.replace("**", `${folder}/**`)), rules: forbid(patterns) },
  ];
});

const EXPANSIONS = readdirSync(new URL("ui/src/expansions", import.meta.url), {
  withFileTypes: true,
}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Neither another expansion nor anything else imports one; one file lists them all. */
const EXPANSION = {
  regex: `^\\.{1,2}/(\\.\\./)*(expansions/)?(${EXPANSIONS.join("|")})/`,
  message: "Only expansions/roster.ts imports an expansion.",
};

export default defineConfig(
  {
    ignores: ["target/**", "shots/**", "ui/dist/**", "ui/src/bindings/**", "src-tauri/gen/**"],
  },
  js.configs.recommended,
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: { globals: globals.node },
  },
  {
    files: UI,
    extends: [tseslint.configs.recommendedTypeChecked, svelte.configs.recommended],
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // TypeScript itself knows which names exist.
      "no-undef": "off",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-console": "error",
      eqeqeq: "error",
      "no-restricted-syntax": ["error", BEGUN_ALREADY],
      ...forbid([...BRIDGE, ...MACHINE]),
    },
  },
  {
    files: UI,
    ignores: TESTS,
    rules: { "no-restricted-syntax": ["error", BEGUN_ALREADY, WAITS_AT_THE_TOP] },
  },
  {
    files: UI,
    ignores: [...["words", "art"].map((folder) => `ui/src/${folder}/**`), ...TESTS],
    rules: {
      "no-restricted-syntax": ["error", BEGUN_ALREADY, WAITS_AT_THE_TOP, LISTS, ...SENTENCES],
    },
  },
  {
    files: UI,
    ignores: ["ui/src/expansions/roster.ts"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: [EXPANSION] }] },
  },
  {
    files: ["ui/src/**/*.svelte", "ui/src/**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
    rules: {
      // The content security policy drops a style attribute without a word. Transitions need none: Svelte
      // hands their frames to the page's own animations.
      "svelte/no-inline-styles": ["error", { allowTransitions: true }],
    },
  },
  {
    files: ["ui/src/**/*.svelte"],
    ignores: ["ui/src/parts/**", ...Object.keys(RAW_CONTROLS_ELSEWHERE)],
    rules: {
      "svelte/no-restricted-html-elements": [
        "error",
        {
          elements: RAW_CONTROLS,
          message: "Controls are drawn once, in ui/src/parts: use a part.",
        },
      ],
    },
  },
  { files: TESTS, rules: forbid(BRIDGE) },
  ...tiers,
  ...screens,
  { files: ["ui/src/ipc/*.ts"], rules: { "no-restricted-imports": "off" } },
);
