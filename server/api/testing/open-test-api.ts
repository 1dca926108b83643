import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import type { Problem } from "#platform/http/api/problem.ts";
import type { SiteQueries } from "#features/site/site-queries.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { findOriginal } from "#platform/media/serving/find-original.ts";
import type { Storage } from "#features/site/storage.ts";
import { createAjax, createApi } from "../api.ts";
import type { ApiEnv } from "../call/api-env.ts";
import { createSiteDirectory } from "#features/site/site-directory.ts";
import { createApiParts } from "../api-parts.ts";
import { siteQueries } from "../site-queries.ts";
import { openTwoSites } from "./open-two-sites.ts";

/** When calls are made, unless a test says otherwise. */
const NOON = new Date("2026-03-02T11:00:00Z");

/** The API and the ajax routes over two agencies' sites, asked through the app's own fetch. */
export async function openTestApi() {
  const { storage, changeWords, close } = await openTwoSites();
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-media-"));
  return {
    ...askable(storage, dataDir),
    storage,
    /** Where the media of both agencies lie. */
    dataDir,
    /** The same, with some of the storage's calls replaced. */
    over: (calls: Partial<Storage>) => askable({ ...storage, ...calls }, dataDir),
    /** The same, at another moment. */
    at: (now: Date) => askable(storage, dataDir, { now }),
    /** The same, without puzzles and limits before its forms. */
    unchecked: () => askable(storage, dataDir, { formChecks: false }),
    changeWords,
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Circumstances = { readonly now?: Date; readonly formChecks?: boolean };

function askable(storage: Storage, dataDir: string, { now = NOON, formChecks = true }: Circumstances = {}) {
  const logged: object[] = [];
  const log = {
    error: (fields: object) => logged.push(fields),
    warn: (fields: object) => logged.push(fields),
  };
  const parts = createApiParts({
    storage,
    sites: createSiteDirectory(storage),
    log,
    now: () => now,
    formChecks,
    dataDir,
    findOriginal: (file: string) => findOriginal(dataDir, file),
  });
  const calls = new Hono<ApiEnv>().route("/api", createApi(parts)).route("/", createAjax(parts));

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

  /** What the pages of a site ask; they are asked for by a visitor whom nobody knows. */
  const queriesOf = async (siteId: string, locale: Locale = "nl", isAway = false): Promise<SiteQueries> => {
    const site = (await parts.sites.byId(siteId))!;
    const context = { site, locale, now, caller: { address: "" }, parts };
    return siteQueries(context, { requestId: "of-the-page", log, isDatabaseAway: () => isAway });
  };

  return {
    queriesOf,
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
