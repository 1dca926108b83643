import { useFormAnswer } from "#features/site/form-answer.ts";
import { NewSubscription } from "./new-subscription.island.tsx";
import type { SubscriptionFormView } from "./subscription-form-view.ts";

type SubscriptionFormProps = { readonly view: SubscriptionFormView; readonly className?: string | undefined };

/** Asks to be kept informed; without scripts it goes to the page of its own, wherever it stands. */
export function SubscriptionForm({ view, className }: SubscriptionFormProps) {
  const answer = useFormAnswer("subscription");
  return <NewSubscription view={view} answer={answer} className={className} />;
}
