import { expect, test } from "vitest";
import type { ApiParts } from "#features/site/api/query-context.ts";
import type { AppParts, RequestEnv } from "./app.ts";
import { createSitePages } from "./site-pages.ts";

const site = { id: "huyzen", locales: ["nl", "fr"], defaultLocale: "nl", settings: {} };

/** A page of a site whose content fails with a fault of ours. */
function failingPage(fault: Error, onFault?: (error: unknown) => void) {
  const logged: unknown[] = [];
  const parts = {
    config: {},
    storage: { onChange: () => () => undefined },
    now: () => new Date("2026-05-04T10:00:00Z"),
    log: { error: (line: unknown) => logged.push(line), warn: () => undefined },
    isDatabaseAway: () => false,
  };
  const api = new Proxy({} as ApiParts, {
    get: () => {
      throw fault;
    },
  });
  const { signal } = new AbortController();
  const requestEnv = { requestId: "12", site, origin: "https://huyzen.example", nonce: "n", tags: new Set() };
  const answer = createSitePages(parts as unknown as AppParts, api)(
    new Request("https://huyzen.example/nl"),
    { ...requestEnv, storePage: null, signal, caller: { address: "" }, onFault } as unknown as RequestEnv,
  );
  return { answer, logged };
}

test("a page that fails shows a visitor the error page, and the operator what failed", async () => {
  const { answer, logged } = failingPage(new Error("select secret from table"));
  const { status } = await answer;
  const html = await (await answer).text();
  expect(status).toBe(500);
  expect(html).toContain("<h1");
  expect(html).not.toContain("secret");
  expect(logged.length).toBeGreaterThan(0);
});

test("a developer's server hears what failed below a page, with the fault that caused it", async () => {
  const fault = new Error("no such column");
  const heard: Error[] = [];
  await failingPage(fault, (error) => heard.push(error as Error)).answer;
  expect(heard[0]?.cause).toBe(fault);
});
