import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import type { Endpoint } from "#features/site/api/endpoint.ts";
import { ENDPOINTS } from "./endpoints.ts";

/** Every call of one site that takes a token or a session; those that answer visitors too answer them without one. */
const GUARDED = ENDPOINTS.filter(
  ({ siteBy, scope, desk, isOpen }) =>
    siteBy === "path" && !isOpen && (scope !== undefined || (desk !== undefined && desk !== "anyone")),
);
const WRITES = GUARDED.filter(({ method }) => method !== "GET");
const NOT_OF_AGENTS = GUARDED.filter(
  ({ desk, scope, isNarrowed }) => desk === "owner" || (scope !== undefined && !isNarrowed),
);
const OWNERS_ALONE = GUARDED.filter(({ desk, isOwners }) => desk === "owner" || isOwners);
/** What an editor must not do, and no rule of another kind would refuse. */
const TAKING_OR_FORGETTING = ["/export", "/imports", "/pages/{id}/versions", "/estates/{id}/versions"].map(
  (path) => `/sites/{siteId}${path}`,
);

let desk: Awaited<ReturnType<typeof openTestDesk>>;
let agency: Awaited<ReturnType<(typeof desk)["agency"]>>;
beforeAll(async () => {
  desk = await openTestDesk();
  agency = await desk.agency();
});
afterAll(() => desk.close());

type Asking = { readonly cookie?: string; readonly headers?: Readonly<Record<string, string>> };

/** What each call is answered, by its name: `PATCH /site 403 other-role`. */
async function answers(endpoints: readonly Endpoint[], asking: Asking): Promise<string[]> {
  const said = [];
  for (const { method, path } of endpoints) {
    const body = method === "GET" || method === "DELETE" ? {} : { body: {} };
    const called = await desk.call(
      method,
      agency.id + path.replace("/sites/{siteId}", "").replaceAll(/\{\w+\}/g, "1"),
      {
        ...asking,
        ...body,
      },
    );
    const problem = String(called.json?.["type"] ?? "")
      .split("/")
      .at(-1);
    said.push(`${method} ${path} ${called.status} ${problem}`);
  }
  return said;
}

const allAre = (endpoints: readonly Endpoint[], refusal: string) =>
  endpoints.map(({ method, path }) => `${method} ${path} ${refusal}`);

test("who is signed in at another agency is refused by every call", async () => {
  expect(GUARDED.length).toBeGreaterThan(50);
  const { cookie } = await desk.agency();
  expect(await answers(GUARDED, { cookie })).toEqual(allAre(GUARDED, "401 no-session"));
});

test("no page of another site makes any call that writes", async () => {
  const forged = { "Gevel-Desk": "1", "Sec-Fetch-Site": "cross-site" };
  const asking = { cookie: agency.cookie, headers: forged };
  expect(await answers(WRITES, asking)).toEqual(allAre(WRITES, "403 other-origin"));
});

test("an agent is refused every call that does not keep to their own listings", async () => {
  const agent = await desk.add(agency.id, {
    name: "Jan",
    email: "jan@example.be",
    role: "agent",
    locale: "nl",
    salesRepIds: [2],
  });
  const cookie = await desk.signIn(agency.id, agent.id);
  expect(NOT_OF_AGENTS.length).toBeGreaterThan(25);
  expect(await answers(NOT_OF_AGENTS, { cookie })).toEqual(allAre(NOT_OF_AGENTS, "403 other-role"));
});

test("an editor is refused what only owners do, such as taking the whole site along and forgetting versions", async () => {
  const editor = await desk.add(agency.id, {
    name: "Els",
    email: "els@example.be",
    role: "editor",
    locale: "nl",
    salesRepIds: [],
  });
  const cookie = await desk.signIn(agency.id, editor.id);
  expect(OWNERS_ALONE.map(({ path }) => path)).toEqual(expect.arrayContaining(TAKING_OR_FORGETTING));
  expect(await answers(OWNERS_ALONE, { cookie })).toEqual(allAre(OWNERS_ALONE, "403 other-role"));
});
