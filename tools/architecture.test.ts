import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const ROOMS = [
  "domain",
  "platform",
  "features",
  "contract",
  "words",
  "server",
  "site",
  "mail",
  "demo",
  "cli",
] as const;
type Room = (typeof ROOMS)[number];

/** What each room may know of the others; ARCHITECTURE.md draws the same arrows. */
const ARROWS: Readonly<Record<Room, readonly Room[]>> = {
  domain: [],
  platform: [],
  features: ["domain", "platform", "contract", "words", "site"],
  contract: ["domain"],
  words: ["domain"],
  mail: ["contract", "domain", "words"],
  demo: ["contract", "domain"],
  site: ["platform", "contract", "domain", "words"],
  server: ["contract", "domain", "words", "mail"],
  cli: ["contract", "domain", "demo"],
};

/** Single files that join rooms, each with its one reason. */
const DOORS: ReadonlyArray<{ from: string; to: string; why: string }> = [
  {
    from: "server/page-assets.ts",
    to: "platform/render/assets.ts",
    why: "reads which files the build wrote",
  },
  { from: "server/site-pages.ts", to: "features/pages/serve-pages.tsx", why: "draws the site's pages" },
  { from: "server/app.ts", to: "site/", why: "assembles API, site and media into one app" },
  { from: "server/site-pages.ts", to: "site/", why: "draws the site's pages" },
  { from: "server/process/load-demo.ts", to: "demo/write-demo.ts", why: "a first run shows the demo" },
  { from: "cli/", to: "server/storage/", why: "an operator's commands work on what is stored" },
  { from: "cli/", to: "server/media/", why: "an operator's commands tidy the pictures" },
  { from: "cli/", to: "server/config.ts", why: "the commands read the same settings as the server" },
];

/** Inside the site: what a folder may use of the folders that build on it. */
const SITE_LAYERS = [
  ["pages"],
  ["blocks"],
  ["entity", "estate", "favorites", "listing", "rental", "subscription", "visit", "contact", "map", "shell"],
  ["ui"],
];

type Import = { readonly from: string; readonly to: string };

const imports = sources().flatMap(importsOf);

test("every room knows only the rooms that the architecture lets it know", () => {
  const forbidden = imports.filter(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (!room || !other || room === other || ARROWS[room].includes(other)) return false;
    return !DOORS.some((door) => from.startsWith(door.from) && to.startsWith(door.to));
  });
  expect(forbidden.map(arrow)).toEqual([]);
});

test("the domain uses no package and nothing of the platform", () => {
  const outside = imports.filter(({ from, to }) => roomOf(from) === "domain" && !roomOf(to));
  expect(outside.map(arrow)).toEqual([]);
});

test("the storage and the media never see Hono", () => {
  const seen = imports.filter(
    ({ from, to }) => from.startsWith("server/storage/") && /^(@?hono\b|server\/api\/)/.test(to),
  );
  expect(seen.map(arrow)).toEqual([]);
});

test("the API holds no SQL: it asks the storage", () => {
  const asking = imports.filter(
    ({ from, to }) => from.startsWith("server/api/") && /^(pg|drizzle-orm)(\/|$)/.test(to),
  );
  expect(asking.map(arrow)).toEqual([]);
});

test("inside the site, pages stand on blocks, blocks on what an agency talks about, and all on plain controls", () => {
  const upward = imports.filter(({ from, to }) => {
    if (roomOf(from) !== "site" || roomOf(to) !== "site") return false;
    const [own, other] = [layerOf(from), layerOf(to)];
    return own >= 0 && other >= 0 && other < own;
  });
  expect(upward.map(arrow)).toEqual([]);
});

test("no source outside the tests reaches for a test", () => {
  const reaching = imports.filter(({ to }) => /\.test\.tsx?$/.test(to));
  expect(reaching.map(arrow)).toEqual([]);
});

test("the arrows are read from the sources that are there", () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(imports.some(({ from, to }) => from === "server/app.ts" && to.startsWith("site/"))).toBe(true);
});

function sources(): string[] {
  return ROOMS.filter((room) => existsSync(join(ROOT, room))).flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)),
  );
}

function importsOf(from: string): Import[] {
  const text = readFileSync(join(ROOT, from), "utf8");
  const statement =
    /(?:^|\n)\s*(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/g;
  return [...text.matchAll(statement)].map(([, still, lazy]) => ({
    from,
    to: placeOf(still ?? lazy ?? "", from),
  }));
}

/** The path of an import in the project, or the name of a package. */
function placeOf(specifier: string, from: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? relative(ROOT, resolve(ROOT, dirname(from), specifier)) : specifier;
}

function roomOf(path: string): Room | undefined {
  return ROOMS.find((room) => path.startsWith(`${room}/`));
}

function layerOf(path: string): number {
  return SITE_LAYERS.findIndex((names) => names.includes(path.split("/")[1] ?? ""));
}

function arrow({ from, to }: Import): string {
  return `${from} → ${to}`;
}
