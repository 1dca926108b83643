import { Anchor } from "./anchor.tsx";
import styles from "./pagination.module.css";
import { Icon } from "./icon.tsx";
import { pagesAround } from "./pages-around.ts";

type PaginationProps = {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly pageOf: (page: number) => string;
  };
};

/** Real links to every part of a long list, for crawlers, for sharing and for browsers without scripts. */
export function Pagination({ page, pages, hrefOf, words }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={words.label}>
      {page > 1 && (
        <Anchor className={styles.step} href={hrefOf(page - 1)} rel="prev">
          <Icon name="back" />
          <span className={styles.stepWords}>{words.previous}</span>
        </Anchor>
      )}
      <ol className={styles.pages}>
        {pagesAround(page, pages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Anchor
                className={styles.page}
                href={hrefOf(number)}
                aria-label={words.pageOf(number)}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Anchor className={styles.step} href={hrefOf(page + 1)} rel="next">
          <span className={styles.stepWords}>{words.next}</span>
          <Icon name="arrow" />
        </Anchor>
      )}
    </nav>
  );
}
