import { hrefOfAjax, hrefOfScreen } from "#domain/locale/href.ts";
import { ConsentField } from "../contact/form/consent-field.tsx";
import { useFormAnswer } from "../contact/form/form-state.ts";
import { TextField } from "../contact/form/text-field.tsx";
import { VisitorForm } from "../contact/form/visitor-form.tsx";
import { CarriedSay } from "../shell/words/carried-say.tsx";
import { useLocale } from "../shell/language/locale-context.tsx";
import { useSay } from "../shell/words/say-context.tsx";
import { CriteriaFields } from "./criteria-fields.tsx";
import type { SubscriptionFormView } from "./subscription-form-view.ts";

const MOST_IN_EMAIL = 254;

type SubscriptionFormProps = { readonly view: SubscriptionFormView; readonly className?: string | undefined };

/** Asks to be kept informed; without scripts it goes to the page of its own, wherever it stands. */
export function SubscriptionForm({ view, className }: SubscriptionFormProps) {
  return (
    <CarriedSay words={view.words}>
      <NewSubscription view={view} className={className} />
    </CarriedSay>
  );
}

function NewSubscription({ view, className }: SubscriptionFormProps) {
  const say = useSay();
  const locale = useLocale();
  const answer = useFormAnswer("subscription");
  return (
    <VisitorForm
      form="subscription"
      handler={hrefOfAjax(locale, "notifications")}
      isSent={false}
      answer={answer}
      action={hrefOfScreen(locale, "keepMeInformed")}
      className={className}
      submitLabel={say("subscription.send")}
      labels={{ q: say("subscription.city") }}
      sentTitle={say("subscription.sent")}
      sentText={<p>{say("subscription.sentText")}</p>}
    >
      <CriteriaFields view={view} />
      <TextField
        name="email"
        label={say("form.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MOST_IN_EMAIL}
        isRequired
      />
      <ConsentField label={say("subscription.consent")} />
    </VisitorForm>
  );
}

type EditFormProps = SubscriptionFormProps & { readonly token: string; readonly isSaved: boolean };

/** Changes a subscription; its token is proof enough of who asks. */
export function EditForm({ view, token, isSaved, className }: EditFormProps) {
  const say = useSay();
  const locale = useLocale();
  const answer = useFormAnswer("subscription");
  return (
    <VisitorForm
      form="subscription"
      handler={hrefOfAjax(locale, "notifications", token)}
      isSent={isSaved}
      answer={answer}
      className={className}
      submitLabel={say("subscription.save")}
      labels={{ q: say("subscription.city") }}
      sentTitle={say("subscription.saved")}
      sentText={<p>{say("subscription.savedText")}</p>}
    >
      <CriteriaFields view={view} />
    </VisitorForm>
  );
}
