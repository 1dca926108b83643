import { readFileSync } from "node:fs";
import { createCityBook } from "../../city-book.ts";
import type { JsonObject } from "../../mapping-row.ts";
import { readWhise } from "../read-whise.ts";

type Answer = { readonly estates: readonly JsonObject[] };

export const SAMPLE = JSON.parse(
  readFileSync(new URL("./whise-estates-list.json", import.meta.url), "utf8"),
) as Answer;
export const [VILLA, PROJECT, UNIT] = [6775189, 6775197, 6775200];

export function read(answer: unknown) {
  const cities = createCityBook([{ id: 12, zip: "1930", name: "Zaventem" }]);
  return readWhise(answer, { file: "estates/list", language: "fr", cities });
}

export function listingOf(id: number | undefined, changed: JsonObject = {}) {
  const estate = SAMPLE.estates.find((document) => document["id"] === id);
  return read({ estates: [{ ...estate, ...changed }] }).listings[0]!;
}
