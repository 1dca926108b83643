import { expect, test } from "vitest";
import { isCrossSiteFormPost } from "./cross-site-form-post.ts";

const post = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://www.agency.example${path}`, { method: "POST", body: "a=1", headers });

test.each([
  [{}],
  [{ Origin: "http://www.agency.example" }],
  [{ Origin: "https://www.agency.example" }],
  [{ Origin: "https://www.agency.example", "Sec-Fetch-Site": "same-origin" }],
])("a form of the site's own is read, with or without TLS in between: %j", (headers) => {
  expect(isCrossSiteFormPost(post("/nl/contact", headers))).toBe(false);
});

test.each([
  [{ Origin: "https://evil.example" }],
  [{ Origin: "null" }],
  [{ "Sec-Fetch-Site": "cross-site" }],
  [{ Origin: "https://blog.agency.example", "Sec-Fetch-Site": "same-site" }],
])("a form of another site's is not: %j", (headers) => {
  expect(isCrossSiteFormPost(post("/nl/contact", headers))).toBe(true);
});

test.each([
  "/nl/hou-me-op-de-hoogte/uitschrijven/a.1.b",
  "/fr/tenez-moi-au-courant/desinscription/a.1.b",
  "/en/keep-me-informed/unsubscribe/a.1.b",
  "/de/halten-sie-mich-auf-dem-laufenden/abmelden/a.1.b",
])("one click in a mail program counts at %s, wherever the mail is read", (path) => {
  expect(
    isCrossSiteFormPost(post(path, { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" })),
  ).toBe(false);
});

test("whoever only reads may come from anywhere", () => {
  const headers = { "Sec-Fetch-Site": "cross-site" };
  expect(isCrossSiteFormPost(new Request("http://www.agency.example/nl", { headers }))).toBe(false);
});
