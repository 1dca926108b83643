import type { MessageKey } from "#domain/locale/translate.ts";
import { type CancelOutcome, type CancelState, cancelState } from "#domain/visits/cancel-state.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { BookedVisitDetails, Phone } from "./booked-visit-details.tsx";
import { CancelForm, CancelQuestion } from "./cancel-question.tsx";
import { MovePart } from "./move-part.tsx";
import { Notice } from "./notice.tsx";
import type { BookedVisitPageView, BookedVisitView } from "./booked-visit-view.ts";
import styles from "./booked-visit.module.css";

type BookedVisitPageProps = {
  readonly view: BookedVisitPageView;
  /** What the last request to cancel answered. */
  readonly outcome: CancelOutcome | null;
  /** Why the last request to move it did nothing. */
  readonly failure: MessageKey | null;
};

/** A visit, the ways to another time and to cancelling it; or the question before that. */
export function BookedVisitPage({ view, outcome, failure }: BookedVisitPageProps) {
  const now = new Date(view.now);
  // While a request runs, the form's script rests the button (`send-in-place.browser.ts`).
  const state = cancelState({ visit: view.visit, outcome, isRunning: false, now });
  if (view.isAskedToCancel && state.kind === "shown") {
    return <CancelQuestion visit={state.visit} failed={CANCEL_FAILED} />;
  }
  return <BookedVisit state={state} view={view} failure={failure} />;
}

type State = CancelState<BookedVisitView>;

/** What is said above the details. */
const NOTICES: { readonly [kind in State["kind"]]?: MessageKey } = {
  "not-found": "live_agenda.cancel.not_found",
  cancelled: "live_agenda.cancel.cancelled",
  error: "live_agenda.cancel.error",
  away: "visit.away",
  passed: "visit.passed",
};

type BookedVisitProps = {
  readonly state: State;
  readonly view: Pick<BookedVisitPageView, "phone" | "move">;
  readonly failure: MessageKey | null;
};

function BookedVisit({ state, view, failure }: BookedVisitProps) {
  const t = useTranslate();
  const visit = "visit" in state ? state.visit : null;
  return (
    <article className={styles.page}>
      <h1>{t("visit.appointment")}</h1>
      <Notices state={state} view={view} failure={failure} />
      {(visit || state.kind === "error") && (
        <div className={styles.card}>
          {visit && <BookedVisitDetails visit={visit} />}
          {visit && state.kind === "shown" && <Changes visit={visit} move={view.move} />}
          {state.kind === "error" && <CancelForm failed={CANCEL_FAILED} keepHref={visit?.href} />}
        </div>
      )}
      <p className={styles.links}>
        {visit && (state.kind === "cancelled" || state.kind === "passed") && (
          <Anchor href={visit.againHref}>{t("visit.again")}</Anchor>
        )}
        {visit && <Anchor href={visit.estate.href}>{t("visit.back")}</Anchor>}
        {!visit && <Phone number={view.phone} />}
      </p>
    </article>
  );
}

/** What became of the last request, and what is said of the visit itself. */
function Notices({ state, view, failure }: BookedVisitProps) {
  const t = useTranslate();
  const notice = NOTICES[state.kind];
  if (state.kind !== "shown") return notice && <Notice text={t(notice)} kind={state.kind} />;
  const { moved } = state.visit;
  return (
    <>
      {failure && <Notice text={t(failure)} kind="error" />}
      {moved && !failure && view.move?.kind !== "choice" && <Notice text={moved} kind="cancelled" />}
      <Notice id={MOVE_FAILED} text={t("visit.move.failed")} kind="error" isHidden />
    </>
  );
}

/** While another time is chosen nothing else can be pressed by mistake. */
function Changes({ visit, move }: Pick<BookedVisitPageView, "move"> & { visit: BookedVisitView }) {
  const t = useTranslate();
  const isChoosing = move?.kind === "choice";
  return (
    <>
      {!isChoosing && <AddToCalendar calendar={visit.calendar} />}
      {move && <MovePart move={move} failed={MOVE_FAILED} />}
      {!isChoosing && (
        <div className={styles.ask}>
          <p>{t("visit.cancel.offer")}</p>
          <LinkButton href={visit.cancelHref} look="quiet">
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
