import { useLocale } from "#features/site/locale-context.tsx";
import { BlockHeading } from "#features/site/block/block-heading.tsx";
import type { RichTextView } from "./load-rich-text.ts";
import styles from "./rich-text.module.css";

type RichTextProps = { readonly view: RichTextView; readonly isFirst: boolean };

/** A text of the agency's, as wide as one reads with ease. */
export function RichText({ view, isFirst }: RichTextProps) {
  const locale = useLocale();
  return (
    <section className={styles.block} data-block="rich-text">
      <BlockHeading heading={view.heading} isFirst={isFirst} />
      {view.html && (
        <div
          className={styles.text}
          lang={view.html.locale === locale ? undefined : view.html.locale}
          dangerouslySetInnerHTML={{ __html: view.html.text }}
        />
      )}
    </section>
  );
}
