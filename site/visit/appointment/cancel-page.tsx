import { type Ref, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { type CancelOutcome, type CancelState, cancelState } from "#domain/appointment/cancel-state.ts";
import { CarriedSay } from "../../shell/words/carried-say.tsx";
import { useSay } from "../../shell/words/say-context.tsx";
import { Anchor } from "../../ui/link/anchor.tsx";
import { Button } from "../../ui/link/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { AppointmentDetails, Phone } from "./appointment-details.tsx";
import type { AppointmentPageView, AppointmentView } from "./appointment-view.ts";
import styles from "./appointment.module.css";

type CancelPageProps = {
  readonly view: AppointmentPageView;
  /** What the last request to cancel answered. */
  readonly outcome: CancelOutcome | null;
};

/** An appointment, and the one button that cancels it. */
export function CancelPage({ view, outcome }: CancelPageProps) {
  const { state: navigating, formMethod } = useNavigation();
  const isRunning = navigating !== "idle" && formMethod === "POST";
  const now = new Date(view.now);
  const state = cancelState({ appointment: view.appointment, outcome, isRunning, now });
  return (
    <CarriedSay words={view.words}>
      <Appointment state={state} phone={view.phone} isRunning={isRunning} />
    </CarriedSay>
  );
}

type State = CancelState<AppointmentView>;

/** What is said above the details, by the key of its word. */
const NOTICES: { readonly [kind in State["kind"]]?: string } = {
  "not-found": "live_agenda.cancel.not_found",
  cancelled: "live_agenda.cancel.cancelled",
  error: "live_agenda.cancel.error",
  away: "visit.away",
  passed: "visit.passed",
};

type AppointmentProps = { readonly state: State; readonly phone: string; readonly isRunning: boolean };

function Appointment({ state, phone, isRunning }: AppointmentProps) {
  const say = useSay();
  const answer = useFocusAfter(isRunning);
  const notice = NOTICES[state.kind];
  const appointment = "appointment" in state ? state.appointment : null;
  return (
    <article className={styles.page} aria-busy={isRunning || undefined}>
      <h1>{say("visit.appointment")}</h1>
      {notice && <Notice ref={answer} text={say(notice)} kind={state.kind} />}
      {(appointment || state.kind === "error" || state.kind === "loading") && (
        <div className={styles.card}>
          {appointment && <AppointmentDetails appointment={appointment} />}
          {appointment && state.kind === "shown" && <AddToCalendar calendar={appointment.calendar} />}
          {(state.kind === "shown" || state.kind === "error" || state.kind === "loading") && (
            <CancelForm isDisabled={isRunning} />
          )}
        </div>
      )}
      <p className={styles.links}>
        {appointment && (state.kind === "cancelled" || state.kind === "passed") && (
          <Anchor href={appointment.againHref}>{say("visit.again")}</Anchor>
        )}
        {appointment && <Anchor href={appointment.estate.href}>{say("visit.back")}</Anchor>}
        {!appointment && <Phone number={phone} />}
      </p>
    </article>
  );
}

type NoticeProps = {
  readonly text: string;
  readonly kind: State["kind"];
  readonly ref: Ref<HTMLParagraphElement>;
};

function Notice({ text, kind, ref }: NoticeProps) {
  return (
    <p
      ref={ref}
      className={classNames(
        styles.notice,
        kind === "cancelled" && styles.done,
        kind === "error" && styles.failed,
      )}
      role={kind === "error" ? "alert" : "status"}
      tabIndex={-1}
    >
      {text}
    </p>
  );
}

/** Takes the visitor to what became of their request. */
function useFocusAfter(isRunning: boolean) {
  const answer = useRef<HTMLParagraphElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) answer.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);
  return answer;
}

function CancelForm({ isDisabled }: { readonly isDisabled: boolean }) {
  const say = useSay();
  return (
    <Form method="post" preventScrollReset className={styles.ask}>
      <p>{say("live_agenda.cancel.confirm_question")}</p>
      <Button type="submit" disabled={isDisabled}>
        {isDisabled ? say("visit.cancelling") : say("live_agenda.cancel.cancel_button")}
      </Button>
    </Form>
  );
}
