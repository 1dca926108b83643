import { Localized } from "#features/site/messages/localized.tsx";
import { classNames } from "#ui/class-names.ts";
import { BlockButtons } from "#features/site/block/block-buttons.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { BlockHeading } from "#features/site/block/block-heading.tsx";
import styles from "./call-to-action.module.css";
import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type LinkView, loadBlockLinks } from "#features/site/block/load-block-link.ts";

type CallToActionProps = { readonly view: CallToActionView; readonly isFirst: boolean };

type CallToActionView = {
  readonly heading: LocalizedText | null;
  readonly text: LocalizedText | null;
  readonly picture: PictureView | null;
  readonly buttons: readonly LinkView[];
};

export async function loadCallToAction(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"call-to-action">,
): Promise<CallToActionView | null> {
  const heading = localize(block.heading, locale);
  const text = localize(block.text, locale);
  if (!heading && !text) return null;
  return {
    heading,
    text,
    picture: block.picture ? pictureOf(block.picture, "wide", { alt: "", cdn: context.imageCdn }) : null,
    buttons: await loadBlockLinks(context, locale, block.buttons),
  };
}

/** A dark band with one thing to do. */
export function CallToAction({ view, isFirst }: CallToActionProps) {
  return (
    <section className={styles.block} data-block="call-to-action">
      <div className={classNames(styles.band, view.picture && styles.pictured)}>
        <div className={styles.words}>
          <BlockHeading heading={view.heading} isFirst={isFirst} />
          {view.text && (
            <p className={styles.text}>
              <Localized words={view.text} />
            </p>
          )}
          <BlockButtons buttons={view.buttons} className={styles.buttons} />
        </div>
        {view.picture && (
          <Picture className={styles.picture} picture={view.picture} sizes="(min-width: 48rem) 50vw, 100vw" />
        )}
      </div>
    </section>
  );
}
