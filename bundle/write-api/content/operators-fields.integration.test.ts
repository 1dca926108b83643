import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Site } from "#features/site/schema/site.ts";
import { mailSender } from "#features/site/mail/mail-sender.ts";
import { zipOf } from "../../files/write-zip.ts";
import { bundleFiles } from "../../testing/test-bundle.ts";
import { newSite } from "../../testing/test-imports.ts";
import { runQueuedImport } from "../imports/run-import.ts";
import { openWriteApi } from "../testing/open-write-api.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

const NOW = new Date("2026-03-02T11:00:00Z");
const OWN_ADDRESS = "info@proef.example";
const OTHERS_ADDRESS = "hallo@zilt.example";

async function agency(settings: object = {}) {
  const own = newSite();
  const bring = (changes: object) =>
    api.importFiles(bundleFiles({ "site.json": own.site(changes) }), { siteId: own.id });
  await bring({ settings });
  const token = await api.token(own.id, ["content"]);
  const send = (method: string, path: string, body?: unknown, headers = {}) =>
    api.call(method, `${own.id}/${path}`, { token, headers, ...(body === undefined ? {} : { body }) });
  const stored = async () => (await api.storage.findSite(own.id)) as unknown as Site;
  const document = async () => (await send("GET", "site")).json as unknown as Site;
  return { ...own, bring, send, stored, document };
}

type Agency = Awaited<ReturnType<typeof agency>>;

async function zipWith(site: object): Promise<Buffer> {
  const files = async function* () {
    yield { name: "site.json", content: Buffer.from(JSON.stringify(site)) };
  };
  return buffer(Readable.from(zipOf(files())));
}

/** Imports a site.json over the API, and tells the places of what was found. */
async function importOver({ id, send }: Agency, site: object): Promise<string[]> {
  const zip = { "Content-Type": "application/zip" };
  const { json } = await send("POST", "imports?partial", await zipWith(site), zip);
  const importId = json!["id"] as unknown as string;
  const running = { databaseUrl: api.storage.databaseUrl, dataDir: api.dataDir, now: () => NOW };
  await runQueuedImport({ siteId: id, importId }, running);
  return placesIn((await send("GET", `imports/${importId}`)).json, "findings");
}

function placesIn(json: unknown, list: "errors" | "findings"): string[] {
  return ((json as Record<string, { path: string }[]>)[list] ?? []).map(({ path }) => path);
}

const LOCKED: Array<[field: string, change: object]> = [
  ["id", { id: "zilt" }],
  ["hostnames", { hostnames: ["zilt.example"] }],
  ["isDefault", { isDefault: true }],
  ["locales", { locales: ["nl"] }],
  ["settings.mailFrom", { settings: { mailFrom: OTHERS_ADDRESS } }],
  ["settings.captcha", { settings: { captcha: false } }],
  ["settings.rateLimits", { settings: { rateLimits: false } }],
];

const WAYS: Record<string, (own: Agency, change: object) => Promise<string[]>> = {
  "a PATCH": async ({ send }, change) => placesIn((await send("PATCH", "site", change)).json, "errors"),
  "a published draft": async ({ send, document }, change) => {
    const { etag: base } = await send("GET", "site");
    await send("PUT", "site/draft", { base, document: { ...(await document()), ...change } });
    expect(placesIn((await send("GET", "site/draft/findings")).json, "findings")).not.toEqual([]);
    const { json } = await send("POST", "site/draft/publish", {});
    await send("DELETE", "site/draft");
    return placesIn(json, "errors");
  },
  "an import over the API": async (own, change) => {
    const places = await importOver(own, { ...(await own.document()), ...change });
    return places.map((place) => place.replace("site.json ", ""));
  },
};

test.each(Object.keys(WAYS))(
  "%s changes nothing that only who runs the server sets, and names it",
  async (way) => {
    const own = await agency();
    const before = await own.stored();
    const fields = way === "an import over the API" ? LOCKED.filter(([field]) => field !== "id") : LOCKED;
    for (const [field, change] of fields) expect(await WAYS[way]!(own, change)).toContain(field);
    expect(await own.stored()).toEqual(before);
  },
);

test("what an agency's site says and shows stays its own to change", async () => {
  const { send } = await agency();
  const change = {
    name: "Nieuw",
    defaultLocale: "fr",
    theme: { accent: "#336699" },
    redirects: [{ from: "/oud", to: "/nl" }],
    settings: { retentionMonths: 6, costs: false, stayNoticeDays: 3 },
  };
  expect(await send("PATCH", "site", change)).toMatchObject({ status: 200, json: { findings: [] } });
  expect((await send("GET", "site")).json).toMatchObject(change);
});

test("a new address of the agency gets its mail, and is no sender until the operator says so", async () => {
  const { send, stored, bring } = await agency();
  const agencys = { email: OTHERS_ADDRESS };
  const { status, json } = await send("PATCH", "site", { agency: agencys });
  expect(status).toBe(200);
  expect(placesIn(json, "findings")).toEqual(["settings.mailFrom"]);
  expect((await stored()).agency.email).toBe(OTHERS_ADDRESS);
  expect(mailSender(await stored()).address).toBe(OWN_ADDRESS);
  await bring({ agency: { ...(await stored()).agency, ...agencys } });
  expect(mailSender(await stored()).address).toBe(OTHERS_ADDRESS);
});

test("a document that leaves the sender out keeps it", async () => {
  const own = await agency({ mailFrom: "mails@server.example" });
  await own.send("PATCH", "site", { settings: { mailFrom: null } });
  expect(mailSender(await own.stored()).address).toBe("mails@server.example");
  const { settings: _, ...rest } = await own.document();
  await importOver(own, { ...rest, agency: { ...rest.agency, email: OTHERS_ADDRESS } });
  expect((await own.stored()).agency.email).toBe(OTHERS_ADDRESS);
  expect(mailSender(await own.stored()).address).toBe("mails@server.example");
});

test("a version that is put back brings no former sender, and switches nothing off", async () => {
  const { send, bring, stored } = await agency({ mailFrom: OTHERS_ADDRESS, captcha: false });
  await bring({ name: "Nieuw" });
  const { json } = await send("GET", "site/versions");
  const [version] = json!["versions"] as unknown as Array<{ id: number }>;
  expect((await send("POST", `site/versions/${version!.id}/put-back`)).status).toBe(200);
  expect(await stored()).toMatchObject({ name: "Kantoor Proef", settings: { captcha: true } });
  expect(mailSender(await stored()).address).toBe(OWN_ADDRESS);
});
