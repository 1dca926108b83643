import { MAX_EMAIL_LENGTH } from "#domain/contact/max-email-length.ts";
import { hrefOfAjax } from "#domain/locale/href.ts";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { FORM_MESSAGES } from "#features/contact/form/form-messages.ts";
import type { FormAnswer } from "#features/site/form-answer.ts";
import { TextField } from "#features/contact/form/text-field.tsx";
import { VisitorForm } from "#features/contact/form/visitor-form.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";

type AddressFormProps = {
  readonly token: string;
  readonly isAsked: boolean;
  readonly answer: FormAnswer | null;
};

/** Moves a subscription to another address, which is asked first. */
export const AddressForm = defineIsland({
  name: "address-form",
  hydrate: "touched",
  messages: FORM_MESSAGES,
  Content: ({ token, isAsked, answer }: AddressFormProps) => {
    const t = useTranslate();
    const locale = useLocale();
    return (
      <VisitorForm
        form="address"
        handler={hrefOfAjax(locale, "notifications", token, "address")}
        isSent={isAsked}
        answer={answer}
        submitLabel={t("subscription.addressSend")}
        labels={{ email: t("subscription.newEmail") }}
        sentTitle={t("subscription.sent")}
        sentText={<p>{t("subscription.addressSentText")}</p>}
      >
        <TextField
          name="email"
          label={t("subscription.newEmail")}
          hint={t("subscription.addressText")}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          isRequired
        />
      </VisitorForm>
    );
  },
});
