import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { SweepbrightClient } from "./sweepbright-client.ts";

const ESTATE = "12345678-1234-1234-1234-123456789012";
const fetch = createFetchPublic({ loopback: true });
const ACCOUNT = { clientId: "12", clientSecret: "secret" };

type Answer = { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> };
type Asked = {
  readonly line: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
};

let server: Server | undefined;
afterEach(() => server?.close());

/** Stands in for SweepBright; what it was asked is kept. */
async function standIn(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = [];
  server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    const given = answer(asked.at(-1)!);
    response.writeHead(given.status, given.headers).end(given.body);
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const clock = { now: Date.UTC(2026, 10, 23) };
  const client = new SweepbrightClient(ACCOUNT, { fetch, now: () => clock.now, address });
  return { client, asked, clock, lines: () => asked.map(({ line }) => line) };
}

/** The fields of OAuth's client credentials, as YoyoImmoConseil/sillage-immo@54bbf87 types/api/sweepbright.ts has them. */
const token = (value: string): Answer => ({
  status: 200,
  body: JSON.stringify({ token_type: "Bearer", expires_in: 3_600, access_token: value }),
});

/** `tests/responses/GetEstate.json` of fw4-bvba/sweepbright-api@9eac619 (MIT). */
const estateDocument = () => readFile(new URL("testing/sweepbright-estate.json", import.meta.url), "utf8");

const isToken = ({ line }: Asked) => line === "POST /api/oauth/token";

test("an estate is asked for with a token, which serves until it ends", async () => {
  const document = await estateDocument();
  const { client, asked, clock, lines } = await standIn((request) =>
    isToken(request) ? token("T1") : { status: 200, body: document },
  );
  expect(await client.estate(ESTATE)).toEqual({ kind: "estate", document: JSON.parse(document) });
  await client.estate(ESTATE);
  clock.now += 3_600_000;
  await client.estate(ESTATE);
  const get = `GET /api/estates/${ESTATE}`;
  expect(lines()).toEqual(["POST /api/oauth/token", get, get, "POST /api/oauth/token", get]);
  expect(JSON.parse(asked[0]!.body)).toEqual({
    grant_type: "client_credentials",
    client_id: "12",
    client_secret: "secret",
  });
  expect(asked[1]!.headers).toMatchObject({
    authorization: "Bearer T1",
    accept: expect.stringMatching(/^application\/vnd\.sweepbright\.v\d{8}\+json$/),
  });
});

test("a token that was refused is asked for anew, once", async () => {
  let given = 0;
  const { client, lines } = await standIn((request) => {
    if (isToken(request)) return token(`T${(given += 1)}`);
    return request.headers.authorization === "Bearer T2"
      ? { status: 200, body: '{"id":"1"}' }
      : { status: 401 };
  });
  expect(await client.estate(ESTATE)).toEqual({ kind: "estate", document: { id: "1" } });
  expect(lines()).toHaveLength(4);
});

test("an account that SweepBright does not know is refused, without another try", async () => {
  const { client, lines } = await standIn(() => ({ status: 401, body: '{"error":"invalid_client"}' }));
  expect(await client.estate(ESTATE)).toMatchObject({
    kind: "no-access",
    message: expect.stringContaining("invalid_client"),
  });
  expect(lines()).toHaveLength(1);
});

test("an estate that no webhook told of is unknown", async () => {
  // fw4-bvba/sweepbright-api@9eac619 src/ApiAdapter/HttpApiAdapter.php: 404 is no answer
  const { client } = await standIn((request) => (isToken(request) ? token("T") : { status: 404 }));
  expect(await client.estate(ESTATE)).toEqual({ kind: "unknown" });
  expect(await client.setUrl(ESTATE, "https://agency.be/nl/aanbod/1")).toEqual({ kind: "unknown" });
});

test("the address of an estate's page is told to SweepBright", async () => {
  // fw4-bvba/sweepbright-api@9eac619 src/SweepBright.php: setEstateUrl
  const { client, asked } = await standIn((request) => (isToken(request) ? token("T") : { status: 204 }));
  expect(await client.setUrl(ESTATE, "https://agency.be/nl/aanbod/1")).toEqual({ kind: "done" });
  expect(asked[1]).toMatchObject({ line: `PUT /api/estates/${ESTATE}/url` });
  expect(JSON.parse(asked[1]!.body)).toEqual({ url: "https://agency.be/nl/aanbod/1" });
});

test.each([
  ["too many requests", { status: 429, headers: { "retry-after": "17" } }, { afterSeconds: 17 }],
  ["a request that took too long", { status: 408 }, { afterSeconds: 60 }],
  ["a fault of its own", { status: 503, body: "maintenance" }, { afterSeconds: 60 }],
  ["half an answer", { status: 200, body: '{"id":"123' }, { afterSeconds: 60 }],
])("after %s the estate is asked for later", async (_, given, expected) => {
  const { client } = await standIn((request) => (isToken(request) ? token("T") : given));
  expect(await client.estate(ESTATE)).toMatchObject({ kind: "later", ...expected });
});

test("an address that SweepBright does not take is refused with its reasons", async () => {
  // fw4-bvba/sweepbright-api@9eac619 src/ApiAdapter/HttpApiAdapter.php: 422 lists the fields
  const { client } = await standIn((request) =>
    isToken(request) ? token("T") : { status: 422, body: '{"errors":{"url":["invalid"]}}' },
  );
  expect(await client.setUrl(ESTATE, "nowhere")).toMatchObject({
    kind: "refused",
    message: expect.stringContaining("invalid"),
  });
});

test("while SweepBright can't be reached the estate is asked for later", async () => {
  const { client } = await standIn(() => token("T"));
  server!.closeAllConnections();
  await new Promise((resolve) => server!.close(resolve));
  expect(await client.estate(ESTATE)).toMatchObject({ kind: "later" });
});
