import type { AnyBlock } from "#features/site/schema/page.ts";
import type { BundleParts } from "../bundle-parts.ts";
import { checkBlock } from "./check-block.ts";
import type { Finding } from "../finding.ts";

type Tell = (level: Finding["level"], path: string, message: string, spoils?: string) => void;

/** Holds the blocks of one page against each other, and each against its schema and the site. */
export function checkBlocks(blocks: readonly AnyBlock[], parts: BundleParts, tell: Tell): void {
  const ids = new Set<string>();
  for (const [index, block] of blocks.entries()) {
    const path = `blocks.${index}`;
    if (ids.has(block.id)) tell("error", `${path}.id`, `another block of this page is "${block.id}" too`);
    ids.add(block.id);
    checkBlock(block, parts, (level, field, message, spoils) =>
      tell(level, field ? `${path}.${field}` : path, message, spoils && `${path}.${spoils}`),
    );
  }
}
