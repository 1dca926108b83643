import { expect, test } from "vitest";
import { HttpError, type ClientLogLine, createTransport } from "./transport.ts";

function transportTo(response: () => Response) {
  const logged: ClientLogLine[] = [];
  const sent: RequestInit[] = [];
  const transport = createTransport({
    siteId: "huyzen",
    locale: "nl",
    log: (line) => logged.push(line),
    fetch: (_, init) => {
      sent.push(init);
      return response();
    },
  });
  return { transport, logged, sent };
}

const VISITOR = { firstName: "An", lastName: "Peeters", email: "an@example.be", phone: "0470 00 00 00" };

test("a visitor's message that was not taken is logged without the visitor, with the request that the server logged", async () => {
  const { transport, logged } = transportTo(
    () => new Response(null, { status: 500, statusText: "Oops", headers: { "X-Request-Id": "r1" } }),
  );
  const message = {
    estateId: 12,
    visitor: VISITOR,
    message: "Bel mij",
    altcha: "x",
    formToken: "y",
    ...VISITOR,
  };
  await expect(transport.post("form", "/api/contact", message)).rejects.toBeInstanceOf(HttpError);
  expect(logged[0]).toMatchObject({
    message: "A form was not taken",
    requestId: "r1",
    body: { estateId: 12, message: "[redacted]", email: "[redacted]" },
  });
  expect(JSON.stringify(logged)).not.toMatch(/An|Peeters|example\.be|0470|Bel mij|"x"|"y"/);
});

test("one that reached no server says so", async () => {
  const { transport, logged } = transportTo(() => {
    throw new TypeError("fetch failed");
  });
  await expect(transport.post("form", "/x", {})).rejects.toThrow("fetch failed");
  expect(logged[0]).toMatchObject({ message: "A form could not be sent", requestId: null });
});

test("what is posted is JSON, and what is read has no body", async () => {
  const { transport, sent } = transportTo(() => Response.json({}));
  await transport.post("form", "/x", { a: 1 });
  await transport.get("/x");
  expect(sent[0]).toMatchObject({ method: "POST", body: '{"a":1}' });
  expect(new Headers(sent[0]?.headers).get("Content-Type")).toBe("application/json");
  expect(sent[1]).not.toHaveProperty("body");
});

test("a call that its page no longer needs can be stopped", async () => {
  const { transport, sent } = transportTo(() => Response.json({}));
  const { signal } = new AbortController();
  await transport.get("/x", { signal });
  expect(sent[0]?.signal).toBe(signal);
});

test("a search that its page no longer needs leaves no line in the log", async () => {
  const stop = new AbortController();
  const { transport, logged } = transportTo(() => {
    stop.abort();
    throw stop.signal.reason;
  });
  await expect(transport.post("search", "/x", {}, { signal: stop.signal })).rejects.toThrow("aborted");
  expect(logged).toEqual([]);
});
