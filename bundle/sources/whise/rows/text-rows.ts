import type { MappingRow } from "../../mapping-row.ts";
import { label } from "../../row-kinds.ts";
import * as convert from "../whise-conversions.ts";

export const TEXT_ROWS: readonly MappingRow[] = [
  { path: "longDescription[].content", to: "general.description", language: { field: "languageId" } },
  { path: "longDescription[].languageId", readWith: "longDescription[].content" },
  {
    path: "shortDescription[].content",
    to: "general.description",
    language: { field: "languageId" },
    when: convert.lacksLongText,
    says: "where there is no long description in the language",
  },
  {
    path: "shortDescription[].content",
    to: "general.shortDescription",
    language: { field: "languageId" },
    when: convert.hasLongText,
  },
  { path: "shortDescription[].languageId", readWith: "shortDescription[].content" },
  {
    path: "sms[].content",
    to: "general.shortDescription",
    language: { field: "languageId" },
    when: convert.lacksLongText,
    says: "where there is no long description in the language",
  },
  {
    path: "sms[].content",
    extra: label("In het kort", "En bref", "In short", "In Kürze"),
    language: { field: "languageId" },
    when: convert.hasLongText,
  },
  { path: "sms[].languageId", readWith: "sms[].content" },
];
