import { ALERT_KEYS, type AlertKey, type AlertKind, FILTERS } from "#domain/listing/filters.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import { FREQUENCIES } from "#domain/alerts/frequency.ts";
import { FORM_MESSAGES } from "#features/contact/form/form-messages.ts";
import { useFormField } from "#features/contact/form/form-state.ts";
import { TextField } from "#features/contact/form/text-field.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Button } from "#ui/link/button.tsx";
import { Choices } from "./choices.tsx";
import { CityChoices } from "./city-choices.tsx";
import { COUNT_ID } from "./criteria-names.ts";
import { LiveCount } from "./live-count.tsx";
import { RadiusField, SubTypes, TraitCriteria } from "./trait-criteria.tsx";
import type { Choice, SubscriptionFormView } from "./subscription-form-view.ts";
import styles from "./subscription.module.css";
import type { ReactNode } from "react";
import { VisitorForm, type VisitorFormProps } from "#features/contact/form/visitor-form.tsx";

const MOST_DIGITS = 16;

const BEDROOMS: readonly Choice[] = Array.from({ length: LARGE_BEDROOM_COUNT }, (_, at) => ({
  value: String(at + 1),
  label: at + 1 === LARGE_BEDROOM_COUNT ? `${at + 1}+` : String(at + 1),
}));

/** Each has a field of its own; a new one needs the message of its label. */
const AMOUNTS = ALERT_KEYS.filter((key): key is AlertAmount => FILTERS[key].kind === "amount");
type AlertAmount = { [Key in AlertKey]: AlertKind<Key> extends "amount" ? Key : never }[AlertKey];

type CriteriaFormProps = Omit<VisitorFormProps, "form" | "labels" | "children"> & {
  readonly view: SubscriptionFormView;
  readonly children?: ReactNode;
};

/** The words that they say only later: of the form around them, of other counts, of cities that are found. */
export const CRITERIA_MESSAGES = [
  ...FORM_MESSAGES,
  "subscription.count",
  "subscription.countNone",
  "subscription.cityNone",
  "listing.cityFound",
  "listing.wholeMunicipality",
] as const;

/** What somebody looks for. */
function CriteriaFields({ view }: { readonly view: SubscriptionFormView }) {
  const t = useTranslate();
  const { criteria } = view;
  return (
    <>
      <div className={styles.columns}>
        <Choices
          name="transaction"
          legend={t("subscription.transaction")}
          options={view.transactions}
          initial={criteria.transactions}
        />
        <Choices name="type" legend={t("subscription.type")} options={view.types} initial={criteria.types} />
      </div>
      <SubTypes options={view.subTypes} />
      <CityChoices view={view} />
      <RadiusField criteria={criteria} />
      <div className={styles.pair}>
        {AMOUNTS.map((key) => (
          <TextField
            key={key}
            name={FILTERS[key].name}
            label={t(`subscription.${key}`)}
            inputMode="numeric"
            maxLength={MOST_DIGITS}
            initial={criteria[key]?.toString()}
          />
        ))}
      </div>
      <div className={styles.row}>
        <Choices
          name="bedrooms"
          legend={t("subscription.bedroomsLabel")}
          options={BEDROOMS}
          initial={criteria.bedrooms}
        />
      </div>
      <TraitCriteria criteria={criteria} />
    </>
  );
}

/** Who comes from a search has chosen already: it is said in words, and opens to be changed. */
function BroughtCriteria({ view }: { readonly view: SubscriptionFormView }) {
  const t = useTranslate();
  return (
    <details className={styles.brought}>
      <summary>
        <strong className={styles.broughtWords}>
          {t("subscription.wish", { summary: view.brought ?? "" })}
        </strong>
        <span className={styles.change}>{t("subscription.change")}</span>
      </summary>
      <div className={styles.criteria}>
        <CriteriaFields view={view} />
      </div>
    </details>
  );
}

/** How many listings fit now, and how often somebody wants to hear of them. */
function CountAndFrequency({ view }: { readonly view: SubscriptionFormView }) {
  const t = useTranslate();
  const isBack = useFormField("frequency").value !== undefined;
  return (
    <>
      <p id={COUNT_ID} className={styles.count}>
        {/* A form that came back says something else than its address. */}
        <LiveCount initial={isBack ? null : view.count} />
        <Button type="submit" look="quiet" name="intent" value="count" className={styles.recount}>
          {t("subscription.recount")}
        </Button>
      </p>
      <div className={styles.row}>
        <Choices
          type="radio"
          name="frequency"
          legend={t("subscription.frequency")}
          options={FREQUENCIES.map((value) => ({ value, label: t(`subscription.${value}`) }))}
          initial={[view.frequency]}
        />
      </div>
    </>
  );
}

/** A form that asks what somebody looks for; below that stands what else it asks. */
export function CriteriaForm({ view, children, ...form }: CriteriaFormProps) {
  const t = useTranslate();
  const labels = {
    q: t("subscription.city"),
    ...Object.fromEntries(AMOUNTS.map((key) => [FILTERS[key].name, t(`subscription.${key}`)])),
  };
  return (
    <VisitorForm {...form} form="subscription" labels={labels}>
      {/* Enter presses a form's first button: it shall send, not count. */}
      <button type="submit" hidden>
        {t("subscription.send")}
      </button>
      {view.brought === null ? <CriteriaFields view={view} /> : <BroughtCriteria view={view} />}
      <CountAndFrequency view={view} />
      {children}
    </VisitorForm>
  );
}
