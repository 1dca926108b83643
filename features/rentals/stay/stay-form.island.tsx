import { useState } from "react";
import { MOST_IN_MESSAGE } from "#domain/rental/stay-request.ts";
import { hrefOfAjax } from "#domain/locale/href.ts";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { ConsentField } from "#features/contact/form/consent-field.tsx";
import { FORM_MESSAGES } from "#features/contact/form/form-messages.ts";
import type { FormAnswer } from "#features/site/form-answer.ts";
import { SelectField } from "#features/contact/form/select-field.tsx";
import { TextField } from "#features/contact/form/text-field.tsx";
import { VisitorFields } from "#features/contact/form/visitor-fields.tsx";
import { VisitorForm } from "#features/contact/form/visitor-form.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { REQUEST_ANCHOR } from "./calendar-view.ts";
import { showStaysAgain } from "./show-stays.ts";
import type { StayFormView } from "../rental-view.ts";
import styles from "./stay-form.module.css";

type StayFormProps = {
  readonly unitId: number;
  readonly form: StayFormView;
  readonly answer: FormAnswer | null;
};

const CONFLICT = 409;

/** Asks the agency for a stay: which one, for how many people, and who asks. */
export const StayForm = defineIsland({
  name: "stay-form",
  hydrate: "touched",
  messages: [...FORM_MESSAGES, "rentals.noStaysAtAll"],
  Content: ({ unitId, form, answer }: StayFormProps) => {
    const t = useTranslate();
    const [wasSent, setSent] = useState(form.isSent);
    return (
      <section id={REQUEST_ANCHOR} className={styles.request} aria-labelledby="request-title">
        <h2 id="request-title">{t("rentals.request")}</h2>
        {form.stays.length === 0 && !wasSent ? (
          <p>{t("rentals.noStaysAtAll")}</p>
        ) : (
          <Request unitId={unitId} form={form} answer={answer} onSent={() => setSent(true)} />
        )}
      </section>
    );
  },
});

type RequestProps = StayFormProps & { readonly onSent: () => void };

function Request({ unitId, form, answer, onSent }: RequestProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { stays, chosen, named, maxOccupation, isSent } = form;
  return (
    <>
      <p className={styles.intro}>{t("rentals.requestIntro")}</p>
      <VisitorForm
        // A stay that is chosen in the calendar begins the form anew.
        key={named}
        form="rental"
        handler={hrefOfAjax(locale, "rental-request")}
        isSent={isSent}
        answer={answer}
        hidden={{ rentalUnitId: unitId }}
        labels={{ periodId: t("rentals.stay"), persons: t("rentals.persons") }}
        submitLabel={t("rentals.send")}
        sentTitle={t("rentals.sent")}
        sentText={<p>{t("rentals.sentText")}</p>}
        onSent={() => {
          onSent();
          void showStaysAgain();
        }}
        onRefused={(status) => void (status === CONFLICT && showStaysAgain())}
      >
        <SelectField
          name="periodId"
          label={t("rentals.stay")}
          initial={chosen}
          unchosen={t("form.error.stay")}
          isLong
          options={[
            { value: "", label: t("rentals.chooseFirst") },
            ...stays.map(({ id, start, end, type, price }) => ({
              value: String(id),
              label: `${start} – ${end} · ${type} · ${price}`,
            })),
          ]}
        />
        <TextField
          name="persons"
          label={t("rentals.persons")}
          hint={maxOccupation && t("rentals.personsHint", { max: maxOccupation })}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxOccupation ?? undefined}
          initial="2"
          isRequired
        />
        <VisitorFields />
        <TextField
          name="message"
          label={t("form.message")}
          lines={3}
          maxLength={MOST_IN_MESSAGE}
          enterKeyHint="enter"
        />
        <ConsentField />
      </VisitorForm>
    </>
  );
}
