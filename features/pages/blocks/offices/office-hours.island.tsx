import { defineIsland } from "#platform/render/island/define-island.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { OfficeView } from "./offices-block.tsx";
import styles from "./offices-block.module.css";
import { type Opening, openingAt } from "./opening.ts";
import { useEffect, useState } from "react";
import { type BrusselsMoment, inBrussels } from "#domain/format/moments.ts";
import { hoursInWords } from "#domain/site/hours-in-words.ts";

export type OfficeHoursProps = Pick<OfficeView, "week" | "exceptions">;

/** The week's hours; today's stand out once the browser knows what day it is in Brussels. */
export const OfficeHours = defineIsland<OfficeHoursProps>({
  name: "office-hours",
  hydrate: "visible",
  messages: ["offices."],
  Content: Hours,
});

function Hours(office: OfficeHoursProps) {
  const t = useTranslate();
  const moment = useBrusselsClock();
  const opening = moment && openingAt(office, moment);
  return (
    <>
      <p className={styles.status} data-open={opening ? opening.openUntil !== null : undefined}>
        {opening && statusWords(opening, t)}
      </p>
      <table className={styles.hours}>
        <caption>
          <VisuallyHidden>{t("offices.officeHours")}</VisuallyHidden>
        </caption>
        <tbody>
          {office.week.map((day) => {
            const isToday = day.weekday === opening?.weekday;
            const { spans, words } = hoursInWords((isToday && opening?.today) || day, t("offices.closed"));
            return (
              <tr key={day.weekday} aria-current={isToday ? "date" : undefined}>
                <th scope="row">
                  {t(`offices.weekday.${day.weekday}`)}
                  {isToday && <VisuallyHidden> ({t("offices.today")})</VisuallyHidden>}
                </th>
                <td>
                  {spans.map((span) => (
                    <span className={styles.span} key={span}>
                      {span}
                    </span>
                  ))}
                  {typeof words === "string" ? words : words && <Localized words={words} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function statusWords({ openUntil, opensAt, opensNext }: Opening, t: ReturnType<typeof useTranslate>): string {
  if (openUntil) return t("offices.openUntil", { time: openUntil });
  if (opensAt) return t("offices.opensAt", { time: opensAt });
  if (!opensNext) return t("offices.closedNow");
  const day = t(`offices.weekday.${opensNext.weekday}`);
  return t("offices.opensNext", { day, time: opensNext.time });
}

const MINUTE = 60_000;

/** What the clock in Brussels says; null until the browser renders it, since a kept page may be older than today. */
function useBrusselsClock(): BrusselsMoment | null {
  const [moment, setMoment] = useState<BrusselsMoment | null>(null);
  useEffect(() => {
    const tick = () => setMoment(inBrussels(new Date()));
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
