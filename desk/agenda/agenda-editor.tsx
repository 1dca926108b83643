import { Button } from "#ui/link/button.tsx";
import type { AgencyAgenda } from "../api/published.ts";
import { useWholeDocument } from "../documents/use-whole-document.ts";
import { WholeDocumentBar } from "../documents/whole-document-bar.tsx";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import styles from "./agenda.module.css";
import { AgendaWeek } from "./agenda-week.tsx";
import { DaysOffCard } from "./days-off-card.tsx";
import type { Agenda } from "./days-off.ts";
import { useMessages } from "./messages.ts";
import { VisitRules } from "./visit-rules.tsx";
import { LoadFailed } from "../shell/loaded.tsx";

/** What a sales rep begins with who takes visits from now on. */
const FIRST: Omit<Agenda, "salesRepId"> = {
  slotMinutes: 45,
  bufferMinutes: 15,
  noticeHours: 24,
  horizonDays: 60,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    spans: [
      { from: "09:00", to: "12:00" },
      { from: "13:30", to: "18:00" },
    ],
  })),
  exceptions: [],
};

const NONE: Omit<Agenda, "salesRepId"> = { ...FIRST, hours: [] };

/** One sales rep's agenda, published as a whole. */
export function AgendaEditor({ kept }: { readonly kept: AgencyAgenda }) {
  const t = useMessages();
  const { t: tell } = useLanguage();
  const { salesRepId, readsCalendar, visits } = kept;
  const editing = useWholeDocument<Agenda>(`agendas/${salesRepId}`, { ...NONE, salesRepId });
  const { state, document: agenda, change } = editing;
  if (state === "loading") return <p>{tell("list.loading")}</p>;
  if (state === "failed") return <LoadFailed refetch={editing.retry} />;
  return (
    <div className={styles.parts}>
      {editing.isNew && !editing.isChanged && (
        <Card title={t("none.title")}>
          <div className={styles.inside}>
            <p>{t("none.text")}</p>
            <Button onClick={() => change({ ...FIRST, salesRepId })}>{t("none.begin")}</Button>
          </div>
        </Card>
      )}
      {(!editing.isNew || editing.isChanged) && (
        <>
          <DaysOffCard agenda={agenda} visits={visits} onChange={change} />
          <AgendaWeek agenda={agenda} onChange={change} />
          <VisitRules agenda={agenda} onChange={change} />
          {readsCalendar && <p className={styles.note}>{t("readsCalendar")}</p>}
        </>
      )}
      <WholeDocumentBar editing={editing} />
    </div>
  );
}
