import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { WebhookBody } from "./schema.ts";
import { sampleBodies, schemaOfBodies } from "./testing/sample-events.ts";

const readDocs = (name: string) => readFileSync(join(import.meta.dirname, "../../docs", name), "utf8");

test("every sample is what its schema says", () => {
  for (const { body } of sampleBodies()) expect(WebhookBody.parse(body)).toEqual(body);
});

test("the guide shows an example of every event, and says what it is", () => {
  const guide = readDocs("webhooks.md");
  const shown = [...guide.matchAll(/^```json\n(.*?)^```/gms)].map(([, json]) => JSON.parse(json!) as unknown);
  expect(shown).toEqual(sampleBodies().map(({ body }) => body));
  for (const { about, body } of sampleBodies()) expect(guide).toContain(`### ${body.type}\n\n${about}`);
});

test("the JSON schema in the docs is that of the bodies", () => {
  expect(JSON.parse(readDocs("webhooks.schema.json"))).toEqual(schemaOfBodies());
});
