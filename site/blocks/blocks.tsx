import type { ComponentType } from "react";
import type { BlockType } from "#contract/blocks/blocks.ts";
import type { SpokenText } from "#domain/locale/localised.ts";
import { EstateListing } from "../listing/estate-listing.tsx";
import { Spoken } from "../shell/spoken.tsx";
import styles from "./blocks.module.css";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { ImageBlock } from "./image/image-block.tsx";
import { ImageSlider } from "./image-slider/image-slider.tsx";
import { GalleryBlock } from "./gallery/gallery-block.tsx";
import { VideoGrid } from "./video-grid/video-grid.tsx";
import { Team } from "./team/team.tsx";
import { TimedPopUp } from "./timed-pop-up/timed-pop-up.tsx";
import { PopUpBanner } from "./pop-up-banner/pop-up-banner.tsx";
import { EstateFilter } from "./estate-filter/estate-filter.tsx";
import { HomeHeading } from "./home-heading/home-heading.tsx";
import type { LoadedBlock } from "./load-blocks.ts";
import { OfficesBlock } from "./offices/offices-block.tsx";
import { ProjectList } from "./project-list/project-list.tsx";
import { RichText } from "./rich-text/rich-text.tsx";

const RENDERERS: { readonly [T in BlockType]: ComponentType<{ view: never; isFirst: boolean }> } = {
  "home-heading": HomeHeading,
  "rich-text": RichText,
  "estate-list": EstateListing,
  "estate-map": EstateListing,
  "project-list": ProjectList,
  "call-to-action": CallToAction,
  offices: OfficesBlock,
  image: ImageBlock,
  "image-slider": ImageSlider,
  gallery: GalleryBlock,
  "video-grid": VideoGrid,
  team: Team,
  "timed-pop-up": TimedPopUp,
  "pop-up-banner": PopUpBanner,
  "estate-filter": EstateFilter,
};

type BlocksProps = {
  readonly blocks: readonly LoadedBlock[];
  /** The page's own title, its main heading where the first block has none. */
  readonly title: SpokenText | null;
};

/** The blocks of a page, top to bottom; the first one carries the page's main heading. */
export function Blocks({ blocks, title }: BlocksProps) {
  const isTitled = hasHeading(blocks[0]?.view);
  return (
    <div className={styles.blocks}>
      {!isTitled && title && (
        <h1 className={styles.title}>
          <Spoken words={title} />
        </h1>
      )}
      {blocks.map(({ id, type, view }, at) => {
        const Renderer = RENDERERS[type as BlockType];
        return Renderer && <Renderer key={id} view={view as never} isFirst={at === 0 && isTitled} />;
      })}
    </div>
  );
}

function hasHeading(view: unknown): boolean {
  return typeof view === "object" && view !== null && "heading" in view && view.heading !== null;
}
