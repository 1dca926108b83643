import { useSearch } from "wouter";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { ExportButton } from "../leads/export-button.tsx";
import type { LeadFilter } from "../leads/lead-filter.ts";
import { LeadList } from "../leads/lead-list.tsx";
import { dayIn } from "../shell/moments.ts";
import { useLeads } from "../leads/use-leads.ts";
import { useNow } from "../shell/use-now.ts";
import { Choices } from "../shell/choices.tsx";
import { Screen } from "../shell/screen.tsx";
import { byDeadline } from "./by-deadline.ts";
import { StayRow } from "./stay-row.tsx";

const SHOWN = ["waiting", "accepted", "all"] as const;
type Shown = (typeof SHOWN)[number];

type StayFilter = LeadFilter & { readonly type: "stay" };

function filterOf(shown: Shown, today: string): StayFilter {
  if (shown === "waiting") return { type: "stay", waiting: true };
  if (shown === "all") return { type: "stay" };
  return { type: "stay", state: ["accepted"], from: today, order: "soonest" };
}

const EMPTY = {
  waiting: "stays.emptyWaiting",
  accepted: "stays.emptyAccepted",
  all: "stays.emptyAll",
} as const;

/** Requests for stays: those that wait, those that come, and all. */
export function StaysScreen() {
  const { t } = useLanguage();
  const asked = new URLSearchParams(useSearch()).get("show");
  const shown = SHOWN.find((one) => one === asked) ?? "waiting";
  const filter = filterOf(shown, dayIn(useNow(), 0));
  const list = useLeads(filter);
  const leads = shown === "waiting" ? list.leads?.toSorted(byDeadline) : list.leads;
  return (
    <Screen title={t("stays.title")} actions={<ExportButton type="stay" name={t("export.fileStays")} />}>
      <Choices
        label={t("list.show")}
        choices={SHOWN.map((one) => ({
          href: `/stays?show=${one}`,
          label: t(`stays.${one}`),
          isChosen: one === shown,
        }))}
      />
      <Card title={t(`stays.${shown}`)} count={shown === "waiting" ? leads?.length : undefined} isWaiting>
        <LeadList list={{ ...list, leads }} empty={t(EMPTY[shown])}>
          {(stay) => <StayRow stay={stay} />}
        </LeadList>
      </Card>
    </Screen>
  );
}
