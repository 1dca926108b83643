import { expect, test } from "vitest";
import { HttpError } from "./http-error.ts";
import { type ClientLogLine, createTransport } from "./transport.ts";

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

test("a visitor's message that could not be sent is logged without the visitor", async () => {
  const { transport, logged } = transportTo(() => new Response(null, { status: 500, statusText: "Oops" }));
  const visitor = { firstName: "An", lastName: "Peeters", email: "an@example.be", phone: "0470 00 00 00" };
  const message = { estateId: 12, visitor, message: "Bel mij", altcha: "x", formToken: "y", ...visitor };
  await expect(transport.send("POST", "/api/contact", message)).rejects.toBeInstanceOf(HttpError);
  expect(logged[0]?.body).toMatchObject({ estateId: 12, message: "[redacted]", email: "[redacted]" });
  expect(JSON.stringify(logged)).not.toMatch(/An|Peeters|example\.be|0470|Bel mij|"x"|"y"/);
});

test("PUT and POST send JSON, and a send without a body sends none", async () => {
  const { transport, sent } = transportTo(() => Response.json({}));
  await transport.send("PUT", "/x", { a: 1 });
  await transport.send("DELETE", "/x");
  expect(sent[0]).toMatchObject({ method: "PUT", body: '{"a":1}' });
  expect(new Headers(sent[0]?.headers).get("Content-Type")).toBe("application/json");
  expect(sent[1]).not.toHaveProperty("body");
});

test("a call that its page no longer needs can be stopped", async () => {
  const { transport, sent } = transportTo(() => Response.json({}));
  const { signal } = new AbortController();
  await transport.get("/x", { signal });
  expect(sent[0]?.signal).toBe(signal);
});
