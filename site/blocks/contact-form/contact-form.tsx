import { ContactFields } from "../../contact/contact-fields.tsx";
import { BlockHeading } from "../../shell/block/block-heading.tsx";
import { Spoken } from "../../shell/words/spoken.tsx";
import styles from "./contact-form.module.css";
import type { ContactFormView } from "./load-contact-form.ts";

type ContactFormProps = { readonly view: ContactFormView; readonly isFirst: boolean };

/** A question to the agency, on any page of its own. */
export function ContactForm({ view, isFirst }: ContactFormProps) {
  return (
    <section className={styles.block} id="contact" data-block="contact-form">
      <div className={styles.words}>
        <BlockHeading heading={view.heading} isFirst={isFirst} />
        {view.intro && (
          <p className={styles.intro}>
            <Spoken words={view.intro} />
          </p>
        )}
      </div>
      <ContactFields className={styles.card} {...view} />
    </section>
  );
}
