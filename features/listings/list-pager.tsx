import type { Paging } from "#domain/listing/paging.ts";
import { useSay } from "#features/site/messages/say-context.tsx";
import { Pagination } from "#ui/link/pagination.tsx";

type ListPagerProps = { readonly paging: Paging; readonly path: string };

/** Links to every part of a list. */
export function ListPager({ paging, path }: ListPagerProps) {
  const say = useSay();
  return (
    <Pagination
      paging={paging}
      hrefOf={(search) => (search ? `${path}?${search}` : path)}
      words={{
        label: say("listing.pages"),
        previous: say("listing.previous"),
        next: say("listing.next"),
        page: (page) => say("listing.pageOf", { page, pages: paging.pageCount }),
      }}
    />
  );
}
