import type { ClientBase } from "pg";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { connect, createPool } from "./connection.ts";
import { inTransaction } from "./in-transaction.ts";
import { isDatabaseAway } from "./is-database-away.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "nothing failed",
    (error: unknown) => error,
  );

const withCode = (code: string) => Object.assign(new Error("failed"), { code });
const caused = (cause: unknown) => new Error("The database could not be migrated", { cause });

test.each([
  // SQLSTATE
  ...["08000", "08001", "08003", "08004", "08006", "08007", "08P01"].map(withCode),
  ...["57P01", "57P02", "57P03", "57P04", "57P05", "25P03", "25P04"].map(withCode),
  // Node
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND"].map(withCode),
  // The driver
  new Error("Connection terminated"),
  new Error("Connection terminated unexpectedly"),
  new Error("Connection terminated due to connection timeout"),
  new Error("Client has encountered a connection error and is not queryable"),
  new Error("Query read timeout"),
  new AggregateError([withCode("ENETUNREACH"), withCode("ECONNREFUSED")]),
  caused(withCode("57P01")),
  caused(caused(new Error("timeout exceeded when trying to connect"))),
])("%s means that the database cannot be reached", (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  // Syntax, a value that does not fit, a key that is there already, a deadlock, no such database, a wrong password.
  ...["42601", "22P02", "23505", "40P01", "3D000", "28P01"].map(withCode),
  new TypeError("x is undefined"),
  caused(withCode("42P01")),
  "ECONNREFUSED",
  null,
])("%s is another failure", (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

test("an error that is its own cause ends", () => {
  const error = new Error("round");
  error.cause = error;
  expect(isDatabaseAway(error)).toBe(false);
});

test("a connection that is ended while it asks, between two questions, or in a transaction, is a database that is away", async () => {
  const killer = await connect(database.url);
  const kill = (pid: number) => killer.query("select pg_terminate_backend($1)", [pid]);
  const pool = createPool(database.url);

  const asking = await connect(database.url);
  const { rows: own } = await asking.query<{ pid: number }>("select pg_backend_pid() as pid");
  const sleeping = failureOf(asking.query("select pg_sleep(60)"));
  await kill(own[0]!.pid);
  expect(isDatabaseAway(await sleeping)).toBe(true);
  expect(isDatabaseAway(await failureOf(asking.query("select 1")))).toBe(true);

  const betweenTwo = inTransaction(pool, async (client) => {
    const { rows } = await client.query("select pg_backend_pid() as pid");
    const ended = new Promise((resolve) => (client as ClientBase).once("end", resolve as () => void));
    await kill((rows[0] as { pid: number }).pid);
    await ended;
    await client.query("select 1");
  });
  expect(isDatabaseAway(await failureOf(betweenTwo))).toBe(true);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await Promise.all([pool.end(), killer.end()]);
});

/** What PostgreSQL says to who is let in, and in the same breath as it shuts down (its protocol, 54.7). */
const WELCOME_AND_FAREWELL = Buffer.concat(
  [
    ["R", "\0\0\0\0"],
    ["Z", "I"],
    ["E", "SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"],
  ].map(([kind = "", text = ""]) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(4 + text.length);
    return Buffer.concat([Buffer.from(kind), length, Buffer.from(text)]);
  }),
);

test.each([
  ["takes the connection and ends it", (socket: Socket) => void socket.end()],
  ["says nothing", () => undefined],
  [
    "ends the connection as it lets it in",
    (socket: Socket) => void socket.once("data", () => socket.end(WELCOME_AND_FAREWELL)),
  ],
])("a server that %s is a database that is away", async (_case, answer) => {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const pool = createPool(`postgres://gevel@127.0.0.1:${port}/gevel`, { connectionTimeoutMillis: 200 });
  const work = () => inTransaction(pool, (client) => client.query("select 1"));
  expect(isDatabaseAway(await failureOf(work()))).toBe(true);
  expect(isDatabaseAway(await failureOf(pool.query("select 1")))).toBe(true);
  await pool.end();
  server.close();
});
