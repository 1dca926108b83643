import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { WhiseClient } from "./whise-client.ts";

const fetch = createFetchPublic({ loopback: true });
const ACCOUNT = { username: "agency", password: "secret", clientId: 13_066, officeId: 16_010 };
const ASKED = { languages: ["fr-BE", "nl-BE"] };

type Answer = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};
type Request = { readonly path: string; readonly token: string | undefined; readonly body: Body };
type Body = {
  readonly Filter: Record<string, unknown>;
  readonly Page: { readonly Limit: number; readonly Offset: number };
};

/** Stands in for Whise: paths and fields as fw4-bvba/whise-api@f96aa42 sends them. */
async function standIn(answer: (request: Request) => Answer | undefined) {
  const requests: Request[] = [];
  const waits: number[] = [];
  let tokens = 0;
  const server = createServer(async (message, response) => {
    const text = (await Array.fromAsync(message)).join("");
    const token = message.headers.authorization?.replace("Bearer ", "");
    const request = { path: message.url!, token, body: JSON.parse(text) as Body };
    requests.push(request);
    // src/WhiseApi.php, `setAccessToken`: the answer's field is `token`.
    const isToken = request.path.endsWith("token");
    const given = answer(request) ?? (isToken ? { body: { token: `T${(tokens += 1)}` } } : { status: 404 });
    response.writeHead(given.status ?? 200, given.headers);
    response.end(given.body === undefined ? "" : JSON.stringify(given.body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const clock = { now: Date.UTC(2026, 10, 23, 12) };
  const client = new WhiseClient(ACCOUNT, {
    fetch,
    now: () => clock.now,
    wait: async (milliseconds) => void waits.push(milliseconds),
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  const read = async (asked = ASKED) => {
    const ids: number[] = [];
    const answered = await client.eachPage(asked, async (page) => {
      ids.push(...(page as { estates: { id: number }[] }).estates.map(({ id }) => id));
    });
    return { ...answered, ids };
  };
  return { read, requests, waits, clock, paths: () => requests.map(({ path }) => path) };
}

/** tests/Endpoints/EstatesTest.php: `estates` and `totalCount`; the other two stand in the sample answer. */
function listOf(all: readonly number[], { body }: Request, most = 50): Answer {
  const { Offset, Limit } = body.Page;
  const estates = all.slice(Offset, Offset + Math.min(Limit, most)).map((id) => ({ id }));
  return { body: { estates, totalCount: all.length, isValidRequest: true } };
}

const isList = ({ path }: Request) => path === "/v1/estates/list";
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("the account's token asks for the agency's, which asks for the estates page by page", async () => {
  const { read, requests, paths } = await standIn((request) =>
    isList(request) ? listOf(numbers(120), request) : undefined,
  );
  expect(await read()).toEqual({ kind: "whole", count: 120, ids: numbers(120) });
  const list = "/v1/estates/list";
  expect(paths()).toEqual(["/token", "/v1/admin/clients/token", list, list, list]);
  expect(requests.map(({ token }) => token)).toEqual([undefined, "T1", "T2", "T2", "T2"]);
  expect(requests[0]!.body).toEqual({ Username: "agency", Password: "secret" });
  expect(requests[1]!.body).toEqual({ ClientId: 13_066, OfficeId: 16_010 });
  expect(requests[3]!.body).toEqual({
    Filter: { LanguageIds: ["fr-BE", "nl-BE"], ShowRepresentatives: true },
    Page: { Limit: 50, Offset: 50 },
  });
});

test("a second run has the token, a run after its hour asks anew", async () => {
  const { read, clock, paths } = await standIn((request) =>
    isList(request) ? listOf([1], request) : undefined,
  );
  await read();
  await read();
  clock.now += 3_600_000;
  await read();
  expect(paths().filter((path) => path === "/token")).toHaveLength(2);
});

test("a token that ends between two pages is asked for anew, once", async () => {
  const { read, paths } = await standIn((request) => {
    if (!isList(request)) return undefined;
    const hasEnded = request.token === "T2" && request.body.Page.Offset > 0;
    return hasEnded ? { status: 401 } : listOf(numbers(60), request);
  });
  expect(await read()).toMatchObject({ kind: "whole", count: 60 });
  expect(paths().filter((path) => path === "/token")).toHaveLength(2);
});

test.each([
  ["its password", "/token"],
  ["its client", "/v1/admin/clients/token"],
  ["every token", "/v1/estates/list"],
])("an account whose Whise refuses %s is told so, and not asked without end", async (_what, refusing) => {
  const { read, requests } = await standIn(({ path }) =>
    path === refusing ? { status: 401, body: { Message: "Authorization has been denied" } } : undefined,
  );
  expect(await read()).toMatchObject({
    kind: "no-access",
    message: `${refusing} answered 401 Authorization has been denied`,
  });
  expect(requests.length).toBeLessThan(7);
});

test("what changed since asks for all statuses, so that what is withdrawn is seen", async () => {
  const { read, requests } = await standIn((request) => (isList(request) ? listOf([1], request) : undefined));
  await read({ ...ASKED, changedSince: new Date("2026-11-22T22:00:00Z") } as typeof ASKED);
  expect(requests.at(-1)!.body.Filter).toMatchObject({
    StatusIds: [1, 5, 6],
    DisplayStatusIds: [1, 2, 3, 4, 5],
    UpdateDateTimeRange: { Min: "2026-11-22 22:00:00" },
  });
});

test("too many requests: the run waits as long as Whise says, and goes on", async () => {
  let refusals = 2;
  const { read, waits } = await standIn((request) => {
    if (!isList(request)) return undefined;
    return (refusals -= 1) >= 0 ? { status: 429, headers: { "retry-after": "7" } } : listOf([1], request);
  });
  expect(await read()).toMatchObject({ kind: "whole", count: 1 });
  expect(waits).toEqual([7_000, 7_000]);
});

test.each([
  ["an hour", { status: 429, headers: { "retry-after": "3600" } }, 3_600],
  ["a date", { status: 429, headers: { "retry-after": "Mon, 23 Nov 2026 12:10:00 GMT" } }, 600],
  ["a maintenance", { status: 503, headers: { "retry-after": "300" } }, 300],
  ["no time", { status: 500, body: { ExceptionMessage: "Timeout expired" } }, 60],
])("a wait for %s ends the run, which comes again", async (_what, answer, afterSeconds) => {
  const { read, waits } = await standIn((request) => (isList(request) ? answer : undefined));
  expect(await read()).toMatchObject({ kind: "later", afterSeconds });
  expect(waits).toEqual([]);
});

test("a run does not wait without end", async () => {
  const { read, waits } = await standIn((request) =>
    isList(request) ? { status: 429, headers: { "retry-after": "1" } } : undefined,
  );
  expect(await read()).toMatchObject({ kind: "later" });
  expect(waits).toHaveLength(5);
});

test("pages that are half full are all read", async () => {
  const { read } = await standIn((request) =>
    isList(request) ? listOf(numbers(70), request, 20) : undefined,
  );
  expect(await read()).toMatchObject({ kind: "whole", count: 70 });
});

test.each<[string, (request: Request) => Answer]>([
  [
    "an empty page before the end",
    (request) => ({ body: { estates: [], totalCount: request.body.Page.Offset + 5 } }),
  ],
  ["an estate that comes twice", () => ({ body: { estates: [{ id: 1 }, { id: 1 }], totalCount: 2 } })],
  [
    "another count on the next page",
    ({ body }) => ({ body: { estates: [{ id: body.Page.Offset + 1 }], totalCount: 5 - body.Page.Offset } }),
  ],
  ["a web page", () => ({ body: "<html>" })],
  ["estates without ids", () => ({ body: { estates: [{ name: "Villa" }], totalCount: 1 } })],
])("%s says nothing of the estates that are missing", async (_what, answer) => {
  const { read } = await standIn((request) => (isList(request) ? answer(request) : undefined));
  expect(await read()).toMatchObject({ kind: "later" });
});

test("an agency without estates has none", async () => {
  const { read } = await standIn((request) => (isList(request) ? { body: { totalCount: 0 } } : undefined));
  expect(await read()).toEqual({ kind: "whole", count: 0, ids: [] });
});

test("a request that Whise finds invalid is told with its reason", async () => {
  const body = {
    totalCount: 0,
    isValidRequest: false,
    validationErrors: [{ message: "Unknown language", code: "X" }],
  };
  const { read } = await standIn((request) => (isList(request) ? { body } : undefined));
  expect(await read()).toMatchObject({
    kind: "refused",
    message: "Whise refused the request: Unknown language",
  });
});
