import { type ReactNode, useContext } from "react";
import type { SpokenText } from "#domain/locale/localised.ts";
import { BlockHeading } from "#features/site/block/block-heading.tsx";
import { Spoken } from "#features/site/messages/spoken.tsx";
import { IsRepeated } from "../is-repeated.ts";
import styles from "./form-block.module.css";

type FormBlockProps = {
  /** Where links on other pages lead to: the first block of its kind. */
  readonly id: string;
  readonly type: string;
  readonly heading: SpokenText | null;
  readonly intro: SpokenText | null;
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
            <Spoken words={intro} />
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
