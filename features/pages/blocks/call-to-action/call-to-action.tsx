import { Localized } from "#features/site/messages/localized.tsx";
import { classNames } from "#ui/class-names.ts";
import { LinkButton } from "#ui/link/link-button.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { BlockHeading } from "#features/site/block/block-heading.tsx";
import styles from "./call-to-action.module.css";
import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type LinkView, loadBlockLink } from "#features/site/block/load-block-link.ts";

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
  const links = await Promise.all(block.buttons.map((button) => loadBlockLink(context, locale, button)));
  return {
    heading,
    text,
    picture: block.picture ? pictureOf(block.picture, "wide", { alt: "", cdn: context.imageCdn }) : null,
    buttons: links.filter((link) => link !== null),
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
          {view.buttons.length > 0 && (
            <p className={styles.buttons}>
              {view.buttons.map(({ label, href }, at) => (
                <LinkButton key={href} href={href} look={at === 0 ? "primary" : "quiet"}>
                  <Localized words={label} />
                </LinkButton>
              ))}
            </p>
          )}
        </div>
        {view.picture && (
          <Picture className={styles.picture} picture={view.picture} sizes="(min-width: 48rem) 50vw, 100vw" />
        )}
      </div>
    </section>
  );
}
