import { useSyncExternalStore } from "react";
import type { Say } from "#words/words.ts";
import { MAX_FAVORITES } from "#domain/favorites/favorites.ts";
import { useSay } from "../shell/words/say-context.tsx";
import { Anchor } from "../ui/link/anchor.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { FAVORITES_FORM } from "./favorites-form.ts";
import styles from "./favorites-link.module.css";
import { noNotice, shownNotice, watchFavorites } from "./favorites-store.ts";
import { useFavorites } from "./use-favorites.ts";

type FavoritesLinkProps = {
  readonly href: string;
  /** Of the page that it stands on. */
  readonly pathname: string;
};

/** What `count-favorites.browser.ts` says of none, one and several, on pages that React does not take over. */
function countLabels(say: Say) {
  return {
    "data-count-none": say("favorites.name"),
    "data-count-one": say("favorites.count", { count: 1 }),
    "data-count-many": say("favorites.count", { count: MAX_FAVORITES }),
  };
}

/** The way to a visitor's favourites, with how many they are; and what all hearts of the page need once. */
export function FavoritesLink({ href, pathname }: FavoritesLinkProps) {
  const say = useSay();
  const count = useFavorites()?.length ?? 0;
  const notice = useSyncExternalStore(watchFavorites, shownNotice, noNotice);
  const isHere = notice.path === pathname;
  return (
    <>
      <Anchor
        className={styles.link}
        href={href}
        aria-label={count > 0 ? say("favorites.count", { count }) : say("favorites.name")}
        aria-current={pathname === href ? "page" : undefined}
        {...countLabels(say)}
      >
        <Icon name="heart" />
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Anchor>
      <form id={FAVORITES_FORM} method="post" action={href} hidden />
      <output className={notice.isUrgent && isHere ? styles.notice : styles.spoken}>
        {isHere && notice.text}
      </output>
    </>
  );
}
