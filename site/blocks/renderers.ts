import type { ComponentType } from "react";
import type { BlockType } from "#contract/blocks/blocks.ts";
import { onDemand } from "../chunks/on-demand.tsx";
import { EstateListing } from "../listing/estate-listing.tsx";
import "./other-block-sheets.ts";
import type { OTHER_BLOCKS } from "./other-blocks.ts";
import { ProjectList } from "./project-list/project-list.tsx";

export type Renderer = ComponentType<{ view: never; isFirst: boolean }>;

const other = (type: keyof typeof OTHER_BLOCKS) =>
  onDemand(async () => (await import("./other-blocks.ts")).OTHER_BLOCKS[type] as Renderer);

/** What draws each block: lists come with the page, the code of all others where one of them stands. */
const RENDERERS: { readonly [T in BlockType]: Renderer } = {
  "estate-list": EstateListing,
  "estate-map": EstateListing,
  "project-list": ProjectList,
  "home-heading": other("home-heading"),
  "rich-text": other("rich-text"),
  "call-to-action": other("call-to-action"),
  offices: other("offices"),
  image: other("image"),
  "image-slider": other("image-slider"),
  gallery: other("gallery"),
  "video-grid": other("video-grid"),
  team: other("team"),
  "timed-pop-up": other("timed-pop-up"),
  "pop-up-banner": other("pop-up-banner"),
  "custom-entity-list": other("custom-entity-list"),
  "contact-form": other("contact-form"),
  "keep-me-informed": other("keep-me-informed"),
  "estate-filter": other("estate-filter"),
  "rental-list": onDemand(
    async () => (await import("../rental/list/rental-list.tsx")).RentalList as Renderer,
  ),
};

/** Undefined for a type that nobody draws. */
export function rendererOf(type: string): Renderer | undefined {
  return Object.hasOwn(RENDERERS, type) ? RENDERERS[type as BlockType] : undefined;
}
