import { Link } from "wouter";
import { textOf } from "#domain/locale/multilingual.ts";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { Thumb } from "../leads/thumb.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { Loaded } from "../shell/loaded.tsx";
import { Screen } from "../shell/screen.tsx";
import { useMessages } from "./messages.ts";
import styles from "./rentals.module.css";
import { useRentals } from "./use-rentals.ts";

/** The agency's holiday homes; each leads to its prices and periods. */
export function RentalsScreen() {
  const t = useMessages();
  const { locale } = useLanguage();
  return (
    <Screen title={t("title")} about={t("about")}>
      <Loaded of={useRentals()}>
        {({ rentals }) => (
          <Card title={t("homes")} count={rentals.length}>
            {rentals.length === 0 && <p className={styles.inside}>{t("none")}</p>}
            <ul>
              {rentals.map(({ id, title, picture, periods }) => (
                <li key={id} className={styles.item}>
                  <Link className={styles.home} href={`/rentals/${id}`}>
                    <Thumb picture={picture} />
                    <span className={styles.words}>
                      <span className={styles.name}>{textOf(title, locale) || t("home", { id })}</span>
                      <span className={styles.about}>{t("coming", { count: periods })}</span>
                    </span>
                    <DeskIcon name="forward" />
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
    </Screen>
  );
}
