import { defineIsland } from "#platform/render/island/define-island.tsx";
import { useSay } from "#features/site/messages/say-context.tsx";
import { Spoken } from "#features/site/messages/spoken.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { OfficeView } from "./load-offices.ts";
import styles from "./offices-block.module.css";
import { type Opening, openingAt } from "./opening.ts";
import { useBrusselsClock } from "./use-brussels-clock.ts";

export type OfficeHoursProps = Pick<OfficeView, "week" | "exceptions">;

/** The week's hours; today's stand out once the browser knows what day it is in Brussels. */
export const OfficeHours = defineIsland<OfficeHoursProps>({
  name: "office-hours",
  wake: "visible",
  says: ["offices."],
  Content: Hours,
});

function Hours(office: OfficeHoursProps) {
  const say = useSay();
  const moment = useBrusselsClock();
  const opening = moment && openingAt(office, moment);
  return (
    <>
      <p className={styles.status} data-open={opening ? opening.openUntil !== null : undefined}>
        {opening && statusWords(opening, say)}
      </p>
      <table className={styles.hours}>
        <caption>
          <VisuallyHidden>{say("offices.officeHours")}</VisuallyHidden>
        </caption>
        <tbody>
          {office.week.map((day) => {
            const isToday = day.weekday === opening?.weekday;
            const { spans, note } = (isToday && opening?.today) || day;
            return (
              <tr key={day.weekday} aria-current={isToday ? "date" : undefined}>
                <th scope="row">
                  {say(`offices.weekday.${day.weekday}`)}
                  {isToday && <VisuallyHidden> ({say("offices.today")})</VisuallyHidden>}
                </th>
                <td>
                  {spans.map(({ from, to }) => (
                    <span className={styles.span} key={from}>{`${from} – ${to}`}</span>
                  ))}
                  {note ? <Spoken words={note} /> : spans.length === 0 && say("offices.closed")}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function statusWords({ openUntil, opensAt, opensNext }: Opening, say: ReturnType<typeof useSay>): string {
  if (openUntil) return say("offices.openUntil", { time: openUntil });
  if (opensAt) return say("offices.opensAt", { time: opensAt });
  if (!opensNext) return say("offices.closedNow");
  const day = say(`offices.weekday.${opensNext.weekday}`);
  return say("offices.opensNext", { day, time: opensNext.time });
}
