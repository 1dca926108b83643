import { LOCALES } from "#domain/locale/locale.ts";
import { keyOfName } from "#domain/listing/own-words/tokens.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { readLabels } from "../search-conditions/read-labels.ts";

/** The ids of the cities of a name in any language, or of a postcode, each as `keyOfName` writes it. */
export type PlaceNames = ReadonlyMap<string, readonly number[]>;

/** All places that the agency's lists and listings name, also where it has nothing now. */
export function findPlaceNames(reader: DatabaseReader, siteId: string): Promise<PlaceNames> {
  return reader.queryCache.getOrLoad(
    siteId,
    "place-names",
    async () => {
      const labels = await Promise.all(LOCALES.map((locale) => readLabels(reader, siteId, locale)));
      const names = new Map<string, number[]>();
      for (const { city } of labels)
        for (const { id, name, zip } of city.values())
          for (const key of [keyOfName(name), zip ?? ""]) {
            const ids = names.get(key) ?? [];
            if (key && !ids.includes(id)) names.set(key, [...ids, id]);
          }
      return names;
    },
    ({ size }) => size,
  );
}
