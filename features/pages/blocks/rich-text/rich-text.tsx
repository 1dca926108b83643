import { useLocale } from "#features/site/locale-context.tsx";
import { BlockHeading } from "#features/site/block/block-heading.tsx";
import styles from "./rich-text.module.css";
import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { htmlOfMarkdown } from "./markdown.server.ts";

type RichTextProps = { readonly view: RichTextView; readonly isFirst: boolean };

type RichTextView = {
  readonly heading: LocalizedText | null;
  /** Already safe; its language may be another than the page's. */
  readonly html: LocalizedText | null;
};

export async function loadRichText(
  _context: RequestContext,
  locale: Locale,
  block: BlockOf<"rich-text">,
): Promise<RichTextView | null> {
  const heading = localize(block.heading, locale);
  const markdown = localize(block.markdown, locale);
  const html = markdown && { text: htmlOfMarkdown(markdown.text), locale: markdown.locale };
  return heading || html?.text.trim() ? { heading, html } : null;
}

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
