import type { ComponentType } from "react";
import type { BlockType } from "#contract/blocks/blocks.ts";

type Renderer = ComponentType<{ view: never; isFirst: boolean }>;

/** Each block draws itself with code of its own, and a browser fetches only that of the blocks on its page. */
const RENDERERS: { readonly [T in BlockType]: () => Promise<Renderer> } = {
  "home-heading": async () => (await import("./home-heading/home-heading.tsx")).HomeHeading,
  "rich-text": async () => (await import("./rich-text/rich-text.tsx")).RichText,
  "estate-list": async () => (await import("../listing/estate-listing.tsx")).EstateListing,
  "estate-map": async () => (await import("../listing/estate-listing.tsx")).EstateListing,
  "project-list": async () => (await import("./project-list/project-list.tsx")).ProjectList,
  "call-to-action": async () => (await import("./call-to-action/call-to-action.tsx")).CallToAction,
  offices: async () => (await import("./offices/offices-block.tsx")).OfficesBlock,
  image: async () => (await import("./image/image-block.tsx")).ImageBlock,
  "image-slider": async () => (await import("./image-slider/image-slider.tsx")).ImageSlider,
  gallery: async () => (await import("./gallery/gallery-block.tsx")).GalleryBlock,
  "video-grid": async () => (await import("./video-grid/video-grid.tsx")).VideoGrid,
  team: async () => (await import("./team/team.tsx")).Team,
  "timed-pop-up": async () => (await import("./timed-pop-up/timed-pop-up.tsx")).TimedPopUp,
  "pop-up-banner": async () => (await import("./pop-up-banner/pop-up-banner.tsx")).PopUpBanner,
  "estate-filter": async () => (await import("./estate-filter/estate-filter.tsx")).EstateFilter,
};

const known = new Map<string, Renderer>();

/** Fetches the code of these blocks; a type that nobody draws is passed over. */
export async function fetchRenderers(types: readonly string[]): Promise<void> {
  const missing = types.filter((type) => Object.hasOwn(RENDERERS, type) && !known.has(type));
  await Promise.all(missing.map(async (type) => known.set(type, await RENDERERS[type as BlockType]())));
}

/** The server knows all of them before it draws its first page. */
export function fetchAllRenderers(): Promise<void> {
  return fetchRenderers(Object.keys(RENDERERS));
}

/** Undefined for a type whose code was not fetched. */
export function rendererOf(type: string): Renderer | undefined {
  return known.get(type);
}

/** The types of the blocks that a page drawn by the server shows. */
export function typesOnPage(page: ParentNode): string[] {
  return [...page.querySelectorAll<HTMLElement>("[data-blocks]")].flatMap(
    ({ dataset }) => dataset["blocks"]?.split(" ") ?? [],
  );
}
