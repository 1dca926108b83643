import type { ListingQuery } from "#domain/listing/query.ts";
import { firstPageHref } from "../listing-href.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";

type CityLinksProps = {
  readonly cities: ReadonlyArray<{ readonly id: string; readonly name: string; readonly count: number }>;
  readonly path: string;
  readonly query: ListingQuery;
};

const MOST = 30;

/** What a map tells, without a map: the cities with the most estates, each with its list. */
export function CityLinks({ cities, path, query }: CityLinksProps) {
  const t = useTranslate();
  const largest = cities.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  if (largest.length === 0) return null;
  return (
    <nav aria-label={t("map.perTown")}>
      <ul>
        {largest.slice(0, MOST).map(({ id, name, count }) => (
          <li key={id}>
            <Anchor href={firstPageHref(path, { ...query, cities: [Number(id)], area: null })}>
              {name} ({count})
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
