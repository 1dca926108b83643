import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { closeIdleConnections } from "./idle-connections.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

async function visit(quietMs: number) {
  const server = createServer((_request, response) => void response.end("huis")).listen(0, "127.0.0.1");
  open.push(server);
  server.keepAliveTimeout = 0;
  const goRound = closeIdleConnections(server, quietMs);
  await once(server, "listening");
  const visitor = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const [connection] = (await once(server, "connection")) as [Socket];
  const ask = async () => {
    visitor.write(REQUEST);
    await once(visitor, "data");
  };
  await ask();
  return { visitor, connection, ask, goRound };
}

test("a connection that is used has no timer", async () => {
  const { connection, ask, goRound } = await visit(60_000);
  for (let round = 0; round < 3; round += 1) {
    await ask();
    goRound();
    expect(connection.timeout ?? 0).toBe(0);
  }
});

test("a connection that was quiet for a round gets a timer, and loses it when it is used again", async () => {
  const { connection, ask, goRound } = await visit(60_000);
  goRound();
  goRound();
  expect(connection.timeout).toBe(60_000);
  await ask();
  goRound();
  expect(connection.timeout).toBe(0);
});

test("a connection that stays quiet is closed", async () => {
  const { visitor, goRound } = await visit(1);
  goRound();
  goRound();
  await once(visitor, "close");
});
