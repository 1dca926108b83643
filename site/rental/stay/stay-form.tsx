import { useRevalidator } from "react-router";
import { hrefOfAjax } from "#domain/locale/href.ts";
import { ConsentField } from "../../contact/form/consent-field.tsx";
import { useFormAnswer } from "../../contact/form/form-state.ts";
import { SelectField } from "../../contact/form/select-field.tsx";
import { TextField } from "../../contact/form/text-field.tsx";
import { VisitorFields } from "../../contact/form/visitor-fields.tsx";
import { VisitorForm } from "../../contact/form/visitor-form.tsx";
import { useLocale } from "../../shell/language/locale-context.tsx";
import { useSay } from "../../shell/words/say-context.tsx";
import { REQUEST_ANCHOR } from "./calendar-view.ts";
import type { StayFormView } from "../unit/rental-view.ts";
import styles from "./stay-form.module.css";

type StayFormProps = { readonly unitId: number; readonly form: StayFormView };

const CONFLICT = 409;

/** Asks the agency for a stay: which one, for how many people, and who asks. */
export function StayForm({ unitId, form }: StayFormProps) {
  const say = useSay();
  const locale = useLocale();
  const answer = useFormAnswer("rental");
  const { revalidate } = useRevalidator();
  const { stays, chosen, named, maxOccupation, isSent, words } = form;
  return (
    <section id={REQUEST_ANCHOR} className={styles.request} aria-labelledby="request-title">
      <h2 id="request-title">{say("rentals.request")}</h2>
      {stays.length === 0 && !isSent ? (
        <p>{say("rentals.noStaysAtAll")}</p>
      ) : (
        <>
          <p className={styles.intro}>{say("rentals.requestIntro")}</p>
          <VisitorForm
            // A stay that is chosen in the calendar begins the form anew.
            key={named}
            form="rental"
            handler={hrefOfAjax(locale, "rental-request")}
            isSent={isSent}
            answer={answer}
            words={words}
            hidden={{ rentalUnitId: unitId }}
            labels={{ periodId: say("rentals.stay"), persons: say("rentals.persons") }}
            submitLabel={say("rentals.send")}
            sentTitle={say("rentals.sent")}
            sentText={<p>{say("rentals.sentText")}</p>}
            onSent={() => void revalidate()}
            onRefused={(status) => void (status === CONFLICT && revalidate())}
          >
            <SelectField
              name="periodId"
              label={say("rentals.stay")}
              initial={chosen}
              unchosen={say("form.error.stay")}
              options={[
                { value: "", label: say("rentals.chooseFirst") },
                ...stays.map(({ id, start, end, type, price }) => ({
                  value: String(id),
                  label: `${start} – ${end} · ${type} · ${price}`,
                })),
              ]}
            />
            <TextField
              name="persons"
              label={say("rentals.persons")}
              hint={maxOccupation && say("rentals.personsHint", { max: maxOccupation })}
              type="number"
              inputMode="numeric"
              min={1}
              max={maxOccupation ?? undefined}
              initial="2"
              isRequired
            />
            <VisitorFields />
            <ConsentField />
          </VisitorForm>
        </>
      )}
    </section>
  );
}
