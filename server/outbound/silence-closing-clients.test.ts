import { Client } from "pg";
import { expect, test } from "vitest";
import { openTestDatabase } from "../storage/testing/test-database.ts";
import { silenceClosingClients } from "./silence-closing-clients.ts";

test("a database that stops while the queue closes its line for notices does not end the server", async () => {
  silenceClosingClients();
  silenceClosingClients();
  const database = await openTestDatabase();
  const [line, other] = [new Client(database.url), new Client(database.url)];
  await Promise.all([line.connect(), other.connect()]);
  const { rows } = await line.query<{ pid: number }>("select pg_backend_pid() as pid");
  line.removeAllListeners();
  expect(line.listenerCount("error")).toBe(1);
  const ended = new Promise((done) => line.once("end", done));
  // Unheard, this would fail the run as an uncaught exception.
  await other.query("select pg_terminate_backend($1)", [rows[0]!.pid]);
  await ended;
  await other.end();
  await database.close();
});
