import { Link } from "wouter";
import { textOf } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { Thumb } from "../leads/thumb.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { Notice } from "../shell/notice.tsx";
import { Screen } from "../shell/screen.tsx";
import { useMessages } from "./messages.ts";
import styles from "./rentals.module.css";
import { useRentals } from "./use-rentals.ts";

/** The agency's holiday homes; each leads to its prices and periods. */
export function RentalsScreen() {
  const t = useMessages();
  const { t: tell, locale } = useLanguage();
  const { data, isError, refetch } = useRentals();
  return (
    <Screen title={t("title")} about={t("about")}>
      {!data && !isError && <p>{tell("list.loading")}</p>}
      {!data && isError && (
        <Notice
          isUrgent
          action={
            <Button look="quiet" onClick={() => void refetch()}>
              {tell("network.retry")}
            </Button>
          }
        >
          {tell("list.failed")}
        </Notice>
      )}
      {data && (
        <Card title={t("homes")} count={data.rentals.length}>
          {data.rentals.length === 0 && <p className={styles.inside}>{t("none")}</p>}
          <ul>
            {data.rentals.map(({ id, title, picture, periods }) => (
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
    </Screen>
  );
}
