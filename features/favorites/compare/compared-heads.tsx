import type { Ref } from "react";
import { Localized } from "#features/site/messages/localized.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { ComparedHomeView } from "./comparison-view.ts";
import styles from "./compared-heads.module.css";

const PICTURE_SIZES = "(min-width: 40rem) 22vw, 44vw";

type ComparedHeadsProps = {
  readonly homes: readonly ComparedHomeView[];
  readonly scroller: Ref<HTMLUListElement>;
};

/** The homes above their columns, which stay in sight. */
export function ComparedHeads({ homes, scroller }: ComparedHeadsProps) {
  const t = useTranslate();
  return (
    <div className={styles.heads}>
      <ul className={styles.headList} ref={scroller} aria-label={t("compare.homes")}>
        {homes.map((home) => (
          <li className={styles.head} key={home.id}>
            <Picture className={styles.photo} picture={home.picture} sizes={PICTURE_SIZES} isUrgent />
            <ComparedTitle home={home} />
            <Anchor
              className={styles.remove}
              href={home.withoutHref}
              aria-label={t("compare.remove", { home: home.title?.text ?? t("favoritesPage.unnamed") })}
            >
              <Icon name="close" />
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ComparedTitle({ home }: { readonly home: ComparedHomeView }) {
  const t = useTranslate();
  const { title, href, place, state } = home;
  const name = title ? <Localized words={title} /> : t("favoritesPage.gone");
  return (
    <>
      <h2 className={styles.title}>{title && href ? <Anchor href={href}>{name}</Anchor> : name}</h2>
      {place && <p className={styles.place}>{place}</p>}
      {!title && href && (
        <p className={styles.place}>
          <Anchor href={href}>{t("favoritesPage.similar")}</Anchor>
        </p>
      )}
      {state && <p className={styles.state}>{t(`favoritesPage.${state}`)}</p>}
    </>
  );
}
