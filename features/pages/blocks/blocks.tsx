import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { LoadedBlock } from "#features/site/block/loaded-block.ts";
import { Localized } from "#features/site/messages/localized.tsx";
import styles from "./blocks.module.css";
import { IsRepeated } from "./is-repeated.ts";
import { rendererOf } from "./renderers.ts";

type BlocksProps = {
  readonly blocks: readonly LoadedBlock[];
  /** The page's own title, its main heading where the first block has none. */
  readonly title: LocalizedText | null;
  /** The main heading stands above them already. */
  readonly isBelowTitle?: boolean;
};

/** The blocks of a page, top to bottom; the first one carries the page's main heading. */
export function Blocks({ blocks, title, isBelowTitle = false }: BlocksProps) {
  const isTitled = !isBelowTitle && hasHeading(blocks[0]?.view);
  return (
    <div className={styles.blocks}>
      {!isTitled && title && (
        <h1 className={styles.title}>
          <Localized words={title} />
        </h1>
      )}
      {blocks.map(({ id, type, view }, at) => {
        const Content = rendererOf(type)?.Content;
        const isRepeated = blocks.findIndex((block) => block.type === type) < at;
        return (
          Content && (
            <IsRepeated key={id} value={isRepeated}>
              <Content view={view as never} isFirst={at === 0 && isTitled} />
            </IsRepeated>
          )
        );
      })}
    </div>
  );
}

function hasHeading(view: unknown): boolean {
  return typeof view === "object" && view !== null && "heading" in view && view.heading !== null;
}
