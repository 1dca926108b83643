import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { StayView } from "./calendar-view.ts";
import styles from "./stays.module.css";

/** Stays that can be asked for, a row each. */
export function Stays({ stays }: { readonly stays: readonly StayView[] }) {
  const t = useTranslate();
  if (stays.length === 0) return <p>{t("rentals.noStays")}</p>;
  return (
    <table className={styles.stays}>
      <caption>{t("rentals.stays")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("rentals.stay")}</th>
          <th scope="col">{t("rentals.arrival")}</th>
          <th scope="col">{t("rentals.departure")}</th>
          <th scope="col">{t("rentals.price")}</th>
          <th scope="col">
            <VisuallyHidden>{t("rentals.choose")}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {stays.map((stay) => (
          <tr key={stay.id}>
            <th scope="row">
              {stay.type} <span>{stay.nights}</span>
            </th>
            <td>{stay.start}</td>
            <td>{stay.end}</td>
            <td>{stay.price}</td>
            <td>
              <Anchor href={stay.href} data-stay-choice="" aria-label={t("rentals.chooseStay", { ...stay })}>
                {t("rentals.choose")}
              </Anchor>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
