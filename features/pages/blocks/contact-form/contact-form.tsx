import { useContext } from "react";
import { ContactForm as Form } from "#features/contact/contact-form.island.tsx";
import { useFormAnswer } from "#features/site/form-answer.ts";
import { IsRepeated } from "../is-repeated.ts";
import { FormBlock } from "./form-block.tsx";
import styles from "./form-block.module.css";
import type { ContactFormView } from "./load-contact-form.ts";

type ContactFormProps = { readonly view: ContactFormView; readonly isFirst: boolean };

/** A question to the agency, on any page of its own. */
export function ContactForm({ view, isFirst }: ContactFormProps) {
  const { heading, intro, subjects, chosen, isSent } = view;
  const isRepeated = useContext(IsRepeated);
  const answer = useFormAnswer("contact");
  // A page that took a form does not know which of two it was: the first tells of it, the others stay to be filled in.
  const told = isRepeated ? { isSent: false, answer: null } : { isSent, answer };
  return (
    <FormBlock id="contact" type="contact-form" heading={heading} intro={intro} isFirst={isFirst}>
      <Form className={styles.card} {...{ subjects, chosen, ...told }} />
    </FormBlock>
  );
}
