import { formatEuro } from "#domain/format/figures.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import { Link } from "wouter";
import type { Figures } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import listStyles from "../leads/lead-list.module.css";
import { Thumb } from "../leads/thumb.tsx";
import styles from "./lists.module.css";
import { useMessages } from "./messages.ts";
import { shownOf } from "./shown-of.ts";

/** The listings that were asked about and visited most. */
export function Homes({ figures: { homes } }: { readonly figures: Figures }) {
  const w = useMessages();
  return (
    <Card title={w("homes")}>
      {homes.length === 0 && <p className={styles.aside}>{w("noHomes")}</p>}
      <ul className={listStyles.rows}>
        {homes.map((home) => (
          <li key={home.id}>
            <Home home={home} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Home({ home }: { readonly home: Figures["homes"][number] }) {
  const { locale } = useLanguage();
  const w = useMessages();
  const { id, title, place, price, picture, questions, visits, alerts } = home;
  const about = [place && textOf(place, locale), price !== null && formatEuro(price)].filter(Boolean);
  return (
    <Link className={styles.home} href={`/listings/${id}`}>
      <Thumb picture={picture} />
      <span className={styles.words}>
        <span className={styles.name}>{title ? textOf(title, locale) : id}</span>
        <span className={styles.about}>{about.join("\u00a0· ")}</span>
      </span>
      <span className={styles.counts}>
        <span>{w("ofQuestions", { count: questions })}</span>
        <span>{w("ofVisits", { count: visits })}</span>
        <span>{w("ofAlerts", { count: shownOf(alerts) })}</span>
      </span>
    </Link>
  );
}
