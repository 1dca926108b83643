import { createCityBook } from "../../city-book.ts";
import type { JsonObject } from "../../mapping-row.ts";
import { type OpenimmoEntry, readOpenimmo } from "../read-openimmo.ts";

export const contextOf = () => ({
  file: "openimmo.xml",
  language: "nl" as const,
  cities: createCityBook([{ id: 4, zip: "4700", name: "Eupen" }]),
});

export function entriesOf(xml: string, more = {}): OpenimmoEntry[] {
  const delivery = readOpenimmo(xml, { ...contextOf(), ...more });
  return delivery.kind === "delivery" ? [...delivery.entries()] : [];
}

export function listingOf(xml: string) {
  const [entry] = entriesOf(xml);
  if (entry?.kind !== "listing") throw new Error("no listing");
  return entry.listing;
}

type Parts = Readonly<Record<string, string>>;

export const BASE: Parts = {
  objektkategorie:
    '<vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><haus haustyp="VILLA"/></objektart>',
  verwaltung_objekt: "<objektadresse_freigeben>true</objektadresse_freigeben>",
  verwaltung_techn: '<openimmo_obid>E1</openimmo_obid><aktion aktionart="CHANGE"/>',
};
export const immobilie = (parts: Parts) =>
  `<immobilie>${Object.entries({ ...BASE, ...parts })
    .map(([name, inner]) => `<${name}>${inner}</${name}>`)
    .join("")}</immobilie>`;
export const delivery = (listings: string, extent = "VOLL") =>
  `<?xml version="1.0"?><openimmo><uebertragung art="OFFLINE" umfang="${extent}" modus="CHANGE" version="1.2.7"/><anbieter><firma>Immo</firma>${listings}</anbieter></openimmo>`;
export const draftOf = (parts: Parts) => listingOf(delivery(immobilie(parts))).draft as JsonObject;
export const offered = (attributes: string) => ({
  objektkategorie: `<vermarktungsart ${attributes}/><objektart><wohnung wohnungtyp="PENTHOUSE"/></objektart>`,
});
