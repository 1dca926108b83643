import { Fragment } from "react";
import type { WaitingLeads } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";

type TodayLineProps = { readonly day: string; readonly waiting: WaitingLeads | undefined };

/** The day and what it holds, as a sentence. */
export function TodayLine({ day, waiting }: TodayLineProps) {
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
