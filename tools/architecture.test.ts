import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { circlesOfFolders } from "./architecture/folder-circles.ts";
import { type Import, importsOf } from "./architecture/imports-of.ts";
import { declaredIn, usedIn, type Declared } from "./architecture/merged-members.ts";

const ROOT = resolve(import.meta.dirname, "..");
/** What each room may know of the others; ARCHITECTURE.md draws the same arrows. */
const ARROWS = {
  domain: [],
  ui: [],
  platform: [],
  features: ["domain", "platform", "ui"],
  bundle: ["domain", "platform", "features"],
  desk: ["domain", "ui", "features", "bundle"],
  server: ["domain", "platform", "features", "bundle"],
  cli: ["domain", "platform", "features", "bundle"],
  packages: ["domain", "platform", "features", "ui", "bundle", "server", "cli"],
  e2e: ["domain", "platform", "features", "ui", "bundle", "server", "cli", "packages"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Room = keyof typeof ARROWS;
const ROOMS = Object.keys(ARROWS) as Room[];

/** The capabilities of `features/`: each may know those that stand after it. */
const CAPABILITIES = [
  "desk",
  "figures",
  "privacy",
  "pages",
  "favorites",
  "rentals",
  "estate",
  "alerts",
  "visits",
  "contact",
  "webhooks",
  "listings",
  "map",
  "site",
];

/** The workspaces, which the product runs without: it asks for this one alone, where it is installed, and only here. */
const ASKS_FOR_THE_DEMO = { from: "bundle/demo-package.ts", to: "@gevel/demo" };

/** Joins the messages of all capabilities, which are data: anyone may say them. */
const MESSAGES = "features/messages.ts";

/** Who reads the product's words without a site's own over them: the one place that joins both, and what no visitor reads. */
const READS_PRODUCT_WORDS = [
  "bundle/check/content/check-translations.ts",
  "bundle/sources/spreadsheet/values/product-names.ts",
  "features/listings/schema/explanations.ts",
  "features/pages/frame/load-shell.ts",
  "features/pages/load-block-states.ts",
  "features/pages/render-page.tsx",
  "features/site/api/read-fields.ts",
  "features/site/api/translations.ts",
  "features/site/messages/site-translate.ts",
];

const BEGINS_IN_BROWSERS = /^features\/pages\/browser\.ts$|\.(island|element|browser)\.tsx?$/;
/** Endpoints, SQL, mails, jobs, schemas, and what says so in its name. */
const FOR_THE_SERVER =
  /^features\/\w+\/(api|queries|mails?|jobs?|schema|receiving|submissions)(\/|\.ts$)|\.(server|form)\.tsx?$|^(bundle|server|cli)\/|^(node:|pg$|hono|zod$|react-dom\/server)/;

/** Who opens connections to the database; all others are given one. */
const OPENS_CONNECTIONS = ["platform/db/connection.ts", "platform/embedded-postgres/embedded-database.ts"];
/** Who may know the types of `pg`: what holds SQL, and what hands a connection on to it. */
const HOLDS_SQL = [
  /^platform\/(backup|db|embedded-postgres|jobs|secrets)\//,
  /^features\/\w+\/(queries|search(?:-conditions)?|submissions|stay-requests)\//,
  /^features\/(site\/(access|mail\/outbox)|webhooks\/(outbox|source-leads))\//,
  /^features\/privacy\//,
  /^bundle\/(?!check\/|sources\/(?!run\/))/,
  /^server\/(database\/|process\/load-demo\.ts)/,
  /^cli\/command\//,
];

const texts = new Map(sources().map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
const imports = [...texts].flatMap(([path, text]) => importsOf(path, text));

test("every room knows only the rooms that the architecture lets it know", () => {
  const forbidden = imports.filter(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    return room && other && room !== other && !knows(room, other);
  });
  expect(forbidden.map(arrow)).toEqual([]);
});

test("the product runs without its workspaces, and asks for the demo where it may be missing", () => {
  const known = imports.filter(({ from, to }) => !/^(packages|e2e)\//.test(from) && to.startsWith("@gevel/"));
  expect(known).toEqual([{ ...ASKS_FOR_THE_DEMO, isType: false, isDynamic: true }]);
});

test("the desk knows of the server's code what calls answer, in one file, and nobody knows the desk", () => {
  const ofServer = imports.filter(
    ({ from, to }) => from.startsWith("desk/") && /^(features|bundle)\//.test(to),
  );
  expect(ofServer.every(({ from, isType }) => isType && from === "desk/api/published.ts")).toBe(true);
  expect(ofServer.length).toBeGreaterThan(0);
  expect(
    imports.filter(({ from, to }) => roomOf(from) !== "desk" && roomOf(to) === "desk").map(arrow),
  ).toEqual([]);
});

test("the domain uses no package and nothing of the platform", () => {
  const outside = imports.filter(({ from, to }) => roomOf(from) === "domain" && !roomOf(to));
  expect(outside.map(arrow)).toEqual([]);
});

test("what visitors read is said in their site's own words", () => {
  const reading = imports.filter(({ to }) => to === MESSAGES).map(({ from }) => from);
  expect(reading.toSorted()).toEqual(READS_PRODUCT_WORDS);
});

test("what asks the database never sees Hono", () => {
  const asking = new Set(
    imports.filter(({ to }) => /^(pg$|features\/site\/queries\/)/.test(to)).map(({ from }) => from),
  );
  const seen = imports.filter(({ from, to }) => asking.has(from) && /^@?hono\b/.test(to));
  expect(seen.map(arrow)).toEqual([]);
});

test("no endpoint talks to the database by itself", () => {
  const asking = imports.filter(
    ({ from, to }) => /^(server|features\/\w+)\/api\b/.test(from) && /^pg(\/|$)/.test(to),
  );
  expect(asking.map(arrow)).toEqual([]);
});

test("the platform alone opens connections, and who holds no SQL knows nothing of the database's driver", () => {
  const knowing = imports.filter(({ to }) => /^pg(\/|$)/.test(to));
  const opening = knowing.filter(({ isType }) => !isType).map(({ from }) => from);
  expect(opening.toSorted()).toEqual(OPENS_CONNECTIONS);
  expect(knowing.filter(({ from }) => !HOLDS_SQL.some((place) => place.test(from))).map(arrow)).toEqual([]);
});

test("OpenTelemetry's packages are loaded by one file, which is loaded only where traces are wanted", () => {
  const opening = "platform/tracing/open-tracing.ts";
  const loading = imports.filter(({ to, isType }) => to.startsWith("@opentelemetry/") && !isType);
  expect(new Set(loading.map(({ from }) => from))).toEqual(new Set([opening]));
  expect(imports.filter(({ to }) => to === opening).map(({ isDynamic }) => isDynamic)).toEqual([true]);
});

test("a capability knows only those that stand below it", () => {
  const upward = imports.filter(({ from, to }) => {
    if (roomOf(from) !== "features" || roomOf(to) !== "features" || to === MESSAGES) return false;
    const [own, other] = [capabilityOf(from), capabilityOf(to)];
    return own !== other && CAPABILITIES.indexOf(own) >= CAPABILITIES.indexOf(other);
  });
  expect(upward.map(arrow)).toEqual([]);
});

test("a capability asks only for members of merged interfaces that it or one below it declares", () => {
  const declared = [...texts].flatMap(([path, text]) =>
    declaredIn(text).map((member) => ({ key: keyOf(member), path })),
  );
  const declaring = new Map(declared.map(({ key, path }) => [key, path]));
  expect(declaring.size).toBe(declared.length);
  const used = [...texts]
    .filter(([path]) => roomOf(path) === "features")
    .flatMap(([from, text]) => usedIn(text).map((member) => ({ from, key: keyOf(member) })))
    .filter(({ key }) => declaring.has(key));
  const upward = used.filter(({ from, key }) => heightOf(from) > heightOf(declaring.get(key)!));
  expect(upward.map(({ from, key }) => `${from} → ${key} of ${declaring.get(key)}`)).toEqual([]);
  const kinds = Map.groupBy(used, ({ key }) => key.split(".")[0]);
  expect([...kinds.keys()].toSorted()).toEqual(["ApiParts", "Forms", "Mails", "SiteQueries", "Storage"]);
});

test("no folder imports another that leads back to it, directly or over others", () => {
  expect(circlesOfFolders(imports)).toEqual([]);
});

test("every folder of features/ is a capability that has its place", () => {
  const entries = readdirSync(join(ROOT, "features"), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.toSorted()).toEqual(CAPABILITIES.toSorted());
});

test("what a browser loads holds nothing that only the server may load", () => {
  const loads = Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ from }) => from,
  );
  const loaded = new Set([...loads.keys()].filter((path) => BEGINS_IN_BROWSERS.test(path)));
  for (const path of loaded) for (const { to } of loads.get(path) ?? []) loaded.add(to);
  expect(loaded.size).toBeGreaterThan(200);
  expect([...loaded].filter((path) => FOR_THE_SERVER.test(path))).toEqual([]);
});

test("no source outside the tests reaches for a test", () => {
  const reaching = imports.filter(({ to }) => /\.test\.tsx?$/.test(to));
  expect(reaching.map(arrow)).toEqual([]);
});

test("the arrows are read from the sources that are there", () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(imports.some(({ from, to }) => from === "server/app.ts" && to.startsWith("features/"))).toBe(true);
});

function sources(): string[] {
  return ROOMS.filter((room) => existsSync(join(ROOT, room))).flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)),
  );
}

function roomOf(path: string): Room | undefined {
  return ROOMS.find((room) => path.startsWith(`${room}/`));
}

function knows(room: Room, other: Room): boolean {
  const known: readonly Room[] = ARROWS[room];
  return known.includes(other);
}

function capabilityOf(path: string): string {
  return path.split("/")[1] ?? "";
}

/** Counted from the top; what joins all capabilities stands above them. */
function heightOf(path: string): number {
  return roomOf(path) === "features" ? CAPABILITIES.indexOf(capabilityOf(path)) : -1;
}

function keyOf({ of, name }: Declared): string {
  return `${of}.${name}`;
}

function arrow({ from, to }: Import): string {
  return `${from} → ${to}`;
}
