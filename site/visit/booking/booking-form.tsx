import type { Reserved } from "#contract/appointment/appointment.ts";
import { hrefOfAjax } from "#domain/locale/href.ts";
import { ConsentField } from "../../contact/form/consent-field.tsx";
import { useFormAnswer } from "../../contact/form/form-state.ts";
import { VisitorFields } from "../../contact/form/visitor-fields.tsx";
import { VisitorForm } from "../../contact/form/visitor-form.tsx";
import { useLocale } from "../../shell/language/locale-context.tsx";
import { useSay } from "../../shell/words/say-context.tsx";
import styles from "./booking-form.module.css";
import { TimeChoice } from "./time-choice.tsx";
import { hrefOfBooked } from "../visit-hrefs.ts";
import type { VisitView } from "./visit-view.ts";

type BookingFormProps = {
  readonly view: VisitView;
  readonly booking: NonNullable<VisitView["booking"]>;
  /** The times that it shows may be taken by now. */
  readonly onStale: () => void;
  readonly onDays?: (href: string) => void;
};

/** The time is taken, or was none. */
const REFUSED_TIMES: ReadonlySet<number> = new Set([409, 422]);

/** A day and a time, who comes, and their consent; then the page that says it is booked. */
export function BookingForm({ view, booking, onStale, onDays }: BookingFormProps) {
  const say = useSay();
  const locale = useLocale();
  const answer = useFormAnswer("appointment");
  const { estateId, href } = view;
  return (
    <VisitorForm
      form="appointment"
      handler={hrefOfAjax(locale, "visit")}
      isSent={false}
      answer={answer}
      action={href}
      hidden={{ estateId, formToken: booking.formToken }}
      submitLabel={say("visit.book")}
      sentTitle={say("visit.booked")}
      sentText={null}
      onSent={(answer) => location.assign(hrefOfBooked(locale, estateId, (answer as Reserved).id))}
      onRefused={(status) => {
        if (REFUSED_TIMES.has(status)) onStale();
      }}
    >
      <p>{booking.intro}</p>
      <TimeChoice booking={booking} onDays={onDays} />
      <fieldset className={styles.details}>
        <legend>{say("visit.details")}</legend>
        <VisitorFields />
      </fieldset>
      <ConsentField label={say("visit.consent")} />
    </VisitorForm>
  );
}
