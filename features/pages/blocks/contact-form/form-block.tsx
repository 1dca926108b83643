import { type ReactNode, useContext } from "react";
import type { LocalizedText } from "#domain/locale/multilingual.ts";
import { BlockHeading } from "#features/site/block/block-heading.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { IsRepeated } from "../is-repeated.ts";
import styles from "./form-block.module.css";

type FormBlockProps = {
  /** Where links on other pages lead to: the first block of its kind. */
  readonly id: string;
  readonly type: string;
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly isFirst: boolean;
  readonly children: ReactNode;
};

/** A form on any page of the agency's, beside what it is for. */
export function FormBlock({ id, type, heading, intro, isFirst, children }: FormBlockProps) {
  const isRepeated = useContext(IsRepeated);
  return (
    <section className={styles.block} id={isRepeated ? undefined : id} data-block={type}>
      <div className={styles.words}>
        <BlockHeading heading={heading} isFirst={isFirst} />
        {intro && (
          <p className={styles.intro}>
            <Localized words={intro} />
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
