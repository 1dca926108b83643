import type { Paging } from "#domain/listing/paging.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Pagination } from "#ui/link/pagination.tsx";

type ListPagerProps = { readonly paging: Paging; readonly path: string };

/** Links to every part of a list. */
export function ListPager({ paging, path }: ListPagerProps) {
  const t = useTranslate();
  return (
    <Pagination
      paging={paging}
      hrefOf={(search) => hrefWithQuery(path, search)}
      words={{
        label: t("listing.pages"),
        previous: t("listing.previous"),
        next: t("listing.next"),
        page: (page) => t("listing.pageOf", { page, pages: paging.pageCount }),
      }}
    />
  );
}
