import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Chip } from "#ui/link/chip.tsx";
import styles from "./filter-chips.module.css";

type FilterChipsProps = {
  readonly chips: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
    readonly removeHref: string;
  }>;
  /** What was typed and narrows nothing; null for nothing. */
  readonly words: {
    readonly text: string;
    readonly removeHref: string;
    readonly explanation: string;
    /** What can be done. */
    readonly way: { readonly label: string; readonly href: string } | null;
  } | null;
  readonly clearHref: string;
};

/** What a list is narrowed by, each of which can be taken away, and what of a visitor's own words it is not. */
export function FilterChips({ chips, words, clearHref }: FilterChipsProps) {
  const t = useTranslate();
  return (
    <div className={styles.active}>
      <ul className={styles.chips} aria-label={t("listing.filters")}>
        {chips.map(({ key, label, removeHref }) => (
          <li key={key}>
            <Chip
              label={label}
              removeHref={removeHref}
              removeLabel={t("listing.remove", { filter: label })}
            />
          </li>
        ))}
        {words && (
          <li>
            <Chip
              label={words.text}
              isIdle
              removeHref={words.removeHref}
              removeLabel={t("listing.remove", { filter: words.text })}
            />
          </li>
        )}
        <li>
          <Anchor className={styles.clear} href={clearHref} keepScroll>
            {t("listing.clear")}
          </Anchor>
        </li>
      </ul>
      {words && (
        <div className={styles.left}>
          <Icon name="alert" />
          <p>
            <output>{words.explanation}</output>
            {words.way && (
              <Anchor className={styles.way} href={words.way.href} rel="nofollow">
                {words.way.label}
              </Anchor>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
