import { hrefOfAjax } from "#domain/locale/href.ts";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import type { FormAnswer } from "#features/site/form-answer.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { CRITERIA_MESSAGES, CriteriaForm } from "./criteria-fields.tsx";
import type { SubscriptionFormView } from "./subscription-form-view.ts";

type EditSubscriptionProps = {
  readonly view: SubscriptionFormView;
  readonly token: string;
  readonly isSaved: boolean;
  readonly answer: FormAnswer | null;
  readonly className?: string | undefined;
};

/** Changes a subscription; its token is proof enough of who asks. */
export const EditSubscription = defineIsland({
  name: "edit-subscription",
  hydrate: "touched",
  messages: CRITERIA_MESSAGES,
  Content: ({ view, token, isSaved, answer, className }: EditSubscriptionProps) => {
    const t = useTranslate();
    const locale = useLocale();
    return (
      <CriteriaForm
        view={view}
        handler={hrefOfAjax(locale, "notifications", token)}
        isSent={isSaved}
        answer={answer}
        className={className}
        submitLabel={t("subscription.save")}
        sentTitle={t("subscription.saved")}
        sentText={<p>{t("subscription.savedText")}</p>}
      />
    );
  },
});
