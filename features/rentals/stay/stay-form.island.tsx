import { useState } from "react";
import { MOST_IN_MESSAGE } from "#domain/rental/stay-request.ts";
import { MOST_PERSONS } from "#domain/rental/wanted-stay.ts";
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
import { showStaysAfterSending, showStaysAgain } from "./show-stays.ts";
import type { StayFormView } from "../rental-view.ts";
import styles from "./stay-form.module.css";
import { StayTotal } from "./stay-total.tsx";
import { useChosenStay } from "./use-chosen-stay.ts";

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
  messages: [...FORM_MESSAGES, "rentals.noStaysAtAll", "rentals.chosen.total"],
  Content: ({ unitId, form, answer }: StayFormProps) => {
    const t = useTranslate();
    const [sent, setSent] = useState<string | null>(form.isSent ? form.named : null);
    const [round, setRound] = useState(0);
    // Who chooses another stay after one was sent fills in another request.
    if (sent !== null && form.named !== "" && form.named !== sent) {
      setSent(null);
      setRound(round + 1);
    }
    return (
      <section id={REQUEST_ANCHOR} className={styles.request} aria-labelledby="request-title">
        <h2 id="request-title">{t("rentals.request")}</h2>
        {form.stays.length === 0 && sent === null ? (
          <p>{t("rentals.noStaysAtAll")}</p>
        ) : (
          <Request
            key={round}
            unitId={unitId}
            form={form}
            answer={round > 0 ? null : answer}
            onSent={setSent}
          />
        )}
      </section>
    );
  },
});

type RequestProps = StayFormProps & {
  /** Sees which stay was asked for. */
  readonly onSent: (periodId: string) => void;
};

function Request({ unitId, form, answer, onSent }: RequestProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { total, isSent } = form;
  const { fields, asked, onInput } = useChosenStay(form);
  return (
    <>
      <p className={styles.intro}>{t("rentals.requestIntro")}</p>
      <VisitorForm
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
          onSent(asked.current);
          void showStaysAfterSending();
        }}
        onRefused={(status) => void (status === CONFLICT && showStaysAgain())}
      >
        <div ref={fields} className={styles.stay} onInput={onInput}>
          <StayFields form={form} />
        </div>
        <VisitorFields />
        <TextField
          name="message"
          label={t("form.message")}
          lines={3}
          maxLength={MOST_IN_MESSAGE}
          enterKeyHint="enter"
        />
        <ConsentField />
        {total && <StayTotal total={total} />}
      </VisitorForm>
    </>
  );
}

/** Which stay, and for how many people. */
function StayFields({
  form: { stays, persons, chosen, maxOccupation: max },
}: {
  readonly form: StayFormView;
}) {
  const t = useTranslate();
  return (
    <>
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
            // A line of it may end after a dot, and never begins with one.
            label: `${start} – ${end}\u00a0· ${type}\u00a0· ${price}`,
          })),
        ]}
      />
      <TextField
        name="persons"
        label={t("rentals.persons")}
        hint={max && t("rentals.personsHint", { max })}
        type="number"
        inputMode="numeric"
        min={1}
        max={max ?? MOST_PERSONS}
        tooMuch={max ? t("rentals.error.tooMany", { max }) : undefined}
        initial={String(persons)}
        isRequired
      />
    </>
  );
}
