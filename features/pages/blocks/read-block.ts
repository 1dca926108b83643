import { BLOCK_SCHEMAS, type BlockOf, type BlockType } from "./block-types.ts";
import type { AnyBlock } from "#features/site/schema/page.ts";

type KnownBlock = { [T in BlockType]: BlockOf<T> }[BlockType];

const told = new Set<string>();
const MOST_TOLD = 1_000;

const known = new WeakMap<AnyBlock, KnownBlock | null>();

/** The block as its schema reads it; an unknown or faulty one is null, and told once: it never breaks its page. */
export function readBlock(siteId: string, block: AnyBlock): KnownBlock | null {
  const told = known.get(block);
  if (told !== undefined) return told;
  const read = readAnew(siteId, block);
  known.set(block, read);
  return read;
}

function readAnew(siteId: string, block: AnyBlock): KnownBlock | null {
  if (!Object.hasOwn(BLOCK_SCHEMAS, block.type)) {
    tellOnce(siteId, block, "no block of this type is known");
    return null;
  }
  const read = BLOCK_SCHEMAS[block.type as BlockType].safeParse(block);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  tellOnce(siteId, block, `${first?.path.join(".") ?? ""}: ${first?.message ?? "not valid"}`);
  return null;
}

function tellOnce(siteId: string, { id, type }: AnyBlock, reason: string): void {
  const key = [siteId, id, type, reason].join(" ");
  if (told.has(key) || told.size >= MOST_TOLD) return;
  told.add(key);
  console.warn(
    JSON.stringify({ level: "warn", message: "a block was skipped", siteId, block: id, type, reason }),
  );
}
