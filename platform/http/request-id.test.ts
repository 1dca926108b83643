import { Hono } from "hono";
import { expect, test } from "vitest";
import { requestId } from "./request-id.ts";

function app() {
  const app = new Hono<{ Bindings: { requestId?: string }; Variables: { requestId: string } }>();
  return app.use(requestId()).get("/", (c) => c.text(c.get("requestId")));
}

test("a page and the calls that it makes in the same process share one id", async () => {
  const response = await app().request("/", {}, { requestId: "of-the-page" });
  expect(await response.text()).toBe("of-the-page");
  expect(response.headers.get("X-Request-Id")).toBe("of-the-page");
});

test("an id that somebody sent is not taken: the process knows which proxies count", async () => {
  const sent = { headers: { "X-Request-Id": "made-up-0123456789" } };
  const [one, other] = await Promise.all([app().request("/", sent), app().request("/", sent)]);
  const ids = [await one.text(), await other.text()];
  expect(ids.every((id) => /^[0-9a-f-]{36}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(2);
});
