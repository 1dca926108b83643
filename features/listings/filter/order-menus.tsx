import type { ListingQuery } from "#domain/listing/query.ts";
import { SORT_ORDERS, SORT_TYPES } from "#domain/listing/search.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { firstPageHref } from "../listing-href.ts";
import type { ListingView } from "../listing-view.ts";
import styles from "./order-menus.module.css";

type Choice = {
  readonly key: string;
  readonly words: string;
  /** On a phone's button, where the words would take a line of their own. */
  readonly shortWords?: string;
  readonly query: ListingQuery;
  readonly holds: boolean;
};

/** Orders that people ask for, the usual direction of each first. */
const ORDERS = [
  ["price", "ASC"],
  ["price", "DESC"],
  ["date", "DESC"],
  ["date", "ASC"],
  ["city", "ASC"],
  ["city", "DESC"],
  ["type", "ASC"],
  ["type", "DESC"],
] as const satisfies ReadonlyArray<[(typeof SORT_TYPES)[number], (typeof SORT_ORDERS)[number]]>;

const RARE = new Set(["date ASC", "city DESC", "type DESC"]);

export function SortMenu({ view }: { readonly view: ListingView }) {
  const t = useTranslate();
  const { query, sort } = view;
  const isFirstOrder = query.sortType === null && query.sortOrder === null;
  const orders = ORDERS.map(([type, order]): Choice => ({
    key: `${type} ${order}`,
    words: t(`listing.sort.${type}.${order}`),
    query: { ...query, sortType: type, sortOrder: order },
    holds: sort.type === type && sort.order === order && !(sort.homesFirst && isFirstOrder),
  })).filter(({ key, holds }) => holds || !RARE.has(key));
  const { homesFirst } = sort;
  const choices: readonly Choice[] = homesFirst
    ? [
        {
          key: "homes",
          words: t(`listing.sort.homes.${homesFirst.type}.${homesFirst.order}`),
          shortWords: t("listing.sort.homes"),
          query: { ...query, sortType: null, sortOrder: null },
          holds: isFirstOrder,
        },
        ...orders,
      ]
    : orders;
  return <OrderMenu label={t("listing.sort")} choices={choices} path={view.path} />;
}

export function GroupMenu({ view }: { readonly view: ListingView }) {
  const t = useTranslate();
  const { query, group, groupOptions } = view;
  if (groupOptions.length === 0) return null;
  const choices = [null, ...groupOptions].map((option): Choice => ({
    key: option ?? "none",
    words: t(`listing.group.${option ?? "none"}`),
    query: { ...query, group: option },
    holds: option === group,
  }));
  return <OrderMenu label={t("listing.group")} choices={choices} path={view.path} />;
}

type OrderMenuProps = {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly path: string;
};

/** Links, so that they work before scripts do. */
function OrderMenu({ label, choices, path }: OrderMenuProps) {
  const t = useTranslate();
  const current = choices.find(({ holds }) => holds);
  return (
    <Menu
      className={styles.menu}
      buttonClass={styles.button}
      panelClass={styles.panel}
      button={
        <>
          <span className={styles.label}>{t("listing.menu", { label })}</span>{" "}
          {current?.shortWords ? (
            <>
              <span className={styles.wide}>{current.words}</span>
              <span className={styles.phone}>{current.shortWords}</span>
            </>
          ) : (
            current?.words
          )}
          <Icon name="down" className={styles.arrow} />
        </>
      }
    >
      <ul>
        {choices.map(({ key, words, query, holds }) => (
          <li key={key}>
            <Anchor
              className={styles.choice}
              href={firstPageHref(path, query)}
              keepScroll
              rel="nofollow"
              aria-current={holds ? "true" : undefined}
            >
              {words}
              {holds && <Icon name="check" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
