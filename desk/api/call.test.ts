import { expect, test, vi } from "vitest";
import { createCall } from "./call.ts";

const problem = (status: number, code: string, members: object = {}) =>
  Response.json({ type: `/api/problems/${code}`, ...members }, { status });

function calling(...answers: ReadonlyArray<() => Response>) {
  const left = [...answers];
  const fetch = vi.fn<typeof globalThis.fetch>(async () => left.shift()!());
  const untilSignedIn = vi.fn<() => Promise<void>>(async () => undefined);
  return { call: createCall({ siteId: "huyzen", fetch, untilSignedIn }), fetch, untilSignedIn };
}

test("a call says that it comes from the desk, and which site it is for", async () => {
  const { call, fetch } = calling(() => Response.json({ id: 1 }));
  expect(await call("POST", "leads/7/accept")).toEqual({ id: 1 });
  expect(fetch.mock.calls[0]![0]).toBe("/api/sites/huyzen/leads/7/accept");
  expect(fetch.mock.calls[0]![1]).toMatchObject({ method: "POST", headers: { "Gevel-Desk": "1" } });
});

test("a call whose session ended is sent once more when somebody signed in, with what it brings", async () => {
  const { call, fetch, untilSignedIn } = calling(
    () => problem(401, "no-session"),
    () => new Response(null, { status: 204 }),
  );
  await call("PUT", "x", { text: "typed" });
  expect(untilSignedIn).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual(['{"text":"typed"}', '{"text":"typed"}']);
});

test("a refusal tells its code and what else the problem says", async () => {
  const { call } = calling(() => problem(409, "conflict", { reason: "taken" }));
  await expect(call("POST", "x")).rejects.toMatchObject({
    kind: "refused",
    status: 409,
    code: "conflict",
    members: { reason: "taken" },
  });
});

test("a lost connection is told apart from a refusal, and asking who is signed in waits for nobody", async () => {
  const lost = calling(() => {
    throw new TypeError("network");
  });
  await expect(lost.call("GET", "x")).rejects.toMatchObject({ kind: "lost" });
  const nobody = calling(() => problem(401, "no-session"));
  await expect(nobody.call("GET", "desk/session")).rejects.toMatchObject({ status: 401 });
  expect(nobody.untilSignedIn).not.toHaveBeenCalled();
});
