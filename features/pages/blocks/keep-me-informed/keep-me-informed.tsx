import { SubscriptionForm } from "#features/alerts/subscription-form.tsx";
import { FormBlock } from "../contact-form/form-block.tsx";
import styles from "../contact-form/form-block.module.css";
import type { KeepMeInformedView } from "./load-keep-me-informed.ts";

type KeepMeInformedProps = { readonly view: KeepMeInformedView; readonly isFirst: boolean };

/** Asks to be told of news of listings, on any page of the agency's. */
export function KeepMeInformed({ view, isFirst }: KeepMeInformedProps) {
  const { heading, intro, form } = view;
  return (
    <FormBlock id="subscription" type="keep-me-informed" heading={heading} intro={intro} isFirst={isFirst}>
      <SubscriptionForm view={form} className={styles.card} />
    </FormBlock>
  );
}
