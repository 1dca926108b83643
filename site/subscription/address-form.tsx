import { hrefOfAjax } from "#domain/locale/href.ts";
import { useFormAnswer } from "../contact/form/form-state.ts";
import { TextField } from "../contact/form/text-field.tsx";
import { VisitorForm } from "../contact/form/visitor-form.tsx";
import { useLocale } from "../shell/language/locale-context.tsx";
import { useSay } from "../shell/words/say-context.tsx";
import styles from "./subscription.module.css";
import type { TokenView } from "./token-view.ts";

const MOST_IN_EMAIL = 254;

/** Moves a subscription to another address, which is asked first. */
export function AddressForm({ view }: { readonly view: Extract<TokenView, { kind: "confirmed" }> }) {
  const say = useSay();
  const locale = useLocale();
  const answer = useFormAnswer("address");
  return (
    <section className={styles.card} aria-labelledby="address">
      <h2 id="address" className={styles.second}>
        {say("subscription.addressTitle")}
      </h2>
      <VisitorForm
        form="address"
        handler={hrefOfAjax(locale, "notifications", view.token, "address")}
        isSent={view.isAddressAsked}
        answer={answer}
        submitLabel={say("subscription.addressSend")}
        labels={{ email: say("subscription.newEmail") }}
        sentTitle={say("subscription.sent")}
        sentText={<p>{say("subscription.addressSentText")}</p>}
      >
        <TextField
          name="email"
          label={say("subscription.newEmail")}
          hint={say("subscription.addressText")}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MOST_IN_EMAIL}
          isRequired
        />
      </VisitorForm>
    </section>
  );
}
