import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Amount } from "#ui/label/price.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { CALENDAR_ANCHOR, REQUEST_ANCHOR } from "./calendar-view.ts";
import type { ChosenStayView } from "./chosen-stay-view.ts";
import styles from "./stay-bar.module.css";

type StayBarProps = { readonly stay: ChosenStayView | null; readonly priceFrom: string | null };

/** At the foot of narrow screens until the request is reached: the chosen stay with its sum, or the way to choose one. */
export function StayBar({ stay, priceFrom }: StayBarProps) {
  const t = useTranslate();
  const chosen = stay?.kind === "free" ? stay : null;
  return (
    <section id="stay-bar" className={styles.bar} aria-label={t("rentals.chosen.bar")}>
      {chosen && (
        <p className={styles.stay}>
          <strong>{chosen.days}</strong>
          <span>
            {chosen.nights}
            <span className={styles.ofPersons}> · {chosen.people}</span>
          </span>
        </p>
      )}
      {!chosen && priceFrom && (
        <p className={styles.stay}>
          <span>
            {t("rentals.from")} <strong>{priceFrom}</strong> {t("rentals.perStay")}
          </span>
        </p>
      )}
      <LinkButton look="primary" href={`#${chosen ? REQUEST_ANCHOR : CALENDAR_ANCHOR}`}>
        {chosen ? (
          <span>
            {t("rentals.chosen.ask")}
            <span className={styles.ofPersons}>
              {" · "}
              <Amount amount={chosen.total} />
            </span>
          </span>
        ) : (
          t("rentals.chosen.pick")
        )}
      </LinkButton>
    </section>
  );
}
