import { ContactFields } from "../../contact/contact-fields.tsx";
import { FormBlock } from "./form-block.tsx";
import styles from "./form-block.module.css";
import type { ContactFormView } from "./load-contact-form.ts";

type ContactFormProps = { readonly view: ContactFormView; readonly isFirst: boolean };

/** A question to the agency, on any page of its own. */
export function ContactForm({ view, isFirst }: ContactFormProps) {
  const { heading, intro } = view;
  return (
    <FormBlock id="contact" type="contact-form" heading={heading} intro={intro} isFirst={isFirst}>
      <ContactFields className={styles.card} {...view} />
    </FormBlock>
  );
}
