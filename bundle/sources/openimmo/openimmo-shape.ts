import type { Json, JsonObject } from "../mapping-row.ts";
import { KINDS, NOT_SAID } from "./openimmo-codes.ts";

/** Parts of a listing in which senders may define fields of their own. */
const PARTS = [
  "",
  "objektkategorie",
  "geo",
  "kontaktperson",
  "weitere_adresse",
  "preise",
  "bieterverfahren",
  "flaechen",
  "ausstattung",
  "zustand_angaben",
  "infrastruktur",
  "freitexte",
  "anhaenge",
  "verwaltung_objekt",
  "verwaltung_techn",
];

const OWN = [
  "user_defined_simplefield",
  "user_defined_anyfield",
  "user_defined_anyfield.plaintext",
  "user_defined_anyfield.flag",
  "user_defined_extend",
  "user_defined_extend.feld",
];

const REPEATED = [
  "weitere_adresse",
  "weitere_adresse.email_sonstige",
  "weitere_adresse.tel_sonstige",
  "kontaktperson.email_sonstige",
  "kontaktperson.tel_sonstige",
  ...Object.keys(KINDS).map((kind) => `objektkategorie.objektart.${kind}`),
  "objektkategorie.objektart.objektart_zusatz",
  "preise.stp_sonstige",
  "ausstattung.stellplatzart",
  "ausstattung.serviceleistungen",
  "zustand_angaben.energiepass",
  "bewertung.feld",
  "infrastruktur.distanzen",
  "infrastruktur.distanzen_sport",
  "freitexte.objekt_text",
  "anhaenge.anhang",
  ...PARTS.flatMap((part) => OWN.map((own) => (part ? `${part}.${own}` : own))),
];

/** Elements of a listing that may stand more than once, as `readXml` names them. */
export const LISTS: ReadonlySet<string> = new Set(REPEATED.map((path) => `immobilie.${path}`));

/** Elements with a text that may have attributes: their text stands under `#text`, with attributes or without. */
const WITH_ATTRIBUTES = new Set([
  "aussen_courtage",
  "betriebskostennetto",
  "check",
  "distanzen",
  "distanzen_sport",
  "email_sonstige",
  "evbnetto",
  "gesamtbelastungnetto",
  "gesamtkostenprom2von",
  "gesamtmietenetto",
  "hauptmietzinsnetto",
  "heizkostennetto",
  "innen_courtage",
  "kaufpreis",
  "kaufpreisnetto",
  "master",
  "max_mietdauer",
  "mieteinnahmen_ist",
  "mieteinnahmen_soll",
  "min_mietdauer",
  "monatlichekostennetto",
  "nebenkostenprom2von",
  "nettomieteprom2von",
  "objekt_text",
  "provision_teilen",
  "provisionnetto",
  "ruecklagenetto",
  "sonstigekostennetto",
  "sonstigemietenetto",
  "summemietenetto",
  "tel_sonstige",
  "user_defined_simplefield",
]);

/**
 * A listing in the one form that the table reads: texts beside attributes under `#text`, and a kind of property that names no
 * sub type with the code for that. Example: `<haus/>` is `{ haus: [{ "@haustyp": "KEINE_ANGABE" }] }`.
 */
export function shapedListing(immobilie: JsonObject): JsonObject {
  return shaped(immobilie) as JsonObject;
}

function shaped(value: Json): Json {
  if (Array.isArray(value)) return value.map(shaped);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapedField(name, inner)]));
}

function shapedField(name: string, value: Json): Json {
  if (WITH_ATTRIBUTES.has(name)) return Array.isArray(value) ? value.map(withText) : withText(value);
  if (Object.hasOwn(KINDS, name) && Array.isArray(value))
    return value.map((entry: Json) => withSubType(entry, KINDS[name]!.attribute));
  return shaped(value);
}

function withText(value: Json): Json {
  return typeof value === "string" ? { "#text": value } : shaped(value);
}

function withSubType(value: Json, attribute: string): Json {
  const fields = typeof value === "object" && value !== null ? (value as JsonObject) : {};
  return fields[attribute] ? fields : { ...fields, [attribute]: NOT_SAID };
}
