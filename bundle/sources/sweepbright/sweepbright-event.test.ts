import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { readSweepbrightEvent } from "./sweepbright-event.ts";

const SECRET = "the-client-secret";
const UPDATED = JSON.stringify({
  event: "estate-updated",
  estate_id: "12345678-1234-1234-1234-123456789012",
  company_id: "87654321-4321-4321-4321-210987654321",
  happened_at: "2026-11-23T14:05:00+00:00",
});

const sign = (body: string, secret = SECRET) => createHmac("sha1", secret).update(body).digest("hex");
const read = (body: string, signature: string | null, secret = SECRET) =>
  readSweepbrightEvent(
    Buffer.from(body),
    new Headers(signature === null ? {} : { "X-Hook-Signature": signature }),
    secret,
  );

test("a signed event says which estate changed", () => {
  expect(read(UPDATED, sign(UPDATED))).toMatchObject({
    kind: "event",
    event: { event: "estate-updated", estate_id: "12345678-1234-1234-1234-123456789012" },
  });
  expect(read(UPDATED, sign(UPDATED).toUpperCase()).kind).toBe("event");
});

test.each([
  ["no signature", UPDATED, null],
  ["an empty signature", UPDATED, ""],
  ["the signature of another secret", UPDATED, sign(UPDATED, "guessed")],
  ["the signature of another body", UPDATED.replace("updated", "deleted"), sign(UPDATED)],
  ["half a signature", UPDATED, sign(UPDATED).slice(0, 20)],
  ["a signature that is not hexadecimal", UPDATED, "z".repeat(40)],
])("an event with %s is not believed", (_, body, signature) => {
  expect(read(body, signature)).toEqual({ kind: "not-signed" });
});

test("without a secret of its own a site believes nobody", () => {
  expect(read(UPDATED, sign(UPDATED, ""), "")).toEqual({ kind: "not-signed" });
});

test.each([
  ["no JSON", "estate-added"],
  ["an event that nobody knows", '{"event":"estate-sold","estate_id":"1"}'],
  ["an id that leads elsewhere", '{"event":"estate-added","estate_id":"../oauth/token"}'],
  ["no estate", '{"event":"estate-deleted"}'],
])("a signed body with %s is unreadable and says why", (_, body) => {
  expect(read(body, sign(body))).toMatchObject({
    kind: "unreadable",
    message: expect.stringMatching(/./),
  });
});
