import { Localized } from "#features/site/messages/localized.tsx";
import { classNames } from "#ui/class-names.ts";
import { LinkButton } from "#ui/link/link-button.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { BlockHeading } from "#features/site/block/block-heading.tsx";
import styles from "./call-to-action.module.css";
import type { CallToActionView } from "./load-call-to-action.ts";

type CallToActionProps = { readonly view: CallToActionView; readonly isFirst: boolean };

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
