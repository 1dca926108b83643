import type { MappingRow, Place } from "../../mapping-row.ts";
import { extra, extraText, facility, label, leftOut } from "../../row-kinds.ts";
import { CLASSES, PERIODS } from "../openimmo-codes.ts";
import { dateOf, dayInWords, ownFields, ownFieldsLeftOut } from "../openimmo-values.ts";
import { MEDIA_ROWS } from "./media-rows.ts";

const FREE_NOW = /^(ab\s+)?sofort\b/i;
const isDate = ({ value }: Place) => typeof dateOf(value, {} as Place) === "string";

const DURATIONS = (["min", "max"] as const).flatMap((kind): MappingRow[] => {
  const path = `verwaltung_objekt.${kind}_mietdauer`;
  const title =
    kind === "min"
      ? label("Minimale huurduur", "Durée minimale de location", "Shortest lease", "Mindestmietdauer")
      : label("Maximale huurduur", "Durée maximale de location", "Longest lease", "Maximale Mietdauer");
  return [
    { path: `${path}.#text`, extra: title },
    {
      path: `${path}.@${kind}_dauer`,
      extra: title,
      codes: PERIODS,
      when: ({ parent }) => Boolean(parent["#text"]),
      source: CLASSES,
    },
    {
      path: `${path}.@${kind}_dauer`,
      leftOut: "a unit without a figure",
      when: ({ parent }) => !parent["#text"],
    },
  ];
});

/** Texts, pictures and papers, and how the sender keeps the listing. */
export const TEXT_ROWS: readonly MappingRow[] = [
  { path: "freitexte.objekttitel", to: "general.title", language: "context" },
  { path: "freitexte.dreizeiler", to: "general.shortDescription", language: "context" },
  { path: "freitexte.objektbeschreibung", to: "general.description", language: "context" },
  extraText("freitexte.lage", "Ligging", "Situation", "Location", "Lage"),
  extraText("freitexte.ausstatt_beschr", "Uitrusting", "Équipement", "Equipment", "Ausstattung"),
  extraText(
    "freitexte.sonstige_angaben",
    "Meer informatie",
    "Plus d’informations",
    "More information",
    "Sonstige Angaben",
  ),
  { path: "freitexte.objekt_text[].#text", to: "general.description", language: { field: "@lang" } },
  { path: "freitexte.objekt_text[].@lang", readWith: "freitexte.objekt_text[].#text" },
  ...ownFields("freitexte"),
  ...MEDIA_ROWS,

  {
    path: "verwaltung_objekt.objektadresse_freigeben",
    to: "general.address.visible",
    says: "an address that is not released, or of which nothing is said, is hidden",
  },
  {
    path: "verwaltung_objekt.verfuegbar_ab",
    to: "property.construction.free_on",
    convert: () => "IMMEDIATE",
    when: ({ value }) => FREE_NOW.test(String(value)),
    says: "sofort: at once",
  },
  {
    path: "verwaltung_objekt.verfuegbar_ab",
    to: "property.construction.free_on_date",
    convert: dateOf,
    when: isDate,
  },
  {
    path: "verwaltung_objekt.verfuegbar_ab",
    extra: label("Beschikbaar", "Disponible", "Available", "Verfügbar"),
    language: "context",
    when: (place) => !isDate(place) && !FREE_NOW.test(String(place.value)),
  },
  {
    path: "verwaltung_objekt.abdatum",
    to: "property.construction.free_on_date",
    convert: dateOf,
    when: ({ parent }) => !parent["verfuegbar_ab"],
  },
  { path: "verwaltung_objekt.abdatum", readWith: "verwaltung_objekt.verfuegbar_ab" },
  {
    path: "verwaltung_objekt.bisdatum",
    extra: label("Beschikbaar tot", "Disponible jusqu’au", "Available until", "Verfügbar bis"),
    convert: dayInWords,
  },
  ...DURATIONS,
  {
    path: "verwaltung_objekt.versteigerungstermin",
    extra: label("Openbare verkoop op", "Vente publique le", "Public sale on", "Versteigerungstermin"),
    convert: dayInWords,
  },
  facility(
    "verwaltung_objekt.wbs_sozialwohnung",
    "Sociale woning",
    "Logement social",
    "Social housing",
    "Sozialwohnung (WBS)",
  ),
  facility("verwaltung_objekt.vermietet", "Verhuurd", "Loué", "Let", "Vermietet"),
  ...leftOut("tells agencies alone how to get in", "verwaltung_objekt.zugang"),
  extra("verwaltung_objekt.laufzeit", "Looptijd", "Durée", "Term", "Laufzeit"),
  extra(
    "verwaltung_objekt.max_personen",
    "Hoogstens zoveel personen",
    "Nombre maximal de personnes",
    "Most persons",
    "Maximale Personenzahl",
  ),
  facility("verwaltung_objekt.nichtraucher", "Niet-rokers", "Non-fumeurs", "Non-smokers", "Nichtraucher"),
  { path: "verwaltung_objekt.haustiere", to: ["general.petsAllowed", "property.comfort.pets_allowed"] },
  {
    path: "verwaltung_objekt.geschlecht.@geschl_attr",
    leftOut: "a site makes no difference between women and men",
  },
  {
    path: "verwaltung_objekt.denkmalgeschuetzt",
    to: "property.planning.heritage_protected",
    codes: { true: "YES", "1": "YES", false: "NO", "0": "NO" },
  },
  facility(
    "verwaltung_objekt.als_ferien",
    "Ook als vakantieverblijf",
    "Aussi comme résidence de vacances",
    "As a holiday home too",
    "Auch als Ferienimmobilie",
  ),
  facility(
    "verwaltung_objekt.gewerbliche_nutzung",
    "Beroepsgebruik mogelijk",
    "Usage professionnel possible",
    "Business use possible",
    "Gewerbliche Nutzung möglich",
  ),
  extraText("verwaltung_objekt.branchen", "Branches", "Secteurs", "Trades", "Branchen"),
  facility("verwaltung_objekt.hochhaus", "Hoogbouw", "Immeuble-tour", "High-rise", "Hochhaus"),
  ...leftOut("the master object of a group names it", "verwaltung_objekt.gruppennummer"),
  ...ownFields("verwaltung_objekt"),

  { path: "verwaltung_techn.openimmo_obid", to: "general.externalId" },
  { path: "verwaltung_techn.objektnr_extern", to: "general.reference" },
  {
    path: "verwaltung_techn.objektnr_extern",
    to: "general.externalId",
    when: ({ parent }) => !parent["openimmo_obid"],
  },
  {
    path: "verwaltung_techn.objektnr_intern",
    to: "general.externalId",
    when: ({ parent }) => !parent["openimmo_obid"] && !parent["objektnr_extern"],
  },
  {
    path: "verwaltung_techn.objektnr_intern",
    leftOut: "the agency's own number, never public",
    when: ({ parent }) => Boolean(parent["openimmo_obid"] || parent["objektnr_extern"]),
  },
  { path: "verwaltung_techn.aktion.@aktionart", readWith: "objektkategorie.vermarktungsart.@KAUF" },
  { path: "verwaltung_techn.gruppen_kennung", readWith: "verwaltung_techn.master.#text" },
  {
    path: "verwaltung_techn.master.#text",
    to: "general.project",
    convert: (master, { document }) =>
      master === (document["verwaltung_techn"] as Place["document"])["gruppen_kennung"] &&
      document["@hat_einheiten"] === "true",
    says: "where the listing is the master of a group (`gruppen_kennung`) and others of the group come with it",
  },
  { path: "verwaltung_techn.master.@visible", readWith: "verwaltung_techn.master.#text" },
  { path: "@hat_einheiten", readWith: "verwaltung_techn.master.#text" },
  {
    path: "@stammobjekt",
    to: "general.parentExternalId",
    says: "the master of the group that the listing belongs to",
  },
  ...leftOut(
    "the sender deletes what is no longer offered",
    "verwaltung_techn.aktiv_von",
    "verwaltung_techn.aktiv_bis",
  ),
  ...leftOut(
    "concerns the transmission alone",
    ...[
      "kennung_ursprung",
      "stand_vom",
      "weitergabe_generell",
      "weitergabe_positiv",
      "weitergabe_negativ",
    ].map((name) => `verwaltung_techn.${name}`),
  ),
  { path: "verwaltung_techn.sprache", readWith: "freitexte.objekttitel" },
  ...ownFieldsLeftOut("verwaltung_techn", "concerns the transmission alone"),
  ...ownFields(""),
];
