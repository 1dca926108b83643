import { inBrussels } from "#domain/format/moments.ts";
import { useSearch } from "wouter";
import type { Visit } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { ExportButton } from "../leads/export-button.tsx";
import type { LeadFilter } from "../leads/lead-filter.ts";
import { LeadList } from "../leads/lead-list.tsx";
import { dayIn, saidDay } from "../shell/moments.ts";
import { useLeads } from "../leads/use-leads.ts";
import { useNow } from "../shell/use-now.ts";
import { Choices } from "../shell/choices.tsx";
import { Screen } from "../shell/screen.tsx";
import { VisitRow } from "./visit-row.tsx";

const SHOWN = ["coming", "past", "cancelled"] as const;
type Shown = (typeof SHOWN)[number];

type VisitFilter = LeadFilter & { readonly type: "visit" };

function filterOf(shown: Shown, now: Date): VisitFilter {
  if (shown === "cancelled") return { type: "visit", state: ["cancelled"], order: "latest" };
  const booked = { type: "visit", state: ["booked"] } as const;
  return shown === "coming"
    ? { ...booked, from: dayIn(now, 0), order: "soonest" }
    : { ...booked, until: dayIn(now, -1), order: "latest" };
}

const EMPTY = {
  coming: "visits.emptyComing",
  past: "visits.emptyPast",
  cancelled: "visits.emptyCancelled",
} as const;

/** Visits by their day. */
export function VisitsScreen() {
  const { t, locale } = useLanguage();
  const now = useNow();
  const asked = new URLSearchParams(useSearch()).get("show");
  const shown = SHOWN.find((one) => one === asked) ?? "coming";
  const filter = filterOf(shown, now);
  const list = useLeads(filter);
  const days = Map.groupBy(list.leads ?? [], dayOf);
  const whole = [...days];
  return (
    <Screen title={t("visits.title")} actions={<ExportButton type="visit" name={t("export.fileVisits")} />}>
      <Choices
        label={t("list.show")}
        choices={SHOWN.map((one) => ({
          href: `/visits?show=${one}`,
          label: t(`visits.${one}`),
          isChosen: one === shown,
        }))}
      />
      {whole.length === 0 ? (
        <Card title={t(`visits.${shown}`)}>
          <LeadList list={list} empty={t(EMPTY[shown])}>
            {(visit) => <VisitRow visit={visit} />}
          </LeadList>
        </Card>
      ) : (
        whole.map(([day, visits], at) => (
          <Card key={day} title={capitalised(saidDay(day, { t, locale, now }))} count={visits.length}>
            <LeadList
              list={{ ...list, leads: visits, hasNextPage: list.hasNextPage && at === whole.length - 1 }}
              empty=""
            >
              {(visit) => <VisitRow visit={visit} />}
            </LeadList>
          </Card>
        ))
      )}
    </Screen>
  );
}

const dayOf = ({ start }: Visit) => inBrussels(start)!.date;
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
