import type { MessageKey } from "#domain/locale/translate.ts";
import { type CancelOutcome, type CancelState, cancelState } from "#domain/visits/cancel-state.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { AppointmentDetails, Phone } from "./appointment-details.tsx";
import { CancelForm, CancelQuestion } from "./cancel-question.tsx";
import { MovePart } from "./move-part.tsx";
import { Notice } from "./notice.tsx";
import type { AppointmentPageView, AppointmentView } from "./appointment-view.ts";
import styles from "./appointment.module.css";

type CancelPageProps = {
  readonly view: AppointmentPageView;
  /** What the last request to cancel answered. */
  readonly outcome: CancelOutcome | null;
  /** Why the last request to move it did nothing. */
  readonly failure: MessageKey | null;
};

/** An appointment, the ways to another time and to cancelling it; or the question before that. */
export function CancelPage({ view, outcome, failure }: CancelPageProps) {
  const now = new Date(view.now);
  // While a request runs, the form's script rests the button (`send-in-place.browser.ts`).
  const state = cancelState({ appointment: view.appointment, outcome, isRunning: false, now });
  if (view.isAskedToCancel && state.kind === "shown") {
    return <CancelQuestion appointment={state.appointment} failed={CANCEL_FAILED} />;
  }
  return <Appointment state={state} view={view} failure={failure} />;
}

type State = CancelState<AppointmentView>;

/** What is said above the details. */
const NOTICES: { readonly [kind in State["kind"]]?: MessageKey } = {
  "not-found": "live_agenda.cancel.not_found",
  cancelled: "live_agenda.cancel.cancelled",
  error: "live_agenda.cancel.error",
  away: "visit.away",
  passed: "visit.passed",
};

type AppointmentProps = {
  readonly state: State;
  readonly view: Pick<AppointmentPageView, "phone" | "move">;
  readonly failure: MessageKey | null;
};

function Appointment({ state, view, failure }: AppointmentProps) {
  const t = useTranslate();
  const appointment = "appointment" in state ? state.appointment : null;
  return (
    <article className={styles.page}>
      <h1>{t("visit.appointment")}</h1>
      <Notices state={state} view={view} failure={failure} />
      {(appointment || state.kind === "error") && (
        <div className={styles.card}>
          {appointment && <AppointmentDetails appointment={appointment} />}
          {appointment && state.kind === "shown" && <Changes appointment={appointment} move={view.move} />}
          {state.kind === "error" && <CancelForm failed={CANCEL_FAILED} keepHref={appointment?.href} />}
        </div>
      )}
      <p className={styles.links}>
        {appointment && (state.kind === "cancelled" || state.kind === "passed") && (
          <Anchor href={appointment.againHref}>{t("visit.again")}</Anchor>
        )}
        {appointment && <Anchor href={appointment.estate.href}>{t("visit.back")}</Anchor>}
        {!appointment && <Phone number={view.phone} />}
      </p>
    </article>
  );
}

/** What became of the last request, and what is said of the appointment itself. */
function Notices({ state, view, failure }: AppointmentProps) {
  const t = useTranslate();
  const notice = NOTICES[state.kind];
  if (state.kind !== "shown") return notice && <Notice text={t(notice)} kind={state.kind} />;
  const { moved } = state.appointment;
  return (
    <>
      {failure && <Notice text={t(failure)} kind="error" />}
      {moved && !failure && view.move?.kind !== "choice" && <Notice text={moved} kind="cancelled" />}
      <Notice id={MOVE_FAILED} text={t("visit.move.failed")} kind="error" isHidden />
    </>
  );
}

/** While another time is chosen nothing else can be pressed by mistake. */
function Changes({
  appointment,
  move,
}: Pick<AppointmentPageView, "move"> & { appointment: AppointmentView }) {
  const t = useTranslate();
  const isChoosing = move?.kind === "choice";
  return (
    <>
      {!isChoosing && <AddToCalendar calendar={appointment.calendar} />}
      {move && <MovePart move={move} failed={MOVE_FAILED} />}
      {!isChoosing && (
        <div className={styles.ask}>
          <p>{t("visit.cancel.offer")}</p>
          <LinkButton href={appointment.cancelHref} look="quiet">
            {t("live_agenda.cancel.cancel_button")}
          </LinkButton>
        </div>
      )}
    </>
  );
}

/** What the script of each form shows when its request never arrived. */
const CANCEL_FAILED = "cancel-failed";
const MOVE_FAILED = "move-failed";
