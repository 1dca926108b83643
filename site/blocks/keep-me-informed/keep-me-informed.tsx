import { BlockHeading } from "../../shell/block/block-heading.tsx";
import { Spoken } from "../../shell/words/spoken.tsx";
import { SubscriptionForm } from "../../subscription/subscription-form.tsx";
import styles from "../contact-form/contact-form.module.css";
import type { KeepMeInformedView } from "./load-keep-me-informed.ts";

type KeepMeInformedProps = { readonly view: KeepMeInformedView; readonly isFirst: boolean };

/** Asks to be told of news of listings, on any page of the agency's. */
export function KeepMeInformed({ view, isFirst }: KeepMeInformedProps) {
  return (
    <section className={styles.block} id="subscription" data-block="keep-me-informed">
      <div className={styles.words}>
        <BlockHeading heading={view.heading} isFirst={isFirst} />
        {view.intro && (
          <p className={styles.intro}>
            <Spoken words={view.intro} />
          </p>
        )}
      </div>
      <SubscriptionForm view={view.form} className={styles.card} />
    </section>
  );
}
