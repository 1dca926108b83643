import type { MappingRow } from "../../mapping-row.ts";
import { extra, facility, label, leftOut } from "../../row-kinds.ts";
import { amountExtra, momentInWords, momentOf, ownFields } from "../openimmo-values.ts";

/** Bids, and sales by the court. */
export const AUCTION_ROWS: readonly MappingRow[] = [
  {
    path: "bieterverfahren.beginn_angebotsphase",
    extra: label("Biedingen vanaf", "Offres à partir du", "Bids from", "Beginn der Angebotsphase"),
    convert: momentInWords,
  },
  {
    path: "bieterverfahren.besichtigungstermin",
    extra: label("Bezichtiging", "Visite", "Viewing", "Besichtigungstermin"),
    convert: momentInWords,
  },
  ...amountExtra(
    "bieterverfahren.mindestpreis",
    "Minimumprijs",
    "Prix minimum",
    "Minimum price",
    "Mindestpreis",
  ),
  ...leftOut("the site shows no bids", "bieterverfahren.hoechstgebot_zeigen"),
  ...ownFields("bieterverfahren"),
  facility(
    "versteigerung.zwangsversteigerung",
    "Gedwongen verkoop",
    "Vente forcée",
    "Forced sale",
    "Zwangsversteigerung",
  ),
  {
    path: "versteigerung.zvtermin",
    to: "property.notary.session_date",
    convert: momentOf,
    says: "a moment without a zone is in Belgian time",
  },
  {
    path: "versteigerung.zusatztermin",
    extra: label("Tweede zitdag", "Seconde séance", "Second session", "Zusatztermin"),
    convert: momentInWords,
  },
  { path: "versteigerung.amtsgericht", to: "property.notary.session_place", language: "context" },
  extra("versteigerung.aktenzeichen", "Dossiernummer", "Numéro de dossier", "File number", "Aktenzeichen"),
  ...amountExtra(
    "versteigerung.verkehrswert",
    "Geschatte waarde",
    "Valeur estimée",
    "Estimated value",
    "Verkehrswert",
  ),
];
