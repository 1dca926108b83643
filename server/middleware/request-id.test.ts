import { Hono } from "hono";
import { expect, test } from "vitest";
import { requestId } from "./request-id.ts";

function appWith(isTrusted: boolean) {
  const app = new Hono<{ Bindings: { requestId?: string }; Variables: { requestId: string } }>();
  app.use(requestId({ isTrusted: () => isTrusted }));
  return app.get("/", (c) => c.text(c.get("requestId")));
}

const sent = { headers: { "X-Request-Id": "proxy-0123456789" } };

test("a trusted proxy's id is taken, and answered", async () => {
  const response = await appWith(true).request("/", sent);
  expect(await response.text()).toBe("proxy-0123456789");
  expect(response.headers.get("X-Request-Id")).toBe("proxy-0123456789");
});

test("anyone else's id is not taken", async () => {
  const response = await appWith(false).request("/", sent);
  expect(await response.text()).toMatch(/^[0-9a-f-]{36}$/);
});

test.each(["short", "x".repeat(65), 'in"jected{}', "a b c d e f g"])("%j is no id of a proxy", async (id) => {
  const response = await appWith(true).request("/", { headers: { "X-Request-Id": id } });
  expect(await response.text()).toMatch(/^[0-9a-f-]{36}$/);
});

test("a page and the calls that it makes in the same process share one id", async () => {
  const response = await appWith(false).request("/", {}, { requestId: "of-the-page" });
  expect(await response.text()).toBe("of-the-page");
});
