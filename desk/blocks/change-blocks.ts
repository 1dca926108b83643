import { type Block, type BlockType, type WithBlocks } from "./block.ts";

/** What a new block of a type has, where its schema asks for it. */
const BEGINNINGS: Partial<Record<BlockType, object>> = {
  "rich-text": { markdown: {} },
  gallery: { items: [] },
  "image-slider": { items: [] },
  "video-grid": { items: [] },
  team: { members: [] },
  "pop-up-banner": { text: {} },
};

/** `gallery`, or `gallery-2` where the page has one. */
export function freeId(blocks: readonly Block[], word: string): string {
  const taken = new Set(blocks.map(({ id }) => id));
  let id = word;
  for (let number = 2; taken.has(id); number += 1) id = `${word}-${number}`;
  return id;
}

export function newBlock(blocks: readonly Block[], type: BlockType, fields: object = {}): Block {
  return { id: freeId(blocks, type), type, ...BEGINNINGS[type], ...fields };
}

/** A document with a block behind another one; last where that is null. */
export function withBlock<Doc extends WithBlocks>(document: Doc, block: Block, behind: string | null): Doc {
  const blocks = document.blocks ?? [];
  const at = blocks.findIndex(({ id }) => id === behind);
  return { ...document, blocks: at < 0 ? [...blocks, block] : blocks.toSpliced(at + 1, 0, block) };
}

export function withoutBlock<Doc extends WithBlocks>(document: Doc, id: string): Doc {
  return { ...document, blocks: (document.blocks ?? []).filter((block) => block.id !== id) };
}

/** A document with a block at another place among the others; places count from 0. */
export function withBlockAt<Doc extends WithBlocks>(document: Doc, id: string, to: number): Doc {
  const blocks = document.blocks ?? [];
  const block = blocks.find((one) => one.id === id);
  if (!block) return document;
  const others = blocks.filter((one) => one !== block);
  return { ...document, blocks: others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, block) };
}

/** The same block once more, under an id of its own. */
export function copyOf(blocks: readonly Block[], block: Block): Block {
  return { ...structuredClone(block), id: freeId(blocks, block.id.replace(/-\d+$/, "").slice(0, 58)) };
}
