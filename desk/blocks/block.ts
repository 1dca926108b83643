import type { Multilingual } from "#domain/locale/multilingual.ts";

/** A block of a page, as a bundle brings it: its fields are those of its type's schema. */
export type Block = { readonly id: string; readonly type: string; readonly [field: string]: unknown };

/** What has blocks: a page, an item of news. */
export type WithBlocks = { readonly blocks?: readonly Block[] | undefined };

/** All types that this version has, as they are offered. */
export const BLOCK_TYPES = [
  "rich-text",
  "image",
  "gallery",
  "image-slider",
  "video-grid",
  "call-to-action",
  "team",
  "offices",
  "contact-form",
  "keep-me-informed",
  "estate-list",
  "estate-map",
  "project-list",
  "rental-list",
  "estate-filter",
  "custom-entity-list",
  "home-heading",
  "pop-up-banner",
  "timed-pop-up",
] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

export function isKnownType(type: string): type is BlockType {
  return BLOCK_TYPES.includes(type as BlockType);
}

/** The texts by which somebody knows a block again, the most telling one first. */
const TELLING = ["heading", "markdown", "text", "intro", "caption", "alt"] as const;

/** The text by which somebody knows a block again; null where it has none. */
export function tellingText(block: Block): Multilingual | null {
  const texts = TELLING.map((name) => block[name] as Multilingual | null | undefined);
  return texts.find((text) => text && Object.values(text).some(Boolean)) ?? null;
}
