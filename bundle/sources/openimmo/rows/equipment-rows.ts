import type { Json, JsonObject, MappingRow, Place } from "../../mapping-row.ts";
import { extra, label, whereTrue } from "../../row-kinds.ts";
import { CLASSES, words } from "../openimmo-codes.ts";
import { at, isSet, ownFields } from "../openimmo-values.ts";

const FACILITIES: ReadonlyArray<readonly [name: string, text: string]> = [
  ["wg_geeignet", "Geschikt voor samenhuizen|Convient à la colocation|Suitable for sharing|WG-geeignet"],
  ["raeume_veraenderbar", "Ruimtes aanpasbaar|Espaces modulables|Rooms can be altered|Räume veränderbar"],
  ["fahrstuhl.@LASTEN", "Goederenlift|Monte-charge|Goods lift|Lastenaufzug"],
  ["gartennutzung", "Gebruik van de tuin|Jouissance du jardin|Use of the garden|Gartennutzung"],
  ["dvbt", "DVB-T|DVB-T|DVB-T|DVB-T"],
  ["barrierefrei", "Drempelvrij|Sans obstacles|Barrier-free|Barrierefrei"],
  [
    "wasch_trockenraum",
    "Was- en droogruimte|Buanderie et séchoir|Laundry and drying room|Wasch- und Trockenraum",
  ],
  ["wintergarten", "Wintertuin|Jardin d’hiver|Conservatory|Wintergarten"],
  ["dv_verkabelung", "Datanetwerk|Câblage informatique|Data cabling|DV-Verkabelung"],
  ["rampe", "Laadkade|Rampe|Ramp|Rampe"],
  ["hebebuehne", "Hefplatform|Pont élévateur|Lifting platform|Hebebühne"],
  ["kran", "Kraan|Grue|Crane|Kran"],
  ["gastterrasse", "Horecaterras|Terrasse horeca|Guest terrace|Gastterrasse"],
  ["kantine_cafeteria", "Kantine|Cantine|Canteen|Kantine"],
  ["teekueche", "Theekeuken|Coin cuisine|Tea kitchen|Teeküche"],
  ["brauereibindung", "Brouwerijverplichting|Contrat de brasserie|Tied to a brewery|Brauereibindung"],
  ["sporteinrichtungen", "Sportvoorzieningen|Installations sportives|Sports facilities|Sporteinrichtungen"],
  ["wellnessbereich", "Wellness|Espace bien-être|Wellness area|Wellnessbereich"],
  ["telefon_ferienimmobilie", "Telefoon|Téléphone|Telephone|Telefon"],
  ["umts_empfang", "Mobiel internet|Internet mobile|Mobile internet|UMTS-Empfang"],
  ["sicherheitstechnik.@KAMERA", "Bewakingscamera|Caméra de surveillance|Security camera|Überwachungskamera"],
  [
    "sicherheitstechnik.@POLIZEIRUF",
    "Rechtstreekse politieoproep|Appel direct à la police|Direct police call|Polizeiruf",
  ],
  ["abstellraum", "Berging|Débarras|Storage room|Abstellraum"],
  ["rolladen", "Rolluiken|Volets roulants|Roller shutters|Rollladen"],
  ["bibliothek", "Bibliotheek|Bibliothèque|Library|Bibliothek"],
  ["dachboden", "Zolder|Grenier|Attic|Dachboden"],
  ["gaestewc", "Gastentoilet|WC invités|Guest toilet|Gäste-WC"],
  ["kabelkanaele", "Kabelgoten|Goulottes|Cable ducts|Kabelkanäle"],
  ["seniorengerecht", "Geschikt voor senioren|Adapté aux seniors|Suitable for seniors|Seniorengerecht"],
];

/** Flags with a field of ours. */
const FIELDS: ReadonlyArray<readonly [name: string, to: string]> = [
  ["kamin", "property.comfort.fireplace"],
  ["klimatisiert", "property.comfort.air_conditioning"],
  ["fahrstuhl.@PERSONEN", "property.comfort.elevator"],
  ["rollstuhlgerecht", "property.comfort.wheelchair_accessible"],
  ["kabel_sat_tv", "property.comfort.cable_tv"],
  ["sauna", "property.comfort.sauna"],
  ["swimmingpool", "property.comfort.swimming_pool"],
  ["sicherheitstechnik.@ALARMANLAGE", "property.comfort.alarm"],
  ["fahrradraum", "property.other.bicycle_storage"],
];

/** A field of ours that holds one code: taken where the element has one flag alone, or one of the codes that it means. */
function onlyFlag(element: string, to: string, codes: Readonly<Record<string, Json>>): MappingRow[] {
  return Object.entries(codes).map(([name, code]) => ({
    path: `${element}.@${name}`,
    to,
    codes: { true: code, "1": code },
    when: ({ value, document }: Place) => isSet(value) && flagsIn(document, element) === 1,
    says: "where it is the only one",
    source: CLASSES,
  }));
}

function flagsIn(document: JsonObject, element: string): number {
  return Object.values((at(document, element) ?? {}) as JsonObject).filter(isSet).length;
}

/** What it is equipped with. */
export const EQUIPMENT_ROWS: readonly MappingRow[] = [
  ...FIELDS.map(([name, to]): MappingRow => ({ path: `ausstattung.${name}`, to })),
  ...FACILITIES.map(([name, text]): MappingRow => ({
    path: `ausstattung.${name}`,
    to: "facilities[+]",
    codes: whereTrue(words(text)),
  })),
  {
    path: "ausstattung.ausstatt_kategorie",
    to: "property.comfort.luxury",
    codes: { STANDARD: "AVERAGE", GEHOBEN: "LUXURIOUS", LUXUS: "LUXURIOUS" },
    source: CLASSES,
  },
  {
    path: "ausstattung.moebliert.@moeb",
    to: "property.comfort.furnished",
    codes: { VOLL: true, TEIL: null },
    source: CLASSES,
  },
  {
    path: "ausstattung.moebliert.@moeb",
    to: "facilities[+]",
    codes: {
      TEIL: label("Gedeeltelijk gemeubeld", "Partiellement meublé", "Partly furnished", "Teilmöbliert"),
      VOLL: null,
    },
    source: CLASSES,
  },
  {
    path: "ausstattung.unterkellert.@keller",
    to: "facilities[+]",
    codes: {
      JA: label("Kelder", "Cave", "Basement", "Keller"),
      TEIL: label("Gedeeltelijk onderkelderd", "Partiellement excavé", "Part basement", "Teilunterkellert"),
      NEIN: null,
    },
    source: CLASSES,
  },
  {
    path: "ausstattung.breitband_zugang.@art",
    to: "property.comfort.internet",
    convert: () => true,
    says: "any kind",
  },
  extra("ausstattung.breitband_zugang.@art", "Internet", "Internet", "Internet", "Internet"),
  extra(
    "ausstattung.breitband_zugang.@speed",
    "Snelheid van het internet",
    "Vitesse d’internet",
    "Internet speed",
    "Internetgeschwindigkeit",
  ),
  extra(
    "ausstattung.stromanschlusswert",
    "Elektrisch vermogen",
    "Puissance électrique",
    "Electrical power",
    "Stromanschlusswert",
  ),
  extra(
    "ausstattung.hallenhoehe",
    "Hoogte van de hal (m)",
    "Hauteur de la halle (m)",
    "Height of the hall (m)",
    "Hallenhöhe (m)",
  ),
  ...onlyFlag("ausstattung.befeuerung", "property.comfort.heating", {
    OEL: "OIL",
    GAS: "GAS",
    ELEKTRO: "ELECTRICITY",
    PELLET: "PELLET",
    KOHLE: "COAL",
    HOLZ: "WOOD",
    FLUESSIGGAS: "PROPANE_GAS",
  }),
  ...["LUFTWP", "ERDWAERME"].map((name): MappingRow => ({
    path: `ausstattung.befeuerung.@${name}`,
    to: "property.comfort.heat_pump",
    codes: whereTrue(true),
  })),
  ...onlyFlag("ausstattung.dachform", "property.construction.roof_type", {
    SATTELDACH: "SADDLEBACK",
    FLACHDACH: "FLAT",
    PULTDACH: "LEAN_TO",
    MANSARDDACH: "KERB",
    WALMDACH: "HIPPED",
  }),
  ...onlyFlag("ausstattung.ausricht_balkon_terrasse", "property.other.terrace_orientation", {
    NORD: "N",
    NORDOST: "NE",
    OST: "E",
    SUEDOST: "SE",
    SUED: "S",
    SUEDWEST: "SW",
    WEST: "W",
    NORDWEST: "NW",
  }),
  {
    path: "ausstattung.kueche.@EBK",
    to: "property.comfort.kitchen_type",
    codes: { true: "EQUIPPED", "1": "EQUIPPED", false: null, "0": null },
  },
  ...ownFields("ausstattung"),
];
