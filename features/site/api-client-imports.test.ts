import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

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
    else if (from.startsWith("#platform/")) await modulesOf(join(ROOT, from.slice(1)), seen);
    else seen.add(from);
  }
  return seen;
}

test("the client takes nothing into the browser but itself and the addresses of pages", async () => {
  const modules = await modulesOf(join(ROOT, "features/site/api-client.ts"));
  expect([...modules].map((module) => module.replace(`${ROOT}/`, ""))).toEqual([
    "features/site/api-client.ts",
    "#domain/locale/href.ts",
    "#domain/locale/href-with-query.ts",
    "platform/http/api/transport.ts",
    "platform/http/api/redact.ts",
  ]);
});
