import type { ReactNode } from "react";
import type { LocalizedText } from "#domain/locale/multilingual.ts";
import { BlockHeading } from "#features/site/block/block-heading.tsx";
import type { LinkView } from "#features/site/block/load-block-link.ts";
import { Localized } from "#features/site/messages/localized.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./estate-listing.module.css";

type ListHeadingProps = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly more: LinkView | null;
  readonly isFirst: boolean;
  readonly children?: ReactNode;
};

/** What a list is, and where all of it is. */
export function ListHeading({ heading, intro, more, isFirst, children }: ListHeadingProps) {
  if (!heading && !intro && !more && !children) return null;
  return (
    <div className={styles.top}>
      <div className={styles.about}>
        <BlockHeading heading={heading} isFirst={isFirst} />
        {intro && (
          <p className={styles.intro}>
            <Localized words={intro} />
          </p>
        )}
        {children}
      </div>
      {more && (
        <Anchor className={styles.more} href={more.href}>
          <Localized words={more.label} />
          <Icon name="arrow" />
        </Anchor>
      )}
    </div>
  );
}
