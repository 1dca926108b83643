import type { MappingRow, Place } from "../../mapping-row.ts";
import { CLIENT, SYNC } from "../whise-codes.ts";
import * as codes from "../whise-codes.ts";
import { label } from "../../row-kinds.ts";
import * as convert from "../whise-conversions.ts";

export const KIND_ROWS: readonly MappingRow[] = [
  {
    path: "category.id",
    to: "general.headType.id",
    codes: codes.HEAD_TYPES,
    when: convert.isSingle,
    source: `${CLIENT}/Category.php`,
  },
  {
    path: "category.id",
    to: "general.headType.id",
    convert: () => 7,
    when: convert.isProject,
    says: "of projects",
  },
  {
    path: "category.id",
    to: "general.subType.id",
    convert: convert.projectGroupOf,
    when: convert.isProject,
    says: "of projects",
  },
  { path: "category.id", to: "property.type", codes: codes.PROPERTY_TYPES, when: convert.isSingle },
  {
    path: "category.id",
    to: "property.type",
    convert: () => "PROJECT",
    when: convert.isProject,
    says: "of projects",
  },
  {
    path: "subCategory.id",
    to: "general.subType.id",
    convert: convert.subTypeOf,
    when: convert.isSingle,
    says: "by its name",
    source: SYNC,
  },
  { path: "subCategory.id", readWith: "category.id", when: convert.isProject },
  {
    path: "purposeStatus.id",
    to: "general.transaction.id",
    convert: convert.transactionOf,
    says: "for sale 1, to let 2, sold 3, let 4, under option 5, 6, 12 to 14, 21 and 22, life annuity 15, 16, sold 17",
    source: `${CLIENT}/PurposeStatus.php`,
  },
  {
    path: "purpose.id",
    to: "general.price.period.name",
    codes: { "1": null, "2": codes.PER_MONTH, "3": null },
    source: `${CLIENT}/Purpose.php`,
  },
  {
    path: "investmentEstate",
    extra: label("Opbrengsteigendom", "Immeuble de rapport", "Investment property", "Renditeobjekt"),
  },
  {
    path: "state.id",
    to: "property.construction.condition",
    codes: codes.CONDITIONS,
    when: hasCondition,
    source: `${CLIENT}/State.php`,
  },
  {
    path: "state.id",
    extra: label("Staat", "État", "State", "Zustand"),
    codes: codes.OTHER_STATES,
    when: (place) => !hasCondition(place),
  },
  {
    path: "availability.id",
    to: "property.construction.free_on",
    codes: codes.FREE_ON,
    when: isAvailable,
    source: `${CLIENT}/Availability.php`,
  },
  {
    path: "availability.id",
    extra: label("Niet beschikbaar", "Indisponible", "Not available", "Nicht verfügbar"),
    codes: { "4": true },
    when: (place) => !isAvailable(place),
  },
  { path: "availabilityDateTime", to: "property.construction.free_on_date" },
];

function hasCondition({ parent }: Place): boolean {
  return !(String(parent["id"]) in codes.OTHER_STATES);
}

function isAvailable({ parent }: Place): boolean {
  return parent["id"] !== 4;
}
