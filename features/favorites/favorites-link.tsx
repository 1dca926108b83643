import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { FAVORITES_FORM } from "#features/listings/heart/favorites-form.ts";
import styles from "./favorites-link.module.css";
import { heartMessages } from "#features/listings/heart/heart-messages.ts";

type FavoritesLinkProps = {
  readonly href: string;
  /** Of the page that it stands on. */
  readonly pathname: string;
};

/** Left to `hearts.browser.ts`, which may have written there before React takes over. */
const WRITTEN_BY_SCRIPT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };

/** The way to a visitor's favourites, with how many they are; and what all hearts of the page need once. */
export function FavoritesLink({ href, pathname }: FavoritesLinkProps) {
  const t = useTranslate();
  return (
    <>
      <Anchor
        className={styles.link}
        href={href}
        aria-label={t("favorites.name")}
        aria-current={pathname === href ? "page" : undefined}
        data-favorites=""
        suppressHydrationWarning
      >
        <Icon name="heart" />
        <span className={styles.count} {...WRITTEN_BY_SCRIPT} />
      </Anchor>
      <form
        id={FAVORITES_FORM}
        method="post"
        action={href}
        data-words={JSON.stringify(heartMessages(t))}
        hidden
      />
      {/* What was told on one page is not told on the next. */}
      <output key={pathname} className={styles.notice} data-favorites="" {...WRITTEN_BY_SCRIPT} />
    </>
  );
}
