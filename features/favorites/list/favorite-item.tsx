import type { Translate } from "#domain/locale/translate.ts";
import { useEffect, useRef } from "react";
import { removeFavorite, addFavorite } from "#domain/favorites.ts";
import { FAVORITES_FORM } from "#features/listings/heart/favorites-form.ts";
import { shownFavorites, writeFavorites } from "#features/listings/heart/favorites-store.ts";
import { EstateCard } from "#features/listings/card/estate-card.tsx";
import { RentalCard } from "#features/rentals/list/rental-card.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import styles from "../favorites.module.css";
import type { FavoriteEstate } from "../favorites-view.ts";
import { EstateState } from "./estate-state.tsx";
import { CompareChoice } from "../compare/choose-to-compare.tsx";
import { NoteField } from "../notes/note-field.tsx";
import { useNotes } from "../notes/notes-store.ts";
import { useFavorites } from "./use-favorites.ts";

type FavoriteItemProps = {
  readonly estate: FavoriteEstate;
  /** Where it stands among the favourites, and comes back to. */
  readonly place: number;
  /** Which favourites are compared, and how one becomes so. */
  readonly chosen: readonly number[];
  readonly onChoose: (id: number, isChosen: boolean) => void;
};

/** One favourite; after its removal the way back stands in its place. */
export function FavoriteItem(props: FavoriteItemProps) {
  const { estate, place } = props;
  const item = useRef<HTMLLIElement>(null);
  const isKept = useFavorites().includes(estate.id);
  const wasKept = useRef(isKept);
  useEffect(() => {
    if (wasKept.current === isKept) return;
    wasKept.current = isKept;
    // The button that was clicked is gone, and the focus with it.
    if (document.activeElement === document.body) item.current?.querySelector("button")?.focus();
  }, [isKept]);
  return (
    <li className={styles.item} ref={item}>
      {isKept ? <KeptFavorite {...props} /> : <RemovedFavorite estate={estate} place={place} />}
    </li>
  );
}

function KeptFavorite({ estate, chosen, onChoose }: FavoriteItemProps) {
  const t = useTranslate();
  const { card, rental, state, similarHref } = estate;
  const note = useNotes().get(estate.id);
  return (
    <>
      {card && <EstateCard card={card} headingLevel="h2" hasHeart={false} />}
      {rental && <RentalCard card={rental} headingLevel="h2" hasHeart={false} />}
      {!card && !rental && <Gone name={note?.title} />}
      <EstateState state={state} />
      {note && <NoteField id={estate.id} home={card?.title.text ?? note.title} />}
      <p className={styles.ways}>
        {card && (
          <CompareChoice id={estate.id} home={nameOf(estate, t)} chosen={chosen} onChoose={onChoose} />
        )}
        {similarHref && <Anchor href={similarHref}>{t("favoritesPage.similar")}</Anchor>}
        <button
          type="submit"
          form={FAVORITES_FORM}
          name="remove"
          value={estate.id}
          aria-label={t("favoritesPage.removeHome", { home: nameOf(estate, t) })}
          onClick={(event) => {
            event.preventDefault();
            writeFavorites(removeFavorite(shownFavorites(), estate.id));
          }}
        >
          {t("favoritesPage.remove")}
        </button>
      </p>
    </>
  );
}

function Gone({ name }: { readonly name: string | undefined }) {
  const t = useTranslate();
  return (
    <div className={styles.gone}>
      <h2>{name || t("favoritesPage.gone")}</h2>
      {name && <p>{t("favoritesPage.gone")}</p>}
      <p>{t("favoritesPage.goneHint")}</p>
    </div>
  );
}

function RemovedFavorite({ estate, place }: Pick<FavoriteItemProps, "estate" | "place">) {
  const t = useTranslate();
  return (
    <div className={styles.gone}>
      <output>{t("favoritesPage.removed")}</output>
      <button
        type="submit"
        form={FAVORITES_FORM}
        name="undo"
        value={`${estate.id} ${place}`}
        aria-label={t("favoritesPage.undoHome", { home: nameOf(estate, t) })}
        onClick={(event) => {
          event.preventDefault();
          writeFavorites(addFavorite(shownFavorites(), estate.id, place) ?? shownFavorites());
        }}
      >
        {t("favoritesPage.undo")}
      </button>
    </div>
  );
}

function nameOf({ card, rental }: FavoriteEstate, t: Translate): string {
  return (card ?? rental)?.title.text || t("favoritesPage.unnamed");
}
