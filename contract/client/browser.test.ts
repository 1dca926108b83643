import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Every module that runs when `file` does: type imports leave nothing behind. */
async function modulesOf(file: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = await readFile(file, "utf8");
  for (const [, clause = "", from = ""] of source.matchAll(
    /^(?:import|export)\s([^;]*?)\sfrom\s"([^"]+)"/gm,
  )) {
    if (clause.startsWith("type ")) continue;
    if (from.startsWith(".")) await modulesOf(join(dirname(file), from), seen);
    else seen.add(from);
  }
  return seen;
}

test("the client takes nothing into the browser but itself and the addresses of pages", async () => {
  const modules = await modulesOf(join(import.meta.dirname, "../client.ts"));
  expect([...modules].map((module) => module.split("/contract/").at(-1))).toEqual([
    "client.ts",
    "#domain/locale/href.ts",
    "client/not-implemented-error.ts",
    "client/transport.ts",
    "client/http-error.ts",
    "client/redact.ts",
  ]);
});
