import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { importsForTests } from "../../testing/test-imports.ts";
import { importQueuedEvent, RefusedForGood } from "../run/import-event.ts";
import { connectSource } from "../run/testing/connect-source.ts";

const imports = importsForTests();

/** `tests/responses/GetEstate.json` of fw4-bvba/sweepbright-api@9eac619 (MIT). */
const SAMPLE = JSON.parse(readFileSync(new URL("testing/sweepbright-estate.json", import.meta.url), "utf8"));
const estate = (id: string, more: object = {}) => ({ ...SAMPLE, id, images: [], ...more });
const unit = (id: string) => estate(id, { is_project: false, properties: undefined });

type Answer = { readonly status: number; readonly body?: unknown };

/** What SweepBright has now, by id; what it was asked and told; and its next answers, where it has trouble. */
let estates: Record<string, object>;
let asked: string[];
let told: Record<string, string>;
let troubles: Answer[];
let isSecretRight: boolean;
let server: Server;

/**
 * Paths and answers as in fw4-bvba/sweepbright-api@9eac619 src/ApiAdapter/HttpApiAdapter.php and `set_estate_url` of
 * CompagnonAgency/wp-sweepbright@0271f09 api/class-controller-hook.php.
 */
function answerTo(method: string, path: string, body: string): Answer {
  if (path === "/oauth/token")
    return isSecretRight
      ? { status: 200, body: { token_type: "Bearer", expires_in: 3_600, access_token: "T" } }
      : { status: 401, body: { error: "invalid_client" } };
  const trouble = troubles.shift();
  if (trouble) return trouble;
  const [, id = "", url] = /^\/estates\/([\w-]+)(\/url)?$/.exec(path) ?? [];
  if (!estates[id]) return { status: 404, body: { message: "Not found" } };
  if (method === "GET") return { status: 200, body: estates[id] };
  if (url) told[id] = (JSON.parse(body) as { url: string }).url;
  return { status: url ? 204 : 405 };
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const path = (request.url ?? "").replace("/api", "");
    asked.push(`${request.method} ${path}`);
    const answer = answerTo(request.method ?? "", path, body);
    response.writeHead(answer.status).end(answer.body === undefined ? "" : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());
beforeEach(() => {
  estates = {};
  asked = [];
  told = {};
  troubles = [];
  isSecretRight = true;
});

async function agency() {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const source = await connectSource(imports, {
    kind: "sweepbright",
    settings: { clientId: "12", secretVariable: "SWEEPBRIGHT_SECRET", address },
    environment: { SWEEPBRIGHT_SECRET: "secret" },
  });
  const parts = { ...source.parts, originOf: () => "https://www.agency.example" };
  const event = (externalId: string, change: "changed" | "removed" = "changed", at: string | null = null) =>
    importQueuedEvent(
      { siteId: source.id, source: "sweepbright", event: { externalId, change, happenedAt: at } },
      parts,
    );
  const ids = async () => Object.keys(await source.brought("price"));
  return { ...source, event, ids };
}

test("an estate that is published comes to the site, and SweepBright learns its address", async () => {
  const { event, brought } = await agency();
  estates = { a: estate("a") };
  expect(await event("a")).toBe("1 added, 0 changed, 0 removed");
  expect(await brought("price")).toEqual({ a: 450_000 });
  expect(told["a"]).toMatch(/^https:\/\/www\.agency\.example\/nl\/.+/);
  expect(await event("a")).toBe("0 added, 0 changed, 0 removed");
});

test("sold in SweepBright is sold on the site", async () => {
  const { event, brought } = await agency();
  estates = { a: estate("a") };
  await event("a");
  estates = { a: estate("a", { status: "sold" }) };
  await event("a");
  expect(await brought("transaction")).toEqual({ a: 5 });
});

test("an estate that is withdrawn goes, also the only one, and a project with its units", async () => {
  const { event, ids } = await agency();
  const project = (...units: string[]) => estate("p", { is_project: true, properties: units.map(unit) });
  estates = { a: estate("a"), p: project("u1", "u2") };
  await event("a");
  await event("p");
  expect(await ids()).toEqual(["a", "p", "u1", "u2"]);
  estates["p"] = project("u2");
  await event("p");
  expect(await ids()).toEqual(["a", "p", "u2"]);
  await event("p", "removed");
  await event("a", "removed");
  expect(await ids()).toEqual([]);
  expect(await event("a", "removed")).toBe("0 added, 0 changed, 0 removed");
});

test("a withdrawal that comes after the estate was published anew takes nothing off", async () => {
  const { event, ids } = await agency();
  estates = { a: estate("a") };
  await event("a", "changed", "2026-03-02T10:05:00Z");
  expect(await event("a", "removed", "2026-03-02T10:00:00Z")).toBe("a later event overtook it");
  expect(await ids()).toEqual(["a"]);
});

test.each<[string, Answer]>([
  ["has had enough of us", { status: 429 }],
  ["is away", { status: 503 }],
  ["answers a login page", { status: 200, body: undefined }],
])("SweepBright %s: what stands stays, and the event is for another try", async (_, trouble) => {
  const { event, brought } = await agency();
  estates = { a: estate("a") };
  await event("a");
  estates = { a: estate("a", { price: { ...SAMPLE.price, amount: 440_000 } }) };
  troubles = [trouble];
  await expect(event("a")).rejects.toThrow();
  expect(await brought("price")).toEqual({ a: 450_000 });
  expect(await event("a")).toBe("0 added, 1 changed, 0 removed");
});

test("an event that SweepBright refuses is not tried again, what stands stays", async () => {
  const { event, brought } = await agency();
  estates = { a: estate("a") };
  await event("a");
  troubles = [{ status: 422, body: { message: "Unprocessable" } }];
  await expect(event("a")).rejects.toThrow(RefusedForGood);
  expect(await brought("price")).toEqual({ a: 450_000 });
});

test("an event waits for the operator to mend the account", async () => {
  const { event } = await agency();
  troubles = [{ status: 403 }];
  await expect(event("a")).rejects.not.toThrow(RefusedForGood);
});

test("a token that ended is asked for anew", async () => {
  const { event } = await agency();
  estates = { a: estate("a") };
  await event("a");
  troubles = [{ status: 401 }];
  asked = [];
  await event("a");
  expect(asked.slice(0, 3)).toEqual(["GET /estates/a", "POST /oauth/token", "GET /estates/a"]);
});

test("an address that could not be told is told by the next try", async () => {
  const { event, ids } = await agency();
  estates = { a: estate("a") };
  // The estate is asked for, then its address is told.
  troubles = [{ status: 200, body: estates["a"] }, { status: 500 }];
  await expect(event("a")).rejects.toThrow("the address was not told");
  expect(await ids()).toEqual(["a"]);
  await event("a");
  expect(told).toHaveProperty("a");
});

test("an estate that SweepBright does not know leaves the site as it is", async () => {
  const { event, ids } = await agency();
  expect(await event("nobody")).toBe("the source has nothing new");
  expect(await ids()).toEqual([]);
});

test("a run brings again what was sent, without asking for it", async () => {
  const { event, run, ids } = await agency();
  expect(await run()).toMatchObject({ outcome: "unchanged" });
  estates = { a: estate("a"), b: estate("b") };
  await event("a");
  await event("b");
  asked = [];
  expect(await run()).toMatchObject({ outcome: "done", summary: "0 added, 0 changed, 0 removed" });
  expect(asked).toEqual([]);
  await event("b", "removed");
  await run();
  expect(await ids()).toEqual(["a"]);
});

test("a secret that SweepBright refuses is told by a run", async () => {
  isSecretRight = false;
  const { run } = await agency();
  expect(await run()).toMatchObject({ outcome: "failed", summary: expect.stringContaining("401") });
});
