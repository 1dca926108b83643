import { join } from "node:path";
import { cannotStart } from "#platform/log/plain-failure.ts";
import { serve } from "./process/serve.ts";
import { readStaticFiles } from "#platform/http/static-files.ts";

/** The build puts this file into build/server, and what browsers load into build/client and build/desk. */
const BROWSER_FILES = join(import.meta.dirname, "../client");
const DESK_FILES = join(import.meta.dirname, "../desk");

await serve({
  files: readStaticFiles(BROWSER_FILES, DESK_FILES),
  loadApp: async () => (await import("./create-app-with-pages.ts")).createAppWithPages,
  renderMail: async (draft, look) =>
    (await import("./outbound/mail/render-mail.tsx")).renderMail(draft, look),
}).catch(cannotStart);
