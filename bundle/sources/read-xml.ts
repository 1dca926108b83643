import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { JsonObject } from "./mapping-row.ts";

/** An XML document as JSON, or what is wrong with it, with its line where that is known. */
export type XmlAnswer =
  | { readonly kind: "read"; readonly document: JsonObject }
  | { readonly kind: "broken"; readonly message: string; readonly line?: number };

/** Elements deeper than any feed's own: deeper ones are an attack. */
const MOST_NESTED = 100;

type Options = {
  /** The elements that may come more than once, by their path (`root.property`), so that one alone is a list too. */
  readonly lists: ReadonlySet<string>;
};

/**
 * Reads XML. Attributes are fields with `@` before their name, the text of an element with attributes is `#text`; every
 * value is a text. A document type is refused: feeds have none, and its entities grow without end or name files.
 */
export function readXml(text: string, { lists }: Options): XmlAnswer {
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    return { kind: "broken", message: "has a document type, which feeds may not have" };
  const valid = XMLValidator.validate(text);
  if (valid !== true) return { kind: "broken", message: valid.err.msg, line: valid.err.line };
  try {
    return { kind: "read", document: parserFor(lists).parse(text) as JsonObject };
  } catch (error) {
    return { kind: "broken", message: error instanceof Error ? error.message : String(error) };
  }
}

function parserFor(lists: ReadonlySet<string>): XMLParser {
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    ignoreDeclaration: true,
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    htmlEntities: true,
    maxNestedTags: MOST_NESTED,
    isArray: (_name, path) => lists.has(String(path)),
  });
}
