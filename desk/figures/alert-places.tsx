import { textOf } from "#domain/locale/multilingual.ts";
import type { Figures } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import styles from "./lists.module.css";
import { useMessages } from "./messages.ts";
import { shownOf } from "./shown-of.ts";

/** Where people wait for a mail. */
export function AlertPlaces({ figures: { alertPlaces } }: { readonly figures: Figures }) {
  const { locale } = useLanguage();
  const w = useMessages();
  return (
    <Card title={w("alerts")}>
      {alertPlaces.length === 0 && <p className={styles.aside}>{w("noAlerts")}</p>}
      <ul className={styles.places}>
        {alertPlaces.map(({ place, name, count }) => (
          <li key={place} className={styles.place}>
            <span>{name ? textOf(name, locale) : place}</span>
            <strong>{shownOf(count)}</strong>
          </li>
        ))}
      </ul>
      {alertPlaces.length > 0 && <p className={styles.aside}>{w("alertRule")}</p>}
    </Card>
  );
}
