import { EstateSearch } from "../../features/listings/schema/search.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { openStorage } from "../../server/database/open-storage.ts";
import { priceSteps } from "../../features/listings/filter/price-steps.ts";

const SITE = "real";
const SEED = 20_261_121;

type List = { readonly transactions: readonly number[]; readonly paths: Readonly<Record<Locale, string>> };

const LISTS: readonly List[] = [
  {
    transactions: [1, 3],
    paths: { nl: "/nl/te-koop", fr: "/fr/a-vendre", en: "/en/for-sale", de: "/de/zu-verkaufen" },
  },
  {
    transactions: [2],
    paths: { nl: "/nl/te-huur", fr: "/fr/a-louer", en: "/en/to-rent", de: "/de/zu-vermieten" },
  },
];
const LOCALES: readonly Locale[] = ["nl", "nl", "nl", "fr", "fr", "en", "de"];
const ORDERS = ["sortType=price&sortOrder=DESC", "sortType=date&sortOrder=DESC", "sortType=city"];

/**
 * Addresses of lists as visitors narrow them, each another one and so none kept: towns by how many homes they have, the
 * prices that the filter offers, types, bedrooms, orders, and the pages behind the first. The same ones in every run.
 */
export async function visitorsAddresses(dataDir: string, count: number): Promise<string[]> {
  const choices = await readChoices(dataDir);
  const random = randomFrom(SEED);
  const isSo = (share: number) => random() < share;
  const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
  const addresses = new Set<string>();
  while (addresses.size < count) {
    const { paths, towns, types, prices } = oneOf(choices);
    const parts: string[] = [];
    if (isSo(0.5)) parts.push(`city=${oneOf(towns)}`);
    if (isSo(0.6)) parts.push(`type=${oneOf(types)}`);
    if (isSo(0.25)) parts.push(`price-min=${oneOf(prices)}`);
    if (isSo(0.6)) parts.push(`price-max=${oneOf(prices)}`);
    if (isSo(0.4)) parts.push(`bed-min=${1 + Math.floor(random() * 4)}`);
    if (isSo(0.2)) parts.push(oneOf(ORDERS));
    if (isSo(0.3)) parts.push(`page=${2 + Math.floor(random() * 4)}`);
    addresses.add(`${paths[oneOf(LOCALES)]}?${parts.join("&")}`);
  }
  return [...addresses];
}

/** What the filters of the lists offer; a town stands there once for each of its homes. */
async function readChoices(dataDir: string) {
  const storage = await openStorage({ dataDir });
  try {
    return await Promise.all(
      LISTS.map(async ({ transactions, paths }) => {
        const search = EstateSearch.parse({ where: { terms: { "general.transaction.id": transactions } } });
        const { locations, headTypes, prices } = await storage.countFacets(SITE, search, "nl");
        return {
          paths,
          towns: locations.flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
          types: headTypes.map(({ id }) => id),
          prices: priceSteps(prices),
        };
      }),
    );
  } finally {
    await storage.close();
  }
}

/** A linear congruential generator: chance that is the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}
