import { afterAll, beforeAll, expect, test } from "vitest";
import { FROM_DESK, openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { testPerson } from "#features/desk/testing/test-person.ts";
import { bundleFiles, estateJson, linesOf } from "../../testing/test-bundle.ts";
import type { ListingChoices } from "./choices-schema.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

const ANN = {
  id: 1,
  firstname: "Ann",
  email: "Ann@Example.be",
  mobile: "+32 470 00 00 01",
  picture: "gevel.svg",
};

/** Lotte is the owner; Ann an agent, and the sales rep of listing 1; Bo an agent whom no listing names. */
async function agency() {
  const { "site.json": _, ...files } = bundleFiles({
    "estates.ndjson": linesOf([estateJson(1, {}, { salesRep: ANN })]),
  });
  const { id, cookie } = await desk.agency({}, { files });
  const agent = (name: string, salesRepIds: number[]) =>
    desk.add(id, testPerson(name, `${name.toLowerCase()}@example.be`, { role: "agent", salesRepIds }));
  const ann = await agent("Ann", [1]);
  const bo = await agent("Bo", []);
  const as = (who: string) => (method: string, path: string, body?: unknown) =>
    desk.call(method, `${id}/${path}`, { cookie: who, body, headers: FROM_DESK });
  const choices = async (ask: ReturnType<typeof as>) =>
    (await ask("GET", "listing-choices")).json as unknown as ListingChoices;
  const owner = as(cookie);
  return { id, bo, lotte: owner, choices, annAsks: as(await desk.signIn(id, ann.id)), as };
}

test("who makes a listing chooses among the sales reps whom listings name, and the people whom none names yet", async () => {
  const { lotte, choices } = await agency();
  const { salesReps, colleagues } = await choices(lotte);
  expect(salesReps).toMatchObject([ANN]);
  expect(colleagues).toMatchObject([
    { firstname: "Bo", email: "bo@example.be" },
    { firstname: "Lotte", email: "lotte@example.be" },
  ]);
  expect((await choices(lotte)).colleagues).toEqual(colleagues);
});

test("a listing that is made for an agent is among that agent's own", async () => {
  const { lotte, choices, annAsks } = await agency();
  const [salesRep] = (await choices(lotte)).salesReps;
  const { status } = await lotte("PUT", "estates/api:desk-1", { ...estateJson(undefined), salesRep });
  expect(status).toBe(201);
  const { json } = await annAsks("GET", "listings");
  expect(json).toMatchObject({ listings: [{ externalId: "desk-1" }, { id: 1 }] });
});

test("a colleague whom a listing names from then on is one of the site's sales reps, whom an owner can give to an agent", async () => {
  const { id, bo, lotte, choices, as } = await agency();
  const salesRep = (await choices(lotte)).colleagues.find(({ firstname }) => firstname === "Bo")!;
  await lotte("PUT", "estates/api:desk-1", { ...estateJson(undefined), salesRep });
  const { salesReps, colleagues } = await choices(lotte);
  expect(salesReps.map(({ firstname }) => firstname)).toEqual(["Ann", "Bo"]);
  expect(colleagues.map(({ firstname }) => firstname)).toEqual(["Lotte"]);
  await lotte("PATCH", `desk/people/${bo.id}`, { salesRepIds: [salesRep.id] });
  const boAsks = as(await desk.signIn(id, bo.id));
  expect((await boAsks("GET", "listings")).json).toMatchObject({ listings: [{ externalId: "desk-1" }] });
});

test("neither an agent nor a token is told who else works at the agency", async () => {
  const { id, choices, annAsks } = await agency();
  expect(await choices(annAsks)).toMatchObject({ salesReps: [ANN], colleagues: [] });
  const token = await desk.token(id, ["listings"]);
  const { json } = await desk.call("GET", `${id}/listing-choices`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(json).toMatchObject({ salesReps: [ANN], colleagues: [] });
});
