import { expect, test } from "vitest";
import { createClient } from "./client.ts";
import { HttpError } from "./client/http-error.ts";
import { NotImplementedError } from "./client/not-implemented-error.ts";
import type { ClientLogLine } from "./client/transport.ts";

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

test("every read carries the site, the marker of our own client and the language", async () => {
  const { client, sent } = clientOver(ok({ id: "huyzen" }));
  await client.site();
  expect(sent[0]?.url).toBe("/api/sites/huyzen");
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    "x-site-id": "huyzen",
    "x-gevel-client": "true",
    "accept-language": "fr",
  });
});

test("one call can be made for another site and another language", async () => {
  const { client, sent } = clientOver(ok({}));
  await client.page(7, { siteId: "zilt", locale: "de" });
  expect(sent[0]?.url).toBe("/api/sites/zilt/pages/7");
  expect(sent[0]?.headers.get("X-Site-Id")).toBe("zilt");
  expect(sent[0]?.headers.get("Accept-Language")).toBe("de");
});

test("each call goes to its own address", async () => {
  const { client, sent } = clientOver(ok({}), "https://api.example/base/");
  const base = "https://api.example/base/sites/huyzen";
  const calls: Array<[() => Promise<unknown>, string]> = [
    [() => client.siteByHostname("a/b"), "https://api.example/base/sites/by-hostname/a%2Fb"],
    [() => client.navigation("main"), `${base}/navigation/main`],
    [() => client.navigationItem("footer", 3), `${base}/navigation/footer/3`],
    [() => client.pages(), `${base}/pages/`],
    [() => client.pageByUrl(""), `${base}/pages/by-url/`],
    [() => client.pageByUrl("over ons/team?x"), `${base}/pages/by-url/over%20ons/team%3Fx`],
    [() => client.entities(), `${base}/entities`],
    [() => client.entityItems("a/b"), `${base}/entities/a%2Fb/items`],
    [() => client.searchEstates({}), `${base}/estates`],
    [() => client.estateFilters({}), `${base}/estate-filters`],
    [() => client.estatePage(4), `${base}/estate-pages/fr/4`],
    [() => client.estatePage(4, { locale: "de" }), `${base}/estate-pages/de/4`],
    [() => client.asset("a/b c.jpg"), `${base}/assets/a/b%20c.jpg`],
    [() => client.asset("a.jpg", { hash: "0f", version: "2" }), `${base}/assets/a.jpg?hash=0f&version=2`],
    [() => client.contactInfo(4), `${base}/estates/4/contact-info`],
    [() => client.estateGroup(5), `${base}/estates/group/5`],
    [() => client.collection(6), `${base}/estate-collections/6`],
    [() => client.translations("de"), "https://api.example/base/translations/de"],
    [() => client.similarEstates(8), "/fr/ajax/similar-estate/8"],
    [() => client.searchCity("sint é"), "/fr/ajax/search-city?q=sint%20%C3%A9"],
  ];
  for (const [call] of calls) await call();
  expect(sent.map(({ url }) => url)).toEqual(calls.map(([, url]) => url));
});

test("a search is a POST of JSON, in the language of the page", async () => {
  const { client, sent } = clientOver(ok({ total: { value: 1 }, results: [{}] }));
  const answer = await client.searchEstates({ limit: { from: 20, size: 20 } });
  expect(answer.total.value).toBe(1);
  expect(sent[0]).toMatchObject({ method: "POST", body: { limit: { from: 20, size: 20 } } });
  expect(sent[0]?.headers.get("Content-Type")).toBe("application/json");
  expect(sent[0]?.headers.get("Accept-Language")).toBe("fr");
});

test("an answer without content is null", async () => {
  const { client } = clientOver(() => new Response(null, { status: 204 }));
  expect(await client.contactInfo(1)).toBeNull();
  expect(await client.searchEstates({})).toBeNull();
});

test("an answer that is not OK is an error with status and status text", async () => {
  const { client } = clientOver(() => new Response("{}", { status: 410, statusText: "Gone" }));
  const error = await client.page(1).catch((thrown: unknown) => thrown);
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
  const found = await client.searchEstates({ where: { terms: { "general.id": [1] } } });
  expect(found).toMatchObject({ total: { value: 0 }, results: [] });
  expect(found.error?.message).toMatch(message);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    path: "/api/sites/huyzen/estates",
    body: { where: { terms: { "general.id": [1] } } },
  });
});

test("filters that fail are empty and leave a log line", async () => {
  const { client, logged } = clientOver(failing);
  expect(await client.estateFilters({})).toEqual({});
  expect(logged.map(({ message }) => message)).toContain("filter options are not available");
});

test("what was sent is not logged when all went well", async () => {
  const { client, logged } = clientOver(ok({ total: { value: 0 }, results: [] }));
  await client.searchEstates({});
  await client.estateFilters({});
  expect(logged).toEqual([]);
});

test("an estate comes with its contact person, asked at the same time", async () => {
  let open = 0;
  let most = 0;
  const { client } = clientOver(async (url) => {
    most = Math.max(most, ++open);
    await new Promise((resolve) => setImmediate(resolve));
    open--;
    return Response.json(url.endsWith("contact-info") ? { firstname: "An" } : { general: { id: 9 } });
  });
  const { estate, contactInfo } = await client.estate(9);
  expect(estate.general.id).toBe(9);
  expect(contactInfo?.firstname).toBe("An");
  expect(most).toBe(2);
});

test("an estate is shown without its contact person when that one cannot be had", async () => {
  const { client } = clientOver((url) =>
    url.endsWith("contact-info") ? failing() : Response.json({ general: { id: 9 } }),
  );
  expect(await client.estate(9)).toEqual({ estate: { general: { id: 9 } }, contactInfo: null });
});

test("an estate that is gone throws, whoever the contact is", async () => {
  const { client } = clientOver((url) =>
    url.endsWith("contact-info") ? Response.json({}) : new Response("{}", { status: 410 }),
  );
  await expect(client.estate(9)).rejects.toMatchObject({ status: 410 });
});

test("the policy log and the privacy statement are not called: they are not implemented", async () => {
  const { client, sent } = clientOver(ok({}));
  await expect(client.policyLog()).rejects.toBeInstanceOf(NotImplementedError);
  await expect(client.privacyStatement()).rejects.toBeInstanceOf(NotImplementedError);
  expect(sent).toEqual([]);
});
