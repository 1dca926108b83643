import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { page, rawAnswer, serve } from "./testing/serve-sites.ts";

const PATIENCE = { timeout: 15_000 };

test("a stop lets a running answer finish, and takes nothing new", async () => {
  const { ask, server } = await serve(async () => {
    await wait(300);
    return new Response("done");
  });
  const answer = ask("/nl/traag");
  await wait(100);
  const closed = server.close();
  expect(await (await answer).text()).toBe("done");
  await closed;
  await expect(ask("/nl")).rejects.toThrow();
});

test("a visitor who leaves ends the work that was done for them", async () => {
  const gone = Promise.withResolvers<void>();
  const { ask, app } = await serve(async (request) => {
    request.signal.addEventListener("abort", () => gone.resolve());
    await gone.promise;
    return new Response("too late");
  });
  const leaving = new AbortController();
  const answer = ask("/nl/contact", { method: "POST", body: "a=1", signal: leaving.signal });
  await vi.waitFor(() => expect(app).toHaveBeenCalled(), PATIENCE);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await gone.promise;
});

test.each([
  ["with a length", "Content-Length: 5000\r\n\r\n"],
  ["piece by piece", "Transfer-Encoding: chunked\r\n\r\n40\r\n"],
])("an upload %s that breaks off is one quiet line, and nothing is done for it", async (_case, length) => {
  const { server, app, lines } = await serve(page);
  const paths = ["/nl/contact", "/nl/ajax/contact-form-handler", "/api/sites/huyzen/estates", "/nl"];
  for (const [at, path] of paths.entries()) {
    const socket = connect(server.port, "127.0.0.1");
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${length}{"a":`, () => {
      if (at % 2 === 0) socket.destroySoon();
      else socket.resetAndDestroy();
    });
  }
  const logged = () => lines.map((line) => JSON.parse(line));
  await vi.waitFor(() => expect(logged()).toHaveLength(paths.length), PATIENCE);
  for (const line of logged()) expect(line).toMatchObject({ level: "info", method: "POST", status: 499 });
  expect(app).not.toHaveBeenCalled();
});

test("a visitor who leaves before the answer is one quiet line too", async () => {
  const { ask, app, lines } = await serve(async ({ signal }) => {
    await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    return new Response("never");
  });
  const leaving = new AbortController();
  const answer = ask("/nl/contact", { method: "POST", body: "a=1", signal: leaving.signal });
  await vi.waitFor(() => expect(app).toHaveBeenCalled(), PATIENCE);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await vi.waitFor(
    () => expect(JSON.parse(lines.join(""))).toMatchObject({ level: "info", status: 499 }),
    PATIENCE,
  );
});

test("a body without a length that grows too large is refused in words", async () => {
  const { server, app } = await serve(page);
  const piece = "a".repeat(0xffff);
  const body = `ffff\r\n${piece}\r\n`.repeat(32);
  const text = await rawAnswer(
    server.port,
    `POST /nl/contact HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${body}0\r\n\r\n`,
  );
  expect(text).toMatch(/^HTTP\/1.1 413 /);
  expect(text).toContain("This is too much to send at once.");
  expect(app).not.toHaveBeenCalled();
});

test("a reader who leaves ends the work that was done for them", async () => {
  const gone = Promise.withResolvers<void>();
  const { ask, app } = await serve(async (request) => {
    request.signal.addEventListener("abort", () => gone.resolve());
    await gone.promise;
    return new Response("too late");
  });
  const leaving = new AbortController();
  const answer = ask("/nl/favorieten", { signal: leaving.signal });
  await vi.waitFor(() => expect(app).toHaveBeenCalled(), PATIENCE);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await gone.promise;
});

test("a form that was sent empty, without a length, is answered", async () => {
  const { server } = await serve(async (request) => new Response(`got ${(await request.text()).length}`));
  const text = await rawAnswer(
    server.port,
    "POST /nl/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  expect(text).toContain("got 0");
});

test.each([
  ["/nl/contact", "text/plain"],
  ["/nl/ajax/contact-form-handler", "application/problem+json"],
])("a body of 10 MB at %s is refused before it is read, in words", async (path, type) => {
  const { server } = await serve(page);
  const text = await rawAnswer(
    server.port,
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000000\r\n\r\n`,
  );
  expect(text).toMatch(/^HTTP\/1.1 413 /);
  expect(text).toContain(`Content-Type: ${type}`);
  expect(text).toContain("This is too much to send at once.");
});
