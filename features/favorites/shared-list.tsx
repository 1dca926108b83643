import { writeIdList } from "#domain/favorites.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import { FAVORITES_FORM } from "#features/listings/heart/favorites-form.ts";
import { OwnFavorites } from "./own-favorites.tsx";
import { EstateCard } from "#features/listings/card/estate-card.tsx";
import { RentalCard } from "#features/rentals/list/rental-card.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Button } from "#ui/link/button.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import styles from "./favorites.module.css";
import type { ListView } from "./favorites-view.ts";
import { SharedNote } from "./notes/shared-note.island.tsx";
import { SharedBy } from "./notes/shared-words.island.tsx";
import { EstateState } from "./list/estate-state.tsx";

/** Somebody else's list: it becomes one's own by a button alone, never by opening it. */
export function SharedList({ view }: { readonly view: ListView }) {
  const t = useTranslate();
  const estates = view.estates.filter(({ card, rental }) => card ?? rental);
  const gone = view.estates.length - estates.length;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t("favoritesPage.sharedTitle")}</h1>
        <SharedBy
          total={estates.length}
          gone={view.estates.flatMap(({ card, rental, id }) => (card || rental ? [] : [id]))}
        />
        {gone > 0 && <p className={styles.total}>{t("favoritesPage.sharedGone", { count: gone })}</p>}
        <TakeOver ids={estates.map(({ id }) => id)} />
      </header>
      <OwnFavorites favorites={view.own}>
        <ul className={styles.grid}>
          {estates.map(({ id, card, rental, state }) => (
            <li className={styles.item} key={id}>
              {card && <EstateCard card={card} headingLevel="h2" />}
              {rental && <RentalCard card={rental} headingLevel="h2" />}
              <EstateState state={state} />
              <SharedNote id={id} />
            </li>
          ))}
        </ul>
      </OwnFavorites>
    </div>
  );
}

/** Offers to keep all estates; once every heart is pressed, that is said instead (the style sheet chooses). */
function TakeOver({ ids }: { readonly ids: readonly number[] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <p className={styles.actions}>
      {ids.length > 0 && (
        <>
          <Button
            className={styles.keepAll}
            type="submit"
            form={FAVORITES_FORM}
            name="keep"
            value={writeIdList(ids)}
          >
            {t("favoritesPage.keepAll")}
          </Button>
          <span className={styles.allKept}>{t("favoritesPage.allKept")}</span>
        </>
      )}
      <LinkButton look="quiet" href={hrefOfScreen(locale, "favorites")}>
        {t("favoritesPage.own")}
      </LinkButton>
    </p>
  );
}
