import { expect, test } from "vitest";
import type { SiteQueries } from "#features/site/site-queries.ts";
import { QueryError } from "#platform/http/api/query-error.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { subscribe } from "../alerts/subscribe.page.tsx";
import { visit } from "../visits/visit.page.tsx";

const CONTEXT = contextWith({
  sendForm: async () => ({ id: "1b3e5a47-9a35-4a4f-8a51-2f6c9f6f7a11" }),
} as unknown as Partial<SiteQueries>);

test.each([
  ["a visit", visit, "/nl/bezoek-plannen/5", { estateId: "5" }],
  ["an alert", subscribe, "/nl/hou-me-op-de-hoogte", {}],
])("whoever asked for %s is led to a page about nothing else", async (_what, page, path, params) => {
  const url = new URL(`http://localhost${path}`);
  const request = new Request(url, { method: "POST", body: new URLSearchParams({ email: "an@example.be" }) });
  const answer = await page.action!({ context: CONTEXT, params: { ...params }, request, url });
  if (answer.kind !== "response") throw new Error(answer.kind);
  expect(answer.response.status).toBe(303);
  expect(answer.response.headers.get("Location")).not.toMatch(/[#?]/);
});

test("an alert that is refused without scripts keeps the place that was chosen", async () => {
  const context = contextWith({
    sendForm: async () => {
      throw new QueryError(422, { errors: [{ path: "email", message: "?" }] });
    },
    estateFilters: async () => ({ locations: [], headTypes: [], transactions: [] }),
    translations: async () => ({}),
    countMatches: async () => ({ count: 1 }),
    knownCities: async () => ({ results: [] }),
  } as unknown as Partial<SiteQueries>);
  const url = new URL("http://localhost/nl/hou-me-op-de-hoogte");
  const body = new URLSearchParams({ municipality: "44021", garden: "1", email: "" });
  const request = new Request(url, { method: "POST", body });
  const answer = await subscribe.action!({ context, params: {}, request, url });
  expect(answer).toMatchObject({
    data: {
      form: {
        criteria: { municipalities: [44021], garden: 1 },
        municipalities: [{ value: "44021", label: "Gent" }],
      },
    },
  });
});
