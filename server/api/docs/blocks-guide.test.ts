import { expect, test } from "vitest";
import { BLOCK_TYPES, BLOCKS } from "#features/pages/blocks/block-types.ts";
import { publishedSchema } from "./published-schemas.ts";

const HEAD = `# The blocks of a page

Every block that a page of a bundle can be made of, with its fields. \`id\`, \`type\` and \`heading\` are fields of each block. The schema of a block, with all that
its fields hold, stands at \`/api/schemas/{type}.json\` of every site.

<!-- Written by \`npx vitest run blocks-guide -u\` from what each \`defineBlock\` says. -->
`;

/** Fields that all blocks have: said once. */
const EVERY_BLOCKS: ReadonlySet<string> = new Set(["id", "type", "heading"]);

function chapterOf(type: (typeof BLOCK_TYPES)[number]): string {
  const properties = publishedSchema(type)!["properties"] as Record<string, { readonly description: string }>;
  const fields = Object.entries(properties).filter(([name]) => !EVERY_BLOCKS.has(name));
  return [
    `## \`${type}\`\n`,
    `${BLOCKS[type].about}\n`,
    ...fields.map(([name, { description }]) => `- \`${name}\`: ${description}`),
  ].join("\n");
}

test("the guide of blocks names every block and all of its fields", async () => {
  const chapters = BLOCK_TYPES.map((type) => chapterOf(type).trimEnd());
  await expect(`${HEAD}\n${chapters.join("\n\n")}\n`).toMatchFileSnapshot("../../../docs/blocks.md");
});
