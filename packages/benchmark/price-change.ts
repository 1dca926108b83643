import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FOR_SALE = 1;

/** One home for sale of a bundle that costs more than an amount, and partial bundles that give it another price. */
export async function preparePriceChange(bundle: string, above: number) {
  const lines = (await readFile(join(bundle, "estates.ndjson"), "utf8")).split("\n").filter(Boolean);
  const listing = lines
    .map((line) => JSON.parse(line))
    .find(
      ({ general }) =>
        general.transaction?.id === FOR_SALE &&
        general.price?.value > above &&
        !general.project &&
        !general.parentId,
    );
  const path = join(bundle, "../change");
  return {
    id: listing.general.id as number,
    /** The folder of the partial bundle. */
    path,
    write: async (price: number) => {
      await mkdir(path, { recursive: true });
      const { general } = listing;
      const changed = { ...listing, general: { ...general, price: { ...general.price, value: price } } };
      await writeFile(join(path, "estates.ndjson"), `${JSON.stringify(changed)}\n`);
    },
  };
}
