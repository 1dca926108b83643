import type { DeskIconName } from "../shell/desk-icon.tsx";
import type { BlockType } from "./block.ts";

const ICONS: Readonly<Record<BlockType, DeskIconName>> = {
  "rich-text": "text",
  image: "picture",
  gallery: "picture",
  "image-slider": "picture",
  "video-grid": "picture",
  "call-to-action": "callout",
  team: "person",
  offices: "clock",
  "contact-form": "question",
  "keep-me-informed": "question",
  "estate-list": "home",
  "estate-map": "home",
  "project-list": "home",
  "rental-list": "bed",
  "estate-filter": "home",
  "custom-entity-list": "news",
  "home-heading": "page",
  "pop-up-banner": "callout",
  "timed-pop-up": "callout",
};

export function iconOfBlock(type: string): DeskIconName {
  return (ICONS as Readonly<Record<string, DeskIconName>>)[type] ?? "page";
}
