import { readFileSync } from "node:fs";
import { createCityBook } from "../../city-book.ts";
import { readSweepbrightEstate } from "../read-sweepbright.ts";

export const SAMPLE = readFileSync(new URL("sweepbright-estate.json", import.meta.url), "utf8");

export const context = () => ({
  language: "fr" as const,
  cities: createCityBook([{ id: 7, zip: "1620", name: "Drogenbos" }]),
});
export const read = (more: object = {}) =>
  readSweepbrightEstate({ ...JSON.parse(SAMPLE), ...more }, context());
export const listingOf = (more: object = {}) => read(more).listings[0]!;
export const draftOf = (more: object = {}) => listingOf(more).draft!;
