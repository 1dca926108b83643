import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { openStorage } from "#server/database/open-storage.ts";
import { openTestDatabase, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { createApi } from "#server/api/api.ts";
import { createSiteDirectory } from "#features/site/site-directory.ts";
import { createApiParts } from "#server/api/api-parts.ts";
import type { ApiEnv } from "#server/api/call/api-env.ts";
import type { Scope } from "#features/site/access/access-token.ts";
import { listLog } from "#features/site/access/site-log.ts";
import { importBundle } from "../../import-bundle.ts";
import { type BundleFiles, folderOf } from "../../testing/test-bundle.ts";

const NOW = new Date("2026-03-02T11:00:00Z");

function textOrBytes(body: unknown): BodyInit {
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

/** The API over a database of the test's own, for callers with tokens. */
export async function openWriteApi() {
  const database = await openTestDatabase(
    TEST_SERVERS.find((server) => server === process.env.GEVEL_TEST_SERVER),
  );
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-write-api-"));
  const storage = await openStorage({ databaseUrl: database.url, dataDir });
  const parts = createApiParts({
    storage,
    sites: createSiteDirectory(storage),
    log: { error: (fields: object) => console.error(fields) },
    now: () => NOW,
    formChecks: false,
    dataDir,
    findOriginal: async () => null,
  });
  const calls = new Hono<ApiEnv>().route("/api", createApi(parts));

  const call = async (
    method: string,
    path: string,
    {
      token,
      body,
      headers = {},
    }: { token?: string; body?: unknown; headers?: Readonly<Record<string, string>> } = {},
  ) => {
    const request = new Request(new URL(path, "http://localhost/api/sites/"), {
      method,
      headers: {
        ...(body === undefined || body instanceof Uint8Array ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: textOrBytes(body) }),
    });
    const response = await calls.fetch(request, {});
    const text = await response.text();
    const json = text ? (JSON.parse(text) as Record<string, never>) : null;
    return { status: response.status, etag: response.headers.get("ETag"), json, headers: response.headers };
  };

  return {
    storage,
    call,
    dataDir,
    /** An answer as it is. */
    fetch: async (path: string, init: RequestInit) =>
      calls.fetch(new Request(new URL(path, "http://localhost/api/sites/"), init), {}),
    /** A token of a site, for listings unless said otherwise. */
    token: async (siteId: string, scopes: readonly Scope[] = ["listings"]) =>
      (await storage.accessTokens.create(siteId, { name: "crm", scopes, now: NOW }))!,
    importFiles: async (
      files: BundleFiles,
      options: { siteId?: string; source?: string; partial?: boolean } = {},
    ) =>
      importBundle({
        path: await folderOf(files),
        databaseUrl: database.url,
        dataDir,
        report: () => {},
        ...options,
      }),
    log: async (siteId: string) =>
      (await listLog(storage.pool, siteId, 100)).map(
        ({ action, subject, outcome }) => `${action} ${subject} ${outcome}`,
      ),
    close: async () => {
      await storage.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
