import { Anchor } from "./anchor.tsx";
import { Icon } from "../icon/icon.tsx";
import { Kept } from "../kept.tsx";
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
  const steps = [previous, next].flatMap((search) => (search === null ? [] : [hrefOf(search)]));
  const pages = links.flatMap((link) =>
    link.page === null ? [] : [hrefOf(link.search), words.page(link.page), link.page],
  );
  return (
    <Kept
      as="nav"
      className={styles.pagination}
      aria-label={words.label}
      by={() =>
        `pages ${links.map(markOf).join("")} ${previous !== null && words.previous}, ${next !== null && words.next}`
      }
      values={[...steps, ...pages]}
    >
      {(values) => {
        const taken = values[Symbol.iterator]();
        const value = () => String(taken.next().value);
        const previousHref = previous !== null && value();
        const nextHref = next !== null && value();
        return (
          <>
            {previousHref && (
              <Anchor className={styles.step} href={previousHref} rel="prev">
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
                      href={value()}
                      aria-label={value()}
                      aria-current={link.isCurrent ? "page" : undefined}
                    >
                      {value()}
                    </Anchor>
                  )}
                </li>
              ))}
            </ol>
            {nextHref && (
              <Anchor className={styles.step} href={nextHref} rel="next">
                <span className={styles.stepWords}>{words.next}</span>
                <Icon name="arrow" />
              </Anchor>
            )}
          </>
        );
      }}
    </Kept>
  );
}

function markOf(link: PageLink): string {
  if (link.page === null) return "…";
  return link.isCurrent ? "!" : ".";
}
