import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Hono } from "hono";
import { from as copyFrom } from "pg-copy-streams";
import type { ClientBase } from "pg";
import type { EstateNode } from "#contract/estate/estate.ts";
import type { Problem } from "#contract/problem.ts";
import type { Translations } from "#contract/site/page.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { beginImport, COPY_STAGED_ESTATES } from "../../storage/begin-import.ts";
import { finishImport } from "../../storage/finish-import.ts";
import { indexReference } from "../../storage/import/check/reference-index.ts";
import { shownNode } from "../../storage/import/write/shown-node.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { stagedLine } from "../../storage/staged-line.ts";
import type { Storage } from "../../storage/storage.ts";
import { type SiteContent, writeSite } from "../../storage/write-site.ts";
import { createAjax } from "../ajax.ts";
import { createApi } from "../api.ts";
import type { ApiEnv } from "../call/api-env.ts";
import { HUYZEN_LISTINGS, TAKEN_OFF, ZILT_LISTINGS } from "./listings.ts";
import { HUYZEN, ZILT } from "./site-content.ts";

const WORDS = { "list.empty": "Niets gevonden", "list.more": "Meer" };

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;

/** The API and the ajax routes over a database of their own with both sites in it, asked through the app's own fetch. */
export async function openTestApi() {
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-api-"));
  const storage = await openStorage({ dataDir });
  await storage.transact((client) => importSite(client, HUYZEN, [...HUYZEN_LISTINGS, TAKEN_OFF]));
  await storage.transact((client) => importSite(client, HUYZEN, HUYZEN_LISTINGS));
  await storage.transact((client) => importSite(client, ZILT, ZILT_LISTINGS));
  return {
    ...askable(storage),
    words: WORDS,
    /** The same, with some of the storage's calls replaced. */
    over: (calls: Partial<Storage>) => askable({ ...storage, ...calls }),
    changeWords: (siteId: "zilt", translations: Partial<Record<Locale, Translations>>) =>
      storage.transact((client) => importSite(client, { ...ZILT, translations }, ZILT_LISTINGS)),
    close: async () => {
      await storage.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function askable(storage: Storage) {
  const logged: object[] = [];
  const log = { error: (fields: object) => logged.push(fields) };
  const deps = { storage, words: () => WORDS, log };
  const calls = new Hono<ApiEnv>().route("/api", createApi(deps)).route("/", createAjax(deps));

  const fetch = async (
    path: string,
    init: RequestInit & { duplex?: "half" } = {},
    env: ApiEnv["Bindings"] = {},
  ) => calls.fetch(new Request(new URL(path, "http://localhost"), init), env);
  const get = (path: string, headers: Record<string, string> = {}) => fetch(path, { headers });
  const postText = (path: string, body: string, type?: string, headers: Record<string, string> = {}) => {
    // A text would be sent as text/plain; bytes carry no type of their own.
    const bytes = new TextEncoder().encode(body);
    return fetch(path, {
      method: "POST",
      body: bytes,
      headers: { ...headers, ...(type && { "Content-Type": type }) },
    });
  };
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    postText(path, JSON.stringify(body), "application/json", headers);

  return {
    calls,
    logged,
    fetch,
    get,
    post,
    postText,
    json: async (path: string, headers?: Record<string, string>): Promise<unknown> =>
      (await get(path, headers)).json(),
    problem: async (path: string, body?: unknown) =>
      (await (body === undefined ? get(path) : post(path, body))).json() as Promise<Problem>,
  };
}

async function importSite(
  client: ClientBase,
  content: SiteContent,
  nodes: readonly EstateNode[],
): Promise<void> {
  await beginImport(client, content.site.id);
  await writeSite(client, content);
  const reference = indexReference(content.reference);
  const lines = nodes.map((node) => stagedLine(shownNode(node, reference)));
  await pipeline(Readable.from(lines), client.query(copyFrom(COPY_STAGED_ESTATES)));
  await finishImport(client, content.site.id, { partial: false });
}
