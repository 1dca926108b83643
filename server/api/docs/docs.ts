import type { Context, Hono } from "hono";
import { AJAX_ENDPOINTS, ENDPOINTS } from "../endpoints.ts";
import { sendText } from "../call/send-answer.ts";
import type { ApiEnv } from "../call/api-env.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { docsPage, problemPage } from "./docs-pages.ts";
import { DOCS_STYLES } from "./docs-styles.ts";
import { describeApi } from "./openapi.ts";
import { listSchemas, publishedSchema } from "./published-schemas.ts";
import { isProblemCode } from "#features/site/api/problem-codes.ts";

/** These pages hold no script, and nothing of another origin. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Adds what describes the API: the OpenAPI document, the same as a page, the bundle's schemas, the kinds of problems. */
export function addDocs(api: Hono<ApiEnv>): void {
  // The document is made when it is first asked for: most processes never are.
  let document: ReturnType<typeof describeApi> | undefined;
  const openApi = () => (document ??= describeApi([...ENDPOINTS, ...AJAX_ENDPOINTS]));

  addText(api, "/openapi.json", "application/json", () => JSON.stringify(openApi()));
  addText(api, "/docs.css", "text/css; charset=utf-8", () => DOCS_STYLES);
  addText(api, "/docs", HTML, () => docsPage(openApi()));
  addText(api, "/problems/:code", HTML, (c) => {
    const code = c.req.param("code") ?? "";
    if (!isProblemCode(code)) throw new AppError("not-found");
    return problemPage(code);
  });
  addText(api, "/schemas", "application/json", () => JSON.stringify({ schemas: listSchemas() }));
  addText(api, "/schemas/:file", "application/schema+json", (c) => {
    const schema = publishedSchema(/^([a-z-]+)\.json$/.exec(c.req.param("file") ?? "")?.[1] ?? "");
    if (!schema) throw new AppError("not-found");
    return JSON.stringify(schema);
  });
}

const HTML = "text/html; charset=utf-8";

type Text = { toString(): string } | Promise<{ toString(): string }>;

function addText(api: Hono<ApiEnv>, path: string, contentType: string, write: (c: Context) => Text): void {
  api.get(path, async (c) => {
    if (contentType === HTML) c.header("Content-Security-Policy", POLICY);
    return sendText(c, String(await write(c)), contentType);
  });
  api.all(path, () => {
    throw new AppError("method-not-allowed", { headers: { Allow: "GET, HEAD" } });
  });
}
