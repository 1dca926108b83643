/**
 * The elements of OpenImmo 1.2.7 in the order of its schema, by the element that holds them. Source: `propOrder` of the public
 * classes in OpenEstate/OpenEstate-IO@180e62a (`OpenImmo/src/main/jaxb/org/openestate/io/openimmo/xml`); the schema itself may
 * not be passed on. Elements that no feed writes are left out.
 */
const ORDER: Readonly<Record<string, string>> = {
  immobilie:
    "objektkategorie geo kontaktperson preise versteigerung flaechen ausstattung zustand_angaben infrastruktur freitexte anhaenge verwaltung_objekt verwaltung_techn user_defined_simplefield",
  objektkategorie: "nutzungsart vermarktungsart objektart",
  geo: "plz ort geokoordinaten strasse hausnummer land etage anzahl_etagen wohnungsnr lage_gebiet",
  kontaktperson:
    "email_zentrale email_direkt tel_zentrale tel_durchw tel_handy name vorname firma url freitextfeld",
  preise:
    "kaufpreis nettokaltmiete nebenkosten hausgeld preis_zeiteinheit kaufpreis_pro_qm waehrung mwst_satz mwst_gesamt freitext_preis kaution",
  versteigerung: "zvtermin amtsgericht",
  flaechen:
    "wohnflaeche grundstuecksflaeche anzahl_schlafzimmer anzahl_badezimmer anzahl_sep_wc balkon_terrasse_flaeche gartenflaeche grundstuecksfront anzahl_stellplaetze",
  ausstattung:
    "ausstatt_kategorie kueche kamin befeuerung klimatisiert fahrstuhl ausricht_balkon_terrasse moebliert rollstuhlgerecht kabel_sat_tv sauna swimmingpool sicherheitstechnik fahrradraum dachform",
  zustand_angaben: "baujahr letztemodernisierung zustand alter energiepass verkaufstatus",
  energiepass: "gueltig_bis energieverbrauchkennwert wertklasse",
  infrastruktur: "ausblick",
  freitexte: "objekttitel dreizeiler ausstatt_beschr objektbeschreibung objekt_text",
  anhaenge: "anhang",
  anhang: "anhangtitel format daten",
  verwaltung_objekt: "objektadresse_freigeben verfuegbar_ab haustiere denkmalgeschuetzt",
  verwaltung_techn: "objektnr_extern aktion openimmo_obid stand_vom gruppen_kennung master sprache",
};

const PLACES: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(ORDER).map(([name, inner]) => [
    name,
    new Map(inner.split(" ").map((each, at) => [each, at])),
  ]),
);

type Fields = { readonly [name: string]: unknown };

/** The fields of an element with its inner elements in the order of the schema; throws for one that has no place in it. */
export function inOrder<T extends Fields>(element: string, fields: T): T {
  const places = PLACES.get(element);
  const ordered = places
    ? Object.entries(fields).toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    : Object.entries(fields);
  return Object.fromEntries(ordered.map(([name, inner]) => [name, inOrderWithin(name, inner)])) as T;

  function placeOf(name: string): number {
    if (name.startsWith("@") || name === "#text") return -1;
    const place = places!.get(name);
    if (place === undefined) throw new Error(`<${element}> has no place for <${name}>`);
    return place;
  }
}

function inOrderWithin(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => inOrderWithin(name, entry));
  return typeof value === "object" && value !== null ? inOrder(name, value as Fields) : value;
}
