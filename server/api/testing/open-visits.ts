import { Hono } from "hono";
import type { z } from "zod";
import { type Agendas, Agendas as AgendasSchema, type Slots } from "#features/visits/schema.ts";
import type { Problem } from "#platform/http/api/problem.ts";
import type { OpenStorage } from "../../database/open-storage.ts";
import { openTwoServers } from "../../database/testing/test-storages.ts";
import type { TestServer } from "../../database/testing/test-database.ts";
import { importForTest, type TestNode, testSite } from "#bundle/testing/test-import.ts";
import { createAjax, createApi } from "../api.ts";
import type { ApiEnv } from "../call/api-env.ts";
import { createSiteDirectory } from "#features/site/site-directory.ts";
import { createApiParts } from "../api-parts.ts";

/** A Wednesday, 08:00 in Brussels. */
export const NOW = new Date("2026-07-01T06:00:00Z");

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const HOURS = EVERY_DAY.map((weekday) => ({ weekday, spans: [{ from: "09:00", to: "12:00" }] }));

/** Sales rep 1: four visits a morning, from an hour on. */
const AGENDAS: z.input<typeof Agendas> = [
  { salesRepId: 1, slotMinutes: 30, bufferMinutes: 15, noticeHours: 1, horizonDays: 30, hours: HOURS },
];

const LOTTE = {
  id: 1,
  firstname: "Lotte",
  lastname: "Verhaege",
  email: "lotte@example.be",
  mobile: "0470",
};

const BO = { ...LOTTE, id: 2, email: "bo@example.be" };

const GENT = { id: 1, zip: "9000", name: "Gent", alias: { fr: "Gand" } };

function node(
  general: Partial<TestNode["general"]> & { id: number },
  rest: Partial<TestNode> = {},
): TestNode {
  return {
    general: {
      title: { nl: `Huis ${general.id}` },
      transaction: { id: 1 },
      address: { street: { nl: "Geheimstraat" }, number: "7", city: GENT, visible: general.id !== 2 },
      ...general,
    },
    salesRep: LOTTE,
    ...rest,
  };
}

const ESTATES: readonly TestNode[] = [
  node({ id: 1 }),
  node({ id: 2 }),
  node({ id: 3, transaction: { id: 5 } }),
  node({ id: 4, transaction: { id: 6 } }),
  node({ id: 5 }, { salesRep: null }),
  node({ id: 6 }, { salesRep: BO }),
  node({ id: 7, transaction: { id: 8 } }),
  node({ id: 8, project: true }),
  node({ id: 81, parentId: 8 }, { salesRep: null }),
  node({ id: 9, project: true, transaction: { id: 8 } }),
  node({ id: 91, parentId: 9 }),
  node({ id: 11 }),
  node({ id: 12 }),
];

/** Two servers on one database: huyzen takes visits, without puzzle and (unless a test asks) limits; estate 10 was taken off. */
export async function openVisits(server?: TestServer, { rateLimits = false } = {}) {
  const servers = await openTwoServers(server);
  const settings = { captcha: false, rateLimits, hiddenStatus: [8] };
  const importListings = (nodes: readonly TestNode[]) =>
    importForTest(servers.first, {
      siteId: "huyzen",
      nodes,
      content: {
        site: testSite("huyzen", { settings }),
        agendas: AgendasSchema.parse(AGENDAS),
      },
    });
  await importListings([...ESTATES, node({ id: 10 })]);
  await importListings(ESTATES);
  await importForTest(servers.first, {
    siteId: "zilt",
    nodes: [node({ id: 100 })],
    content: { site: testSite("zilt", { settings }) },
  });
  return {
    ...servers,
    importListings,
    api: (storage: OpenStorage = servers.first, now: Date = NOW) => askable(storage, now),
    mails: async () => (await servers.first.pool.query<MailRow>(MAILS)).rows,
  };
}

type MailRow = { readonly name: string; readonly recipient: string; readonly draft: string };

const MAILS = "select name, recipient, draft::text as draft from mail order by created_at, name";

function askable(storage: OpenStorage, now: Date) {
  const parts = createApiParts({
    storage,
    sites: createSiteDirectory(storage),
    log: { error: (fields: object) => console.error(fields) },
    formChecks: true,
    now: () => now,
    // Nobody writes listings here.
    dataDir: "",
    findOriginal: async () => null,
  });
  const calls = new Hono<ApiEnv>().route("/api", createApi(parts)).route("/", createAjax(parts));
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    calls.fetch(
      new Request(new URL(path, "http://huyzen.localhost"), {
        method,
        headers: { "Content-Type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  return {
    ask,
    json: async <T>(path: string): Promise<T> => (await ask("GET", path)).json() as Promise<T>,
    problem: async (method: string, path: string, body?: unknown) =>
      (await ask(method, path, body)).json() as Promise<Problem & { readonly slots?: Slots }>,
  };
}
