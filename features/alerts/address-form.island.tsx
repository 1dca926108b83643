import { hrefOfAjax } from "#domain/locale/href.ts";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { FORM_SAYS } from "#features/contact/form/form-says.ts";
import type { FormAnswer } from "#features/site/form-answer.ts";
import { TextField } from "#features/contact/form/text-field.tsx";
import { VisitorForm } from "#features/contact/form/visitor-form.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { useSay } from "#features/site/messages/say-context.tsx";

const MOST_IN_EMAIL = 254;

type AddressFormProps = {
  readonly token: string;
  readonly isAsked: boolean;
  readonly answer: FormAnswer | null;
};

/** Moves a subscription to another address, which is asked first. */
export const AddressForm = defineIsland({
  name: "address-form",
  wake: "touched",
  says: FORM_SAYS,
  Content: ({ token, isAsked, answer }: AddressFormProps) => {
    const say = useSay();
    const locale = useLocale();
    return (
      <VisitorForm
        form="address"
        handler={hrefOfAjax(locale, "notifications", token, "address")}
        isSent={isAsked}
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
    );
  },
});
