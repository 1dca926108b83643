import type { Json } from "../sources/mapping-row.ts";

/** Signs that XML 1.0 has no place for, also not as references. */
const NO_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/**
 * An element as XML, in the form that `readXml` reads: attributes are fields with `@` before their name, a text beside them is
 * `#text`, a list is one element each. Example: `elementXml("land", { "@iso_land": "BEL" })` is `<land iso_land="BEL"/>`.
 */
export function elementXml(name: string, value: Json): string {
  if (Array.isArray(value)) return value.map((entry: Json) => elementXml(name, entry)).join("");
  if (typeof value !== "object" || value === null) return written(name, "", escaped(value));
  let [attributes, inner] = ["", ""];
  for (const [field, each] of Object.entries(value)) {
    if (field.startsWith("@"))
      attributes += ` ${field.slice(1)}="${escaped(each).replaceAll("\n", "&#10;")}"`;
    else inner += field === "#text" ? escaped(each) : elementXml(field, each);
  }
  return written(name, attributes, inner);
}

function written(name: string, attributes: string, inner: string): string {
  return inner === "" ? `<${name}${attributes}/>` : `<${name}${attributes}>${inner}</${name}>`;
}

function escaped(value: Json): string {
  const text = String(value ?? "");
  return text
    .toWellFormed()
    .replaceAll(NO_XML, "")
    .replaceAll(/[&<>"]/g, (sign) => REFERENCES[sign]!);
}
