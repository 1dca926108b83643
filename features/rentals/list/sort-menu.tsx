import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import look from "#features/listings/filter/order-menus.module.css";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import type { RentalOrder } from "./rental-list-view.ts";

type SortMenuProps = { readonly orders: readonly RentalOrder[]; readonly path: string };

/** Links, so that they work without scripts. */
export function SortMenu({ orders, path }: SortMenuProps) {
  const t = useTranslate();
  const current = orders.find(({ isCurrent }) => isCurrent);
  return (
    <Menu
      className={look.menu}
      buttonClass={look.button}
      panelClass={look.panel}
      button={
        <>
          <span className={look.label}>{t("listing.menu", { label: t("rentals.sort") })}</span>{" "}
          {current && t(`rentals.sort.${current.sort}`)}
          <Icon name="down" className={look.arrow} />
        </>
      }
    >
      <ul>
        {orders.map(({ sort, search, isCurrent }) => (
          <li key={sort}>
            <Anchor
              className={look.choice}
              href={hrefWithQuery(path, search)}
              rel="nofollow"
              aria-current={isCurrent ? "true" : undefined}
            >
              {t(`rentals.sort.${sort}`)}
              {isCurrent && <Icon name="check" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
