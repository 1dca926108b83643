import { Anchor } from "./anchor.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./pagination.module.css";

type PageLink =
  | { readonly page: number; readonly search: string; readonly isCurrent: boolean }
  | { readonly page: null };

type PaginationProps = {
  readonly paging: {
    readonly previous: string | null;
    readonly next: string | null;
    readonly links: readonly PageLink[];
  };
  readonly hrefOf: (search: string) => string;
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
};

/** Real links to every part of a long list, for crawlers, for sharing and for browsers without scripts. */
export function Pagination({ paging, hrefOf, words }: PaginationProps) {
  const { previous, next, links } = paging;
  if (links.length < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={words.label}>
      {previous !== null && (
        <Anchor className={styles.step} href={hrefOf(previous)} rel="prev">
          <Icon name="back" />
          <span className={styles.stepWords}>{words.previous}</span>
        </Anchor>
      )}
      <ol className={styles.pages}>
        {links.map((link, at) => (
          <li key={link.page ?? `gap-${at}`}>
            {link.page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Anchor
                className={styles.page}
                href={hrefOf(link.search)}
                aria-label={words.page(link.page)}
                aria-current={link.isCurrent ? "page" : undefined}
              >
                {link.page}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {next !== null && (
        <Anchor className={styles.step} href={hrefOf(next)} rel="next">
          <span className={styles.stepWords}>{words.next}</span>
          <Icon name="arrow" />
        </Anchor>
      )}
    </nav>
  );
}
