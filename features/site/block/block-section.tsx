import type { HTMLAttributes } from "react";
import type { LocalizedText } from "#domain/locale/multilingual.ts";
import { Localized } from "../messages/localized.tsx";
import { BlockHeading } from "./block-heading.tsx";
import styles from "./block-section.module.css";

type BlockSectionProps = Omit<HTMLAttributes<HTMLElement>, "className" | "style"> & {
  readonly type: string;
  readonly heading: LocalizedText | null;
  readonly intro?: LocalizedText | null;
  readonly isFirst: boolean;
};

/** A block as wide as the page's column: its heading, a few words about it, and what it shows. */
export function BlockSection({ type, heading, intro, isFirst, children, ...rest }: BlockSectionProps) {
  return (
    <section className={styles.block} data-block={type} {...rest}>
      <BlockHeading heading={heading} isFirst={isFirst} />
      {intro && (
        <p className={styles.intro}>
          <Localized words={intro} />
        </p>
      )}
      {children}
    </section>
  );
}
