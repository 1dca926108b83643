import { expect, test } from "vitest";
import { bundleFiles, estateJson, linesOf } from "../../testing/test-bundle.ts";
import { check } from "../../testing/test-check.ts";

async function lacking(...nodes: readonly unknown[]) {
  const { errors, warnings } = await check(bundleFiles({ "estates.ndjson": linesOf(nodes) }));
  const missing = warnings.filter((line) => / is published /.test(line)).map((line) => line.split(": ")[1]);
  return { errors, missing };
}

test("an import takes a listing that says nothing of what it is or where, and warns of it", async () => {
  expect(await lacking({ general: { id: 1 } })).toEqual({
    errors: [],
    missing: ["general.headType", "general.transaction", "general.address.city"],
  });
});

test.each<[string, unknown[], string[]]>([
  ["a listing with its kind, its transaction and its town lacks nothing", [estateJson(1)], []],
  [
    "of a project its units say what is offered",
    [{ general: { id: 1, project: true } }],
    ["general.address.city"],
  ],
  [
    "a unit stands where its project says",
    [
      estateJson(1, { project: true, title: { nl: "Lindenhof" } }),
      estateJson(2, { parentId: 1, address: null }),
    ],
    [],
  ],
  [
    "the groups of attributes say the kind of estate too",
    [estateJson(1, { headType: null }, { property: { type: "HOUSE" } })],
    [],
  ],
])("%s", async (_what, nodes, missing) => {
  expect((await lacking(...nodes)).missing).toEqual(missing);
});
