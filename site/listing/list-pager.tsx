import { pagingOf } from "#domain/listing/paging.ts";
import { useSay } from "../shell/words/say-context.tsx";
import { Pagination } from "../ui/link/pagination.tsx";
import type { ListingView } from "./listing-view.ts";

/** Links to every part of a list. */
export function ListPager({ view }: { readonly view: ListingView }) {
  const say = useSay();
  const { path, query, results, size } = view;
  const paging = pagingOf(query, results.total, size);
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
