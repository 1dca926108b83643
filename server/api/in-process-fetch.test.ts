import { afterAll, expect, test } from "vitest";
import { inProcessFetch } from "./in-process-fetch.ts";
import { openTestApi } from "./testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());

const ORIGIN = "http://huyzen.localhost";
const REQUEST_ID = "of-the-page";
const inProcess = inProcessFetch(api.calls, {
  origin: ORIGIN,
  requestId: REQUEST_ID,
  caller: { address: "" },
});

const JSON_TYPE = { "Content-Type": "application/json" };
const sent = (body: string, headers: Record<string, string> = JSON_TYPE) => ({
  method: "POST",
  headers,
  body,
});

test.each<[string, string, RequestInit]>([
  ["what stands there", "/api/sites/huyzen/estates/v2/1", {}],
  ["words of a language", "/fr/ajax/search-city?q=gan", { headers: { "Accept-Language": "fr" } }],
  ["signs in a path", "/api/sites/huyzen/pages/by-url/caf%C3%A9%2Fx", {}],
  ["a search", "/api/sites/huyzen/estates", sent(`{"view":"card","limit":{"size":2}}`)],
  ["a filter's options", "/api/sites/huyzen/estate-filters", sent(`{"where":{}}`)],
  ["nothing, for want of a site", "/api/sites/nobody/estates", sent("{}")],
  ["that it knows no such path", "/api/sites/huyzen/estates", sent(`{"where":{"terms":{"a":[1]}}}`)],
  ["that it can't read what was sent", "/api/sites/huyzen/estates", sent("{")],
  ["that only JSON is sent", "/api/sites/huyzen/estates", sent("{}", { "Content-Type": "text/plain" })],
  ["that it is too much", "/api/sites/huyzen/estates", sent(`{"a":"${"é".repeat(500_001)}"}`)],
  ["that another site's page sent it", "/nl/ajax/contact-form-handler", sent("{}", { Origin: "http://a.b" })],
  ["which methods there are", "/api/sites/huyzen/estates", { method: "DELETE" }],
])("a page's own call is answered %s, as any other", async (_, path, init) => {
  const own = await inProcess(path, init);
  const other = await api.calls.fetch(new Request(ORIGIN + path, init), { requestId: REQUEST_ID });
  const said = await other.text();
  expect({ status: own.status, ok: own.ok }).toEqual({ status: other.status, ok: other.ok });
  expect(own.headers.get("X-Request-Id")).toBe(REQUEST_ID);
  expect(await own.text()).toBe(said);
  expect(await (await inProcess(path, init)).json()).toEqual(JSON.parse(said));
});

test("a form of fields is read as well", async () => {
  const body = new FormData();
  body.set("firstName", "An");
  const own = await inProcess("/nl/ajax/contact-form-handler", { method: "POST", body });
  expect(own.status).toBe(422);
});
