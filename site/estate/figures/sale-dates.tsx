import { useEffect, useState } from "react";
import type { Say } from "#words/words.ts";
import { useSay } from "../../shell/words/say-context.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { SaleDatesView } from "../estate-view.ts";
import styles from "./sale-dates.module.css";

/** When a notary's sale is held, how long it is until then, and a file that puts it in the visitor's calendar. */
export function SaleDates({ sale }: { readonly sale: SaleDatesView | null }) {
  const say = useSay();
  const now = useNow();
  if (!sale) return null;
  return (
    <div className={styles.sale}>
      <ol>
        {sale.dates.map(({ key, label, moment, text }) => (
          <li key={key}>
            <span>{say(label)}</span>
            <time dateTime={moment}>{text}</time>
            <small>{now !== null && countdown(say, Date.parse(moment) - now)}</small>
          </li>
        ))}
      </ol>
      <LinkButton look="quiet" href={sale.calendarHref} reloads download>
        <Icon name="clock" /> {say("estate.addToCalendar")}
      </LinkButton>
    </div>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whole days while there are two or more, then hours, then minutes. */
function countdown(say: Say, left: number): string {
  if (left <= 0) return say("estate.countdown.passed");
  if (left >= 2 * DAY) return say("estate.countdown.days", { count: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return say("estate.countdown.hours", { count: Math.floor(left / HOUR) });
  return say("estate.countdown.minutes", { count: Math.ceil(left / MINUTE) });
}

/** The page is the same for everyone, whenever it was drawn: only the browser knows what time it is now. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
