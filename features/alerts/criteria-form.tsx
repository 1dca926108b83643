import type { ReactNode } from "react";
import { VisitorForm, type VisitorFormProps } from "#features/contact/form/visitor-form.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { CriteriaFields } from "./criteria-fields.tsx";
import type { SubscriptionFormView } from "./subscription-form-view.ts";

type CriteriaFormProps = Omit<VisitorFormProps, "form" | "labels" | "children"> & {
  readonly view: SubscriptionFormView;
  readonly children?: ReactNode;
};

/** A form that asks what somebody looks for; below that stands what else it asks. */
export function CriteriaForm({ view, children, ...form }: CriteriaFormProps) {
  const t = useTranslate();
  return (
    <VisitorForm {...form} form="subscription" labels={{ q: t("subscription.city") }}>
      <CriteriaFields view={view} />
      {children}
    </VisitorForm>
  );
}
