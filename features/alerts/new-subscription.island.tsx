import { MAX_EMAIL_LENGTH } from "#domain/contact/max-email-length.ts";
import { hrefOfAjax, hrefOfScreen } from "#domain/locale/href.ts";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { ConsentField } from "#features/contact/form/consent-field.tsx";
import type { FormAnswer } from "#features/site/form-answer.ts";
import { TextField } from "#features/contact/form/text-field.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { CRITERIA_MESSAGES, CriteriaForm } from "./criteria-fields.tsx";
import type { SubscriptionFormView } from "./subscription-form-view.ts";

type NewSubscriptionProps = {
  readonly view: SubscriptionFormView;
  readonly answer: FormAnswer | null;
  readonly className?: string | undefined;
};

/** What somebody looks for, and where to tell them of it. */
export const NewSubscription = defineIsland({
  name: "new-subscription",
  hydrate: "touched",
  messages: CRITERIA_MESSAGES,
  Content: ({ view, answer, className }: NewSubscriptionProps) => {
    const t = useTranslate();
    const locale = useLocale();
    return (
      <CriteriaForm
        view={view}
        handler={hrefOfAjax(locale, "notifications")}
        isSent={false}
        answer={answer}
        action={hrefOfScreen(locale, "keepMeInformed")}
        className={className}
        submitLabel={t("subscription.send")}
        sentTitle={t("subscription.sent")}
        sentText={<p>{t("subscription.sentText")}</p>}
      >
        <TextField
          name="email"
          label={t("form.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          isRequired
        />
        <ConsentField label={t("subscription.consent")} />
      </CriteriaForm>
    );
  },
});
