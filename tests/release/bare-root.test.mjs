// A release in a bare Debian root (BARE_ROOT): installed, played with, removed. `npm run release:try` makes the root.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { lookStill } from "../window/table-of-two.mjs";
import { openWindow } from "../window/window.mjs";
import { said, saidIn } from "../window/words.mjs";

const root = process.env.BARE_ROOT;
const packages = join(process.env.CARGO_TARGET_DIR, "packages");
const file = (ending) => readdirSync(packages).find((name) => name.endsWith(ending));
const HOME = "/home/anna";
const PATH = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin";
/** From the package to the first tile. */
const MOST_SECONDS = 120;
const MOST_SECONDS_OF_A_PICTURE = 1;

const within = (user, [program, ...rest], options = {}) =>
  execFileSync("chroot", [`--userspec=${user}`, root, program, ...rest], {
    encoding: "utf8",
    stdio: ["pipe", "pipe", "inherit"],
    ...options,
    env: { PATH, HOME: user === "root" ? "/root" : HOME, LANG: "C.UTF-8", ...options.env },
  });
const install = (...names) =>
  within("root", ["apt-get", "install", "-qy", "--no-install-recommends", ...names], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
const seconds = (since) => (performance.now() - since) / 1000;

// The driver of the window's tests starts the program; here it lies in the root and runs as an ordinary user.
const bin = join(root, "bin-of-the-test");
mkdirSync(bin, { recursive: true });
writeFileSync(
  join(bin, "WebKitWebDriver"),
  `#!/bin/sh\nPATH=${PATH}\nexport PATH\nexec chroot --userspec=anna:anna "${root}" WebKitWebDriver "$@"\n`,
);
chmodSync(join(bin, "WebKitWebDriver"), 0o755);

/** What a login of Anna has around it, and nothing of this machine's. */
const login = (more = {}) => ({
  ...Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined])),
  BASTIDE_DATA: undefined,
  BASTIDE_ANSWERS: undefined,
  XDG_DATA_HOME: undefined,
  XDG_CONFIG_HOME: undefined,
  XDG_CACHE_HOME: undefined,
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: undefined,
  PATH: `${bin}:${PATH}`,
  DISPLAY: process.env.DISPLAY,
  HOME,
  LANG: "C.UTF-8",
  ...more,
});

const layFirstTile = async (window, say = said) => {
  await window.clickButton(say("screens.home.now.play"));
  await window.sees(".board image");
  const { places } = await lookStill(window);
  await window.clickAt(places[0].x, places[0].y);
  await window.until("the tile on the table", () =>
    window.run("return (await window.__TAURI_INTERNALS__.invoke('current_game')).steps > 0;"),
  );
};

test("installed and opened, the first tile lies within two minutes; there is no compiler", async (t) => {
  within("root", ["useradd", "--create-home", "--shell", "/bin/bash", "anna"]);
  within("root", ["apt-get", "update", "-q"]);
  copyFileSync(join(packages, file(".deb")), join(root, "tmp/bastide.deb"));
  const begun = performance.now();
  install("/tmp/bastide.deb");
  const installed = seconds(begun);
  for (const compiler of ["cc", "gcc", "rustc", "cargo", "node"])
    assert.equal(
      spawnSync("chroot", [root, "sh", "-c", `command -v ${compiler}`]).status,
      127,
      compiler,
    );
  // What the test itself needs, and what every desktop has.
  install("webkit2gtk-driver", "desktop-file-utils", "libglib2.0-bin");

  const started = performance.now();
  const window = await openWindow(t, { env: login() });
  await layFirstTile(window);
  const played = seconds(started);
  t.diagnostic(
    `installed in ${installed.toFixed(0)} s, the first tile ${played.toFixed(0)} s after the start`,
  );

  const questions = `{"do":"new","setup":{"players":2,"seed":1}}\n{"do":"record"}\n`;
  const answers = within("anna", ["bastide", "engine"], { input: questions }).trim().split("\n");
  const { record } = JSON.parse(answers[1]);
  const game = `${HOME}/sunday.bastide-game.json`;
  writeFileSync(join(root, game), JSON.stringify(record));
  within("anna", ["gio", "open", game], { env: { DISPLAY: process.env.DISPLAY } });
  await window.sees(".file-note", said("files.handed", ["sunday.bastide-game.json"]));
  assert(installed + played < MOST_SECONDS, `${installed + played} s`);
});

test("in Dutch, the first tile lies as soon", async (t) => {
  const own = { LC_ALL: "nl_NL.UTF-8", XDG_DATA_HOME: `${HOME}/dutch` };
  const started = performance.now();
  const window = await openWindow(t, { env: login(own), first: ":root[lang=nl] h1" });
  await layFirstTile(window, await saidIn("nl"));
  const played = seconds(started);
  t.diagnostic(`the first tile ${played.toFixed(0)} s after the start`);
  assert(played < MOST_SECONDS, `${played} s`);
});

test("file managers have a picture of a game and of a set within a second", () => {
  const set = JSON.stringify({
    format: "bastide/tile-set@1",
    id: "mine",
    name: { en: "Mine" },
    tiles: [{ id: "mine/A", count: 2, segments: [{ kind: "city", edges: ["N", "E", "S", "W"] }] }],
  });
  writeFileSync(join(root, HOME, "mine.json"), set);
  within("anna", ["bastide", "bundle", `${HOME}/mine.json`, "-o", `${HOME}/mine.bastide`]);
  for (const name of ["sunday.bastide-game.json", "mine.bastide"]) {
    const [type] = /application\/vnd\.bastide\S+/.exec(
      within("anna", ["gio", "info", "-a", "standard::content-type", `${HOME}/${name}`]),
    );
    const thumbnailer = within("anna", ["grep", "-rl", type, "/usr/share/thumbnailers"]).trim();
    const line = within("anna", ["sed", "-n", "s/^Exec=//p", thumbnailer]).trim();
    const picture = `${HOME}/${name}.png`;
    const command = line
      .replace("%s", "256")
      .replace("%i", `${HOME}/${name}`)
      .replace("%o", picture);
    const begun = performance.now();
    within("anna", command.split(" "));
    assert(seconds(begun) < MOST_SECONDS_OF_A_PICTURE, name);
    assert(statSync(join(root, picture)).size > 500, name);
  }
});

test("there are pages for man and completions for shells", () => {
  const page = within("anna", ["zcat", "/usr/share/man/man1/bastide-replay.1.gz"]);
  assert.match(page, /^\.TH bastide-replay 1/m);
  const completed = within("anna", [
    "bash",
    "-c",
    `. /usr/share/bash-completion/completions/bastide
     COMP_WORDS=(bastide thu) COMP_CWORD=1
     _bastide bastide thu bastide
     echo "\${COMPREPLY[*]}"`,
  ]);
  assert.equal(completed.trim(), "thumbnail");
});

test("removed, the programs are gone and the games are left", () => {
  within("root", ["apt-get", "remove", "-qy", "bastide"]);
  for (const gone of [
    "bin/bastide",
    "bin/bastide-desktop",
    "share/applications/org.bastide.workshop.desktop",
  ])
    assert(!existsSync(join(root, "usr", gone)), gone);
  assert(existsSync(join(root, HOME, ".local/share/org.bastide.workshop/bastide.db")));
});

test("the archive runs from a folder with a space, without a bus, in a home that is read-only", async (t) => {
  const folder = join(root, "opt/my games");
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-xzf", join(packages, file("-linux-x86_64.tar.gz")), "-C", folder]);
  const [unpacked] = readdirSync(folder);
  const home = "/home/sealed";
  mkdirSync(join(root, home));
  chmodSync(join(root, home), 0o555);
  const before = process.env.APP_BIN;
  process.env.APP_BIN = `/opt/my games/${unpacked}/bin/bastide-desktop`;
  t.after(() => (process.env.APP_BIN = before));
  const window = await openWindow(t, {
    env: login({ HOME: home, DBUS_SESSION_BUS_ADDRESS: undefined }),
  });
  await layFirstTile(window);
  assert.deepEqual(readdirSync(join(root, home)), []);
});

test("the RPM holds the same files as the Debian package, and runs nothing when it is installed", () => {
  const rpm = join(packages, file(".rpm"));
  const deb = join(packages, file(".deb"));
  const lines = (command) =>
    execFileSync("sh", ["-c", command], { encoding: "utf8" }).trim().split("\n");
  const folder = join(root, "opt/rpm");
  mkdirSync(folder, { recursive: true });
  execFileSync("sh", ["-c", `rpm2cpio "${rpm}" | cpio -idm --quiet`], { cwd: folder });
  assert.deepEqual(lines(`rpm -qp --scripts "${rpm}"`), [""]);
  const unpacked = lines(`cd "${folder}" && find usr -type f`);
  const installed = lines(`dpkg-deb --fsys-tarfile "${deb}" | tar -t | grep -v '/$'`)
    .map((path) => path.replace("./", "").replace("vendor-completions", "site-functions"))
    .filter((path) => !path.endsWith("/NEWS.gz"));
  assert.deepEqual(unpacked.toSorted(), installed.toSorted());
  assert.equal(within("anna", ["/opt/rpm/usr/bin/bastide", "--version"]).split(" ")[0], "bastide");
});
