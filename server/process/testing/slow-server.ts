import { setTimeout as sleep } from "node:timers/promises";
import { cannotStart } from "#platform/log/plain-failure.ts";
import { serve } from "../serve.ts";
import { readStaticFiles } from "#platform/http/static-files.ts";

/** A server process as operators start it, whose pages ask the database, take their time, and ask it again. */
const PAGE_MS = Number(process.env["SLOW_PAGE_MS"] ?? 300);

await serve({
  files: readStaticFiles("/nowhere"),
  loadApp:
    async () =>
    ({ storage }) => ({
      fetch: async () => {
        await storage.isReady();
        await sleep(PAGE_MS);
        await storage.findMenus("huyzen");
        return new Response("x".repeat(200_000), { headers: { "Content-Type": "text/html; charset=utf-8" } });
      },
      takesLargeBody: () => false,
      close: () => undefined,
    }),
  renderMail: async () => ({ subject: "", html: "", text: "" }),
}).catch(cannotStart);
