import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { SaleDatesView } from "../estate-view.ts";
import { countdownMessages } from "./countdown-messages.ts";
import styles from "./sale-dates.module.css";

/** When a notary's sale is held, how long it is until then, and a file that puts it in the visitor's calendar. */
export function SaleDates({ sale }: { readonly sale: SaleDatesView | null }) {
  const t = useTranslate();
  if (!sale) return null;
  return (
    <div className={styles.sale}>
      <ol data-countdown={JSON.stringify(countdownMessages(t))}>
        {sale.dates.map(({ key, label, moment, text }) => (
          <li key={key}>
            <span>{t(label)}</span>
            <time dateTime={moment}>{text}</time>
            {/* The page is the same for everyone, whenever it was drawn: `countDown` knows what time it is now. */}
            <small />
          </li>
        ))}
      </ol>
      <LinkButton look="quiet" href={sale.calendarHref} download>
        <Icon name="clock" /> {t("estate.addToCalendar")}
      </LinkButton>
    </div>
  );
}
