import { firstPageHref } from "../listing-href.ts";
import type { ListingView } from "../listing-view.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./map-switch.module.css";

/** Shows the list with its map or without: a link, so that it works before scripts do. */
export function MapSwitch({ view }: { readonly view: ListingView }) {
  const t = useTranslate();
  const { path, query, otherView } = view;
  return (
    <Anchor
      className={classNames(styles.switch, view.map && styles.hides)}
      href={firstPageHref(path, { ...query, view: otherView })}
      keepScroll
      rel="nofollow"
    >
      <Icon name={view.map ? "menu" : "pin"} />
      {view.map ? (
        t("map.hide")
      ) : (
        <>
          <span className={styles.wide}>{t("map.show")}</span>
          <span className={styles.phone}>{t("map.open")}</span>
        </>
      )}
    </Anchor>
  );
}
