import type { MouseEvent } from "react";
import { dropFavorite, keepFavorite, MAX_FAVORITES } from "#domain/favorites/favorites.ts";
import { useSay } from "../shell/words/say-context.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { FAVORITES_FORM } from "./favorites-form.ts";
import { shownFavorites, tell, writeFavorites } from "./favorites-store.ts";
import styles from "./heart.module.css";
import { useFavorites } from "./use-favorites.ts";

type HeartProps = {
  readonly id: number;
  /** The button's own id: a browser without scripts comes back to where it was on the page. */
  readonly place: string;
  readonly home: string;
  /** Words beside the sign, where there is room for them. */
  readonly label?: string;
};

/** Keeps a home as a favourite: a button of the page's one form, and with scripts a switch that needs no server. */
export function Heart({ id, place, home, label }: HeartProps) {
  const say = useSay();
  const isKept = useFavorites()?.includes(id);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    const favorites = shownFavorites();
    const next = isKept ? dropFavorite(favorites, id) : keepFavorite(favorites, id);
    if (!next) return tell(say("favorites.full", { count: MAX_FAVORITES }), true);
    writeFavorites(next);
    const { length: count } = shownFavorites();
    tell(say(isKept ? "favorites.dropped" : "favorites.kept", { home, count }));
  };
  return (
    <button
      type="submit"
      form={FAVORITES_FORM}
      name={isKept ? "remove" : "add"}
      value={`${id} ${place}`}
      id={place}
      className={classNames(styles.heart, label !== undefined && styles.worded)}
      aria-label={say("favorites.keep", { home })}
      aria-pressed={isKept}
      onClick={toggle}
    >
      <Icon name="heart" />
      {label}
    </button>
  );
}
