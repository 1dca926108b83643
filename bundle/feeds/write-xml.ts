import { XMLBuilder } from "fast-xml-parser";
import type { Json, JsonObject } from "../sources/mapping-row.ts";

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
  format: false,
});

/** Signs that XML 1.0 has no place for, also not as references. */
const NO_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/**
 * An element as XML, in the form that `readXml` reads: attributes are fields with `@` before their name, a text beside them
 * is `#text`. Example: `elementXml("land", { "@iso_land": "BEL" })` is `<land iso_land="BEL"/>`.
 */
export function elementXml(name: string, fields: JsonObject): string {
  return builder.build({ [name]: writable(fields) });
}

function writable(value: Json): Json {
  if (typeof value === "string") return value.toWellFormed().replaceAll(NO_XML, "");
  if (Array.isArray(value)) return value.map(writable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, writable(inner)]));
}
