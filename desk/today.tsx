import { lazy, Suspense, Fragment } from "react";
import { inBrussels } from "#domain/format/moments.ts";
import { formatLongDay } from "#domain/format/short-day.ts";
import { LinkButton } from "#ui/link/link-button.tsx";
import { useLanguage } from "./language/language.tsx";
import { Card } from "./shell/card.tsx";
import { LeadList } from "./leads/lead-list.tsx";
import { dayIn } from "./shell/moments.ts";
import { useLeads, useWaiting } from "./leads/use-leads.ts";
import { useNow } from "./shell/use-now.ts";
import { QuestionRow } from "./questions/question-row.tsx";
import { usePerson } from "./session/session.ts";
import { DeskIcon } from "./shell/desk-icon.tsx";
import { Screen } from "./shell/screen.tsx";
import { byDeadline } from "./stays/by-deadline.ts";
import { StayRow } from "./stays/stay-row.tsx";
import { VisitRow } from "./visits/visit-row.tsx";
import type { WaitingLeads } from "./api/published.ts";

const LatestPublished = lazy(async () => ({
  default: (await import("./versions/latest-published.tsx")).LatestPublished,
}));

/** Rows of each group; the rest is a press away. */
const MOST = 5;

/** The start of the desk: what waits for an answer first, then today's visits and new questions. */
export function TodayScreen() {
  const { t, locale } = useLanguage();
  const { name, role } = usePerson();
  const now = useNow();
  const waiting = useWaiting().data;
  const greeting = t(`today.${partOfDay(now)}`);
  const day = formatLongDay(dayIn(now, 0), locale);
  return (
    <Screen
      title={t("today.greeting", { greeting, name: name.split(" ", 1)[0]! })}
      about={<TodayLine day={day} waiting={waiting} />}
      actions={
        <LinkButton look="quiet" href="/">
          <DeskIcon name="outside" />
          {t("frame.site")}
        </LinkButton>
      }
    >
      {role !== "agent" && waiting?.takesStays && <WaitingStays count={waiting.stays} />}
      <VisitsOfToday today={dayIn(now, 0)} count={waiting?.visitsToday} />
      <NewQuestions count={waiting?.questions} />
      {role !== "agent" && (
        <Suspense>
          <LatestPublished />
        </Suspense>
      )}
    </Screen>
  );
}

type Counted = { readonly count: number | undefined };

function WaitingStays({ count }: Counted) {
  const { t } = useLanguage();
  const list = useLeads({ type: "stay", waiting: true });
  const leads = list.leads?.toSorted(byDeadline);
  return (
    <Card
      title={t("today.staysToAnswer")}
      count={count}
      isWaiting
      more={{ href: "/stays", label: t("today.allStays") }}
    >
      <LeadList list={{ ...list, leads }} most={MOST} empty={t("today.noStays")}>
        {(stay) => <StayRow stay={stay} />}
      </LeadList>
    </Card>
  );
}

function VisitsOfToday({ today, count }: Counted & { readonly today: string }) {
  const { t } = useLanguage();
  const list = useLeads({ type: "visit", state: ["booked"], from: today, until: today, order: "soonest" });
  return (
    <Card
      title={t("today.visitsToday")}
      count={count}
      more={{ href: "/visits", label: t("today.allVisits") }}
    >
      <LeadList list={list} most={20} empty={t("today.noVisits")}>
        {(visit) => <VisitRow visit={visit} />}
      </LeadList>
    </Card>
  );
}

function NewQuestions({ count }: Counted) {
  const { t } = useLanguage();
  const list = useLeads({ type: "contact", state: ["new"] });
  return (
    <Card
      title={t("today.newQuestions")}
      count={count}
      isWaiting
      more={{ href: "/questions", label: t("today.allQuestions") }}
    >
      <LeadList list={list} most={MOST} empty={t("today.noQuestions")}>
        {(question) => <QuestionRow question={question} />}
      </LeadList>
    </Card>
  );
}

const NOON = "12:00";
const EVENING = "18:00";

function partOfDay(now: Date): "morning" | "afternoon" | "evening" {
  const { time } = inBrussels(now)!;
  if (time >= EVENING) return "evening";
  return time < NOON ? "morning" : "afternoon";
}

type TodayLineProps = { readonly day: string; readonly waiting: WaitingLeads | undefined };

/** The day and what it holds, as a sentence. */
function TodayLine({ day, waiting }: TodayLineProps) {
  const { t } = useLanguage();
  const capital = day.charAt(0).toUpperCase() + day.slice(1);
  if (!waiting) return `${capital}.`;
  const { stays, questions } = waiting;
  const counts: Record<string, string> = {
    visits: t("today.visits", { count: waiting.visitsToday }),
    stays: t("today.stays", { count: stays }),
    questions: t("today.questions", { count: questions }),
  };
  counts["waiting"] = (stays > 0 ? counts["stays"] : counts["questions"])!;
  return t(sentenceOf(stays, questions))
    .split(/\{(\w+)\}/)
    .map((part, at) => {
      if (at % 2 === 0) return <Fragment key={part}>{part}</Fragment>;
      return part === "day" ? capital : <strong key={part}>{counts[part]!.replaceAll(" ", "\u00a0")}</strong>;
    });
}

function sentenceOf(stays: number, questions: number) {
  if (stays > 0 && questions > 0) return "today.lineBoth";
  if (stays + questions === 0) return "today.lineDone";
  return stays + questions === 1 ? "today.line" : "today.linePlural";
}
