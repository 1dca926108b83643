import type { MappingRow, Place } from "../../mapping-row.ts";
import * as convert from "../whise-conversions.ts";

const isEuro = ({ document }: Place) => (document["currency"] ?? "€") === "€";

export const PRICE_ROWS: readonly MappingRow[] = [
  {
    path: "price",
    to: "general.price.value",
    convert: convert.shownPrice,
    when: isEuro,
    says: "on request (0) where `displayPrice` is not true; Whise leaves out what is false",
  },
  { path: "price", leftOut: "a price that is not in euro", when: (place) => !isEuro(place) },
  { path: "displayPrice", readWith: "price" },
  { path: "currency", readWith: "price" },
  { path: "priceChangeDateTime", leftOut: "earlier prices are not shown" },
];
