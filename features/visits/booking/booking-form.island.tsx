import { useState } from "react";
import type { Reserved } from "../schema.ts";
import { hrefOfAjax } from "#domain/locale/href.ts";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { ConsentField } from "#features/contact/form/consent-field.tsx";
import { FORM_MESSAGES } from "#features/contact/form/form-messages.ts";
import type { FormAnswer } from "#features/site/form-answer.ts";
import { VisitorFields } from "#features/contact/form/visitor-fields.tsx";
import { VisitorForm } from "#features/contact/form/visitor-form.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { hrefOfBooked } from "../visit-hrefs.ts";
import styles from "./booking-form.module.css";
import { type ChosenTime, stillFree } from "./chosen-time.ts";
import { TimeChoice } from "./time-choice.tsx";
import { UnreachedTimes } from "./unreached-times.tsx";
import { useTimes, type Times } from "./use-times.ts";

type BookingFormProps = Times & {
  readonly estateId: number;
  readonly answer: FormAnswer | null;
};

/** The time is taken, or was none. */
const REFUSED_TIMES: ReadonlySet<number> = new Set([409, 422]);

/** A day and a time, who comes, and their consent; then the page that says it is booked. */
export const BookingForm = defineIsland({
  name: "booking-form",
  hydrate: "touched",
  messages: [...FORM_MESSAGES, "visit.unreached", "visit.retry", "visit.chosen"],
  Content: ({ estateId, answer, ...given }: BookingFormProps) => {
    const t = useTranslate();
    const locale = useLocale();
    const { part, times, isAsking, isUnreached, show, refresh, askAgain } = useTimes(given);
    const { booking, href } = times;
    const [choice, choose] = useState<ChosenTime | null>(null);
    const chosen = stillFree(choice, booking.days);
    return (
      <div ref={part} className={styles.booking}>
        {isUnreached && (
          <UnreachedTimes
            text={t("visit.unreached")}
            retry={t("visit.retry")}
            isBusy={isAsking}
            onClick={askAgain}
          />
        )}
        <VisitorForm
          form="appointment"
          handler={hrefOfAjax(locale, "visit")}
          isSent={false}
          answer={answer}
          action={href}
          hidden={{ estateId, formToken: booking.formToken }}
          submitLabel={t("visit.book")}
          sentTitle={t("visit.booked")}
          sentText={null}
          onSent={(sent) => leaveFor(hrefOfBooked(locale, estateId, (sent as Reserved).id), part.current)}
          onRefused={(status, problem) => {
            if (REFUSED_TIMES.has(status)) refresh();
            if ("slots" in (problem as object)) choose(null);
          }}
        >
          <p>{booking.intro}</p>
          <TimeChoice booking={booking} chosen={chosen} onChoose={choose} onDays={show} />
          <fieldset className={styles.details}>
            <legend>{t("visit.details")}</legend>
            <VisitorFields />
          </fieldset>
          <ConsentField label={t("visit.consent")} />
          {chosen && <p className={styles.chosen}>{t("visit.chosen", { moment: chosen.spoken })}</p>}
        </VisitorForm>
      </div>
    );
  },
});

/** Back from there leads to the listing, not to a form above it that is sent. */
function leaveFor(href: string, part: HTMLElement | null): void {
  if (part?.closest("dialog")) location.replace(href);
  else location.assign(href);
}
