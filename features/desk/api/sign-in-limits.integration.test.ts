import { afterAll, expect, test } from "vitest";
import { openTestApi } from "#server/api/testing/open-test-api.ts";
import { FROM_DESK } from "../testing/open-test-desk.ts";

const api = await openTestApi();
afterAll(() => api.close());

const post = (path: string, body: object, address: string) =>
  api.fetch(
    `/api/sites/huyzen/desk/${path}`,
    {
      method: "POST",
      body: JSON.stringify(body),
      headers: { ...FROM_DESK, "Content-Type": "application/json" },
    },
    { caller: { address } },
  );
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);

test("whether somebody is known or not, their address gets five links an hour, from wherever they are asked", async () => {
  await api.storage.transact((transaction) =>
    api.storage.desk.addPerson(
      transaction,
      "huyzen",
      { email: "lotte@example.be", name: "Lotte", role: "owner", locale: "nl", salesRepIds: [] },
      new Date(),
    ),
  );
  for (const email of ["lotte@example.be", "nobody@example.be"]) {
    const answers = [];
    for (let at = 1; at <= 6; at += 1)
      answers.push(await post("sign-in-links", { email, locale: "nl" }, `198.51.${at}.${email.length}`));
    expect(statuses(answers)).toEqual([204, 204, 204, 204, 204, 429]);
    expect(Number(answers.at(-1)!.headers.get("Retry-After"))).toBeGreaterThan(60);
  }
});

test("who guesses the secrets of links is stopped after sixty", async () => {
  const answers = [];
  for (let at = 0; at < 61; at += 1)
    answers.push(await post("sessions", { secret: String(at).padStart(43, "0") }, "203.0.113.7"));
  expect(new Set(statuses(answers.slice(0, 60)))).toEqual(new Set([401]));
  expect(answers.at(-1)!.status).toBe(429);
});
