import { expect, test } from "vitest";
import { countMatches } from "#features/alerts/live-count.tsx";
import { fetchPuzzle } from "#features/contact/captcha/solve-puzzle.ts";
import { knownPlaces, searchPlace } from "#features/listings/filter/use-city-field.ts";
import { searchEstates } from "#features/listings/map/load-markers.ts";
import { type ClientLogLine, HttpError } from "#platform/http/api/transport.ts";
import { createClient, NotImplementedError } from "./api-client.ts";

type Sent = { url: string; method: string; headers: Headers; body: unknown };

/** A client of huyzen in French over a fetch that answers as told and remembers what it was asked. */
function clientOver(answer: (url: string) => Response | Promise<Response>, basePath = "/api") {
  const sent: Sent[] = [];
  const logged: ClientLogLine[] = [];
  const client = createClient({
    basePath,
    siteId: "huyzen",
    locale: "fr",
    log: (line) => logged.push(line),
    fetch: (url, init) => {
      const body = init.body === undefined ? undefined : JSON.parse(String(init.body));
      sent.push({ url, method: init.method ?? "GET", headers: new Headers(init.headers), body });
      return answer(url);
    },
  });
  return { client, sent, logged };
}

const ok = (value: unknown) => () => Response.json(value);
const failing = () => new Response("{}", { status: 503, statusText: "Service Unavailable" });

test("every call carries the site, the marker of our own client and the language", async () => {
  const { client, sent } = clientOver(ok({ results: [] }));
  await searchPlace(client, "gent", {});
  await searchEstates(client, {});
  await client.sendForm("/fr/ajax/visit", {});
  for (const { headers } of sent)
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-site-id": "huyzen",
      "x-gevel-client": "true",
      "accept-language": "fr",
    });
});

test("one call can be made for another site and another language", async () => {
  const { client, sent } = clientOver(ok({}));
  await searchEstates(client, {}, { siteId: "zilt", locale: "de" });
  expect(sent[0]?.url).toBe("/api/sites/zilt/estates");
  expect(sent[0]?.headers.get("X-Site-Id")).toBe("zilt");
  expect(sent[0]?.headers.get("Accept-Language")).toBe("de");
});

test("each call goes to its own address", async () => {
  const { client, sent } = clientOver(ok({}), "https://api.example/base/");
  const calls: Array<[() => Promise<unknown>, string]> = [
    [() => searchEstates(client, {}), "https://api.example/base/sites/huyzen/estates"],
    [() => searchPlace(client, "sint é", {}), "/fr/ajax/search-place?q=sint+%C3%A9&where=%7B%7D"],
    [() => knownPlaces(client, "gent", { locale: "nl" }), "/nl/ajax/search-place?all=1&q=gent"],
    [
      () => countMatches(client, new URLSearchParams("city=1&city=2")),
      "/fr/ajax/notifications?city=1&city=2",
    ],
    [() => fetchPuzzle(client), "/fr/ajax/captcha"],
    [() => client.sendForm("/fr/ajax/visit", {}), "/fr/ajax/visit"],
  ];
  for (const [call] of calls) await call();
  expect(sent.map(({ url }) => url)).toEqual(calls.map(([, url]) => url));
});

test("a search is a POST of JSON, in the language of the page", async () => {
  const { client, sent } = clientOver(ok({ total: { value: 1 }, results: [{}] }));
  const answer = await searchEstates(client, { limit: { from: 20, size: 20 } });
  expect(answer.total.value).toBe(1);
  expect(sent[0]).toMatchObject({ method: "POST", body: { limit: { from: 20, size: 20 } } });
  expect(sent[0]?.headers.get("Content-Type")).toBe("application/json");
  expect(sent[0]?.headers.get("Accept-Language")).toBe("fr");
});

test("an answer without content is null", async () => {
  const { client } = clientOver(() => new Response(null, { status: 204 }));
  expect(await fetchPuzzle(client)).toBeNull();
  expect(await client.sendForm("/fr/ajax/visit", {})).toBeNull();
});

test("an answer that is not OK is an error with status and status text", async () => {
  const { client } = clientOver(() => new Response("{}", { status: 410, statusText: "Gone" }));
  const error = await searchPlace(client, "gent", {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 410, statusText: "Gone", message: "410 Gone" });
  expect((error as HttpError).response).toBeInstanceOf(Response);
});

test.each([
  ["a server in trouble", failing, "503 Service Unavailable"],
  ["no network", () => Promise.reject(new TypeError("fetch failed")), "fetch failed"],
  ["an answer that is no JSON", () => new Response("<html>"), /JSON/],
])("a search never throws: %s", async (_, answer, message) => {
  const { client, logged } = clientOver(answer);
  const found = await searchEstates(client, { where: { terms: { "general.id": [1] } } });
  expect(found).toMatchObject({ total: { value: 0 }, results: [] });
  expect(found.error?.message).toMatch(message);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    path: "/api/sites/huyzen/estates",
    body: { where: { terms: { "general.id": [1] } } },
  });
});

test("what was sent is not logged when all went well", async () => {
  const { client, logged } = clientOver(ok({ total: { value: 0 }, results: [] }));
  await searchEstates(client, {});
  expect(logged).toEqual([]);
});

test("the policy log and the privacy statement are not called: they are not implemented", async () => {
  const { client, sent } = clientOver(ok({}));
  await expect(client.policyLog()).rejects.toBeInstanceOf(NotImplementedError);
  await expect(client.privacyStatement()).rejects.toBeInstanceOf(NotImplementedError);
  expect(sent).toEqual([]);
});
