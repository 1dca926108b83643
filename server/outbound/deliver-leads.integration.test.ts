import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeSource, saveSource } from "#bundle/sources/run/sources-table.ts";
import type { LeadEvent } from "#features/webhooks/lead-event.ts";
import { listSourceLeads, retrySourceLeads } from "#features/webhooks/source-leads/operate-source-leads.ts";
import { EVENT_QUEUE, LEAD_QUEUE, QUEUES } from "#platform/jobs/queues.ts";
import { openTestOutbound } from "./testing/open-test-outbound.ts";

const ESTATE = "12345678-1234-1234-1234-123456789012";
const SENT = { firstName: "An", lastName: "Peeters", message: "Is het nog vrij?" };

let outbound: Awaited<ReturnType<typeof openTestOutbound>>;
let server: Server;
let address: string;
/** What SweepBright was sent, and the statuses of its next answers; 200 where none is named. */
const received: Array<{ url: string; body: Record<string, string> }> = [];
const statuses: number[] = [];

beforeEach(async () => {
  vi.stubEnv("SWEEPBRIGHT_TEST_SECRET", "secret");
  received.length = 0;
  statuses.length = 0;
  // 422 as fw4-bvba/sweepbright-api@9eac619 src/ApiAdapter/HttpApiAdapter.php:83-91 reads it; no answer's body is used otherwise.
  server = createServer(async (request, response) => {
    const body = JSON.parse((await Array.fromAsync(request)).join("")) as Record<string, string>;
    if (request.url === "/oauth/token") return response.end(JSON.stringify({ access_token: "T" }));
    received.push({ url: request.url!, body });
    response.statusCode = statuses.shift() ?? 200;
    return response.end(JSON.stringify({ errors: { email: [`${body["email"]} is unknown`] } }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  outbound = await openTestOutbound();
  await outbound.rows(
    "insert into listing_source (site_id, id, source, external_id) values ('huyzen', 900, 'sweepbright', $1)",
    [ESTATE],
  );
  await connect({ leads: "send" });
});
afterEach(async () => {
  await outbound.close();
  server.close();
  vi.unstubAllEnvs();
});

const pool = () => outbound.storage.pool;
const leads = () => listSourceLeads(pool(), "huyzen", 10);
const start = () => outbound.start({ send: async () => ({ kind: "sent" }), close: async () => undefined });

async function connect(more: { leads?: "send" }): Promise<void> {
  const settings = { clientId: "12", secretVariable: "SWEEPBRIGHT_TEST_SECRET", address, ...more };
  const source = { siteId: "huyzen", name: "sweepbright", kind: "sweepbright", settings };
  await saveSource(pool(), { ...source, everyMinutes: null, now: outbound.now() });
}

/** A visitor asks about a listing; number 900 is SweepBright's. */
async function ask(id: string, listingId = 900): Promise<void> {
  const visitor = { name: "An Peeters", email: "an@example.be", phone: null };
  const listing = { id: listingId, reference: null, title: "Huis", path: "/nl/aanbod/900" };
  const event: LeadEvent = {
    type: "contact.requested",
    key: id,
    data: { id, language: "nl", visitor, message: SENT.message, listing },
    lead: SENT,
  };
  const { submissions } = outbound.storage;
  await submissions.transact((client) => submissions.storeEvents("huyzen", client, [event], outbound.now()));
}

test("a lead reaches the system that brought its listing, once, and what it said is forgotten here", async () => {
  await start();
  await start();
  await ask("lead-1");
  await ask("lead-1");
  await ask("lead-2", 1);
  await outbound.until(async () => (await leads())[0]?.deliveredAt != null);
  await outbound.passMinutes(5);
  expect(received).toMatchObject([
    {
      url: `/estates/${ESTATE}/contacts`,
      body: { first_name: "An", message: "Is het nog vrij?\n\nRef. lead-1" },
    },
  ]);
  const kept = await outbound.rows("select lead_id, lead, attempts, last_answer from source_lead");
  expect(kept).toEqual([{ lead_id: "lead-1", lead: null, attempts: 1, last_answer: "HTTP 200" }]);
  const lines = outbound.lines.join("");
  expect(lines).toContain("lead-1");
  expect(lines).not.toMatch(/an@example|Peeters|nog vrij/);
});

test("a lead whose system is away, or has no secret here, is sent again with the same reference", async () => {
  vi.stubEnv("SWEEPBRIGHT_TEST_SECRET", "");
  statuses.push(503, 429);
  await ask("lead-1");
  await start();
  await outbound.until(async () => (await leads())[0]?.attempts === 1);
  expect((await leads())[0]?.lastAnswer).toContain("SWEEPBRIGHT_TEST_SECRET is not set");
  vi.stubEnv("SWEEPBRIGHT_TEST_SECRET", "secret");
  await outbound.passMinutes(30);
  await outbound.until(async () => (await leads())[0]?.deliveredAt != null);
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ body }) => body["message"])).size).toBe(1);
});

test("a lead that is refused is given up at once, without what the answer says; an operator has it sent again", async () => {
  statuses.push(422);
  await start();
  await ask("lead-1");
  await outbound.until(async () => (await leads())[0]?.failedAt != null);
  expect(await leads()).toMatchObject([{ attempts: 1, lastAnswer: "HTTP 422", deliveredAt: null }]);
  expect(outbound.lines.join("")).not.toContain("an@example.be");
  expect(await retrySourceLeads(pool(), "huyzen")).toBe(1);
  await outbound.until(async () => (await leads())[0]?.deliveredAt != null);
});

test("a source that takes no leads gets none, also not those that waited when it was changed", async () => {
  await ask("lead-1");
  await connect({});
  await ask("lead-2");
  await start();
  await outbound.until(async () => (await leads())[0]?.failedAt != null);
  expect(await leads()).toMatchObject([{ leadId: "lead-1", lastAnswer: "the source takes no leads" }]);
  expect(received).toEqual([]);
  await removeSource(pool(), "huyzen", "sweepbright");
  expect(await leads()).toEqual([]);
});

test("leads are tried as long as events for webhooks, and put aside in a queue of their own", () => {
  const [events, leadQueue] = [EVENT_QUEUE, LEAD_QUEUE].map((queue) =>
    QUEUES.find(({ name }) => name === queue)!,
  );
  const { retryLimit, retryDelay, retryDelayMax } = events!;
  expect(leadQueue).toMatchObject({ retryLimit, retryDelay, retryDelayMax });
  expect(leadQueue!.deadLetter).not.toBe(events!.deadLetter);
});
