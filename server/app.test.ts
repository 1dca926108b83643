import { expect, test } from "vitest";
import { ClientDisconnected } from "#platform/http/web-request.ts";
import { createAppWithPages } from "./create-app-with-pages.ts";
import { type AppParts, type RequestEnv, createApp } from "./app.ts";

const requestEnv = { requestId: "12", site: { id: "huyzen" }, tags: new Set(), caller: { address: "" } };

/** The app on a storage whose reads of a photo end so. */
function appOn(error: unknown) {
  const logged: unknown[] = [];
  const shown: unknown[] = [];
  const storage = { rentals: { photo: () => Promise.reject(error) }, onChange: () => () => undefined };
  const parts = {
    storage,
    config: { dataDir: "/nowhere" },
    log: { error: (line: unknown) => logged.push(line) },
  };
  const app = createApp(parts as unknown as AppParts, () => () => new Response("page"));
  const ask = (path: string) =>
    app.fetch(new Request(`https://huyzen.example${path}`), {
      ...(requestEnv as unknown as RequestEnv),
      onFault: (fault) => void shown.push(fault),
    });
  return { ask, logged, shown };
}

test("a picture that the database cannot name now is 503, with when to try again", async () => {
  const { ask, logged } = appOn(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
  const answer = await ask("/rental-units/assets/1/card-380");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("5");
  expect(logged).toEqual([]);
});

test("a fault of ours is 500, says nothing of itself, and stands in the log", async () => {
  const { ask, logged } = appOn(new Error("select secret from table"));
  const answer = await ask("/rental-units/assets/1/card-380");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("secret");
  expect(logged).toHaveLength(1);
});

test("a visitor who leaves before a picture has come is no fault, and nothing is logged", async () => {
  const { ask, logged } = appOn(new ClientDisconnected("The visitor left"));
  await ask("/rental-units/assets/1/card-380");
  expect(logged).toEqual([]);
});

test("a fault of ours is handed to a developer's server, which shows it", async () => {
  const fault = new Error("no such photo");
  const { ask, shown } = appOn(fault);
  await ask("/rental-units/assets/1/card-380");
  expect(shown).toEqual([fault]);
});

test("an app that is closed hears of no change any more", async () => {
  const listeners = new Set<unknown>();
  const onChange = (listener: unknown) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const parts = { storage: { rentals: {}, onChange }, config: { dataDir: "/nowhere" } };
  const app = createAppWithPages(parts as unknown as AppParts);
  expect(listeners.size).toBeGreaterThan(1);
  app.close();
  expect(listeners.size).toBe(0);
});
