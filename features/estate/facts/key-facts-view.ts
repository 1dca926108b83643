import type { MessageKey } from "#domain/locale/translate.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { displayContextOf } from "#domain/display/rules.ts";
import { bathroomsOf, bedroomsToTell, landAreaOf, livingAreaOf } from "#domain/estate/rooms/areas.ts";
import { formatArea } from "#domain/format/figures.ts";
import type { FieldView } from "../estate-view.ts";
import { labelFor } from "./label-overrides.ts";

/** The figures that a visitor asks for first, those that are known. */
export function keyFacts(estate: Estate): FieldView[] {
  const living = livingAreaOf(estate);
  const land = landAreaOf(estate);
  const year = estate.technical?.constructionYear ?? estate.property?.construction?.construction_year;
  const named = labelFor(displayContextOf(estate));
  const [bedrooms, bathrooms] = [bedroomsToTell(estate), bathroomsOf(estate)];
  const facts: ReadonlyArray<readonly [MessageKey, string | number | null | undefined]> = [
    [bedrooms === 1 ? "estate.bedroom" : "estate.bedrooms", bedrooms],
    [bathrooms === 1 ? "estate.bathroom" : "estate.bathrooms", bathrooms],
    ["estate.livingArea", living ? formatArea(living) : null],
    ["estate.land", land ? formatArea(land) : null],
    ["estate.constructionYear", year],
  ];
  return facts.flatMap(([label, value]) =>
    value ? [{ key: label, label: { words: named(label) }, values: [{ text: String(value) }] }] : [],
  );
}
