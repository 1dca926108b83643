import grid from "#features/listings/card/card-grid.module.css";
import { EmptyStateDrawing } from "#features/site/error-pages/empty-state-drawing.tsx";
import screen from "#features/site/error-pages/error-screen.module.css";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import styles from "./gone-rental.module.css";
import { RentalCard } from "../list/rental-card.tsx";
import type { GoneRentalView } from "../rental-view.ts";

type GoneRentalProps = { readonly gone: GoneRentalView };

/** A holiday home that was taken off: one sentence, and others of the site. */
export function GoneRental({ gone: { title, others, wayOn } }: GoneRentalProps) {
  const t = useTranslate();
  return (
    <>
      <title>{title}</title>
      <section className={screen.screen}>
        <EmptyStateDrawing scene="sold" />
        <h1>{t("rentals.gone")}</h1>
        <p className={screen.text}>{t(others.length > 0 ? "rentals.gone.text" : "rentals.gone.alone")}</p>
        <p className={screen.ways}>
          <LinkButton href={wayOn}>{t("rentals.emptyWay")}</LinkButton>
        </p>
      </section>
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="others-title">
          <h2 id="others-title">{t("rentals.others")}</h2>
          <ul className={grid.grid}>
            {others.map((card) => (
              <li className={grid.cell} key={card.id}>
                <RentalCard card={card} isUrgent={false} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
