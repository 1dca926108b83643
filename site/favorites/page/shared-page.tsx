import { hrefOfScreen } from "#domain/locale/href.ts";
import { writeIdList } from "#domain/favorites/favorites.ts";
import { EstateCard } from "../../listing/card/estate-card.tsx";
import { useLocale } from "../../shell/language/locale-context.tsx";
import { useSay } from "../../shell/words/say-context.tsx";
import { Button } from "../../ui/link/button.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { FAVORITES_FORM } from "../favorites-form.ts";
import styles from "./favorites-page.module.css";
import type { FavoritesView } from "./favorites-view.ts";
import { HomeState } from "./home-state.tsx";
import { OwnFavorites } from "../own-favorites.tsx";
import { useFavorites } from "../use-favorites.ts";

/** Somebody else's list: it becomes one's own by a button alone, never by opening it. */
export function SharedPage({ view }: { readonly view: FavoritesView }) {
  return (
    <OwnFavorites favorites={view.own}>
      <SharedList view={view} />
    </OwnFavorites>
  );
}

function SharedList({ view }: { readonly view: FavoritesView }) {
  const say = useSay();
  const locale = useLocale();
  const favorites = useFavorites();
  const homes = view.homes.flatMap(({ card, state }) => (card ? [{ card, state }] : []));
  const gone = view.homes.length - homes.length;
  const lacking = homes.filter(({ card }) => !favorites.includes(card.id));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say("favoritesPage.sharedTitle")}</h1>
        {homes.length > 0 && (
          <p className={styles.total}>{say("favoritesPage.sharedTotal", { count: homes.length })}</p>
        )}
        {gone > 0 && <p className={styles.total}>{say("favoritesPage.sharedGone", { count: gone })}</p>}
        <p className={styles.actions}>
          {lacking.length > 0 ? (
            <Button
              type="submit"
              form={FAVORITES_FORM}
              name="keep"
              value={writeIdList(homes.map(({ card }) => card.id))}
            >
              {say("favoritesPage.keepAll")}
            </Button>
          ) : (
            homes.length > 0 && <span className={styles.told}>{say("favoritesPage.allKept")}</span>
          )}
          <LinkButton look="quiet" href={hrefOfScreen(locale, "favorites")}>
            {say("favoritesPage.own")}
          </LinkButton>
        </p>
      </header>
      <ul className={styles.grid}>
        {homes.map(({ card, state }) => (
          <li className={styles.item} key={card.id}>
            <EstateCard card={card} headingLevel="h2" />
            <HomeState state={state} />
          </li>
        ))}
      </ul>
    </div>
  );
}
