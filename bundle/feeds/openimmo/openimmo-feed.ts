import { marketStateOf } from "#domain/estate/reference/market-state.ts";
import {
  bathroomsOf,
  bedroomsOf,
  energyLabelOf,
  epcValueOf,
  landAreaOf,
  livingAreaOf,
} from "#domain/estate/rooms/areas.ts";
import { typeOfEstate } from "#domain/estate/reference/head-types.ts";
import { CONDITION_WORDS } from "../../sources/openimmo/openimmo-codes.ts";
import { OPENIMMO } from "../../sources/openimmo/openimmo-mapping.ts";
import type { FeedRow, Listed } from "../feed-row.ts";
import { invertedRows } from "../invert-mapping.ts";
import { dealOf } from "../told-listings.ts";
import { objektartOf } from "./openimmo-kinds.ts";
import { PRICE_ROWS } from "./price-rows.ts";
import { TEXT_ROWS } from "./text-rows.ts";
import { CONTACT_ROWS } from "./contact-rows.ts";
import { PLACE_ROWS } from "./place-rows.ts";

export const whether = (holds: boolean) => (holds ? "true" : "false");

const KIND_ROWS: readonly FeedRow[] = [
  {
    path: "objektkategorie.nutzungsart",
    from: "the type: living, business or investment",
    value: ({ estate }) => ({
      "@WOHNEN": whether(!["COMMERCIAL", "GARAGE"].includes(typeOfEstate(estate) ?? "")),
      "@GEWERBE": whether(typeOfEstate(estate) === "COMMERCIAL"),
      "@ANLAGE": whether(estate.general.headType?.id === 9),
    }),
    back: "an extra field, “Use”",
  },
  {
    path: "objektkategorie.vermarktungsart",
    from: "general.transaction: a sale or a rent",
    value: ({ estate }) => ({
      "@KAUF": whether(dealOf(estate) === "sale"),
      "@MIETE_PACHT": whether(dealOf(estate) === "rent"),
    }),
    back: "general.transaction, with zustand_angaben.verkaufstatus; a public sale and a life annuity come back as a sale, a seasonal let as a rent",
  },
  {
    path: "objektkategorie.objektart",
    from: "general.headType and general.subType",
    value: ({ estate }) => objektartOf(estate),
    back: "general.subType where OpenImmo has its like, else the nearest one; a project is of the type of its units",
  },
];

const STATES: Readonly<Record<string, string>> = {
  sold: "VERKAUFT",
  rented: "VERKAUFT",
  underOption: "RESERVIERT",
};

/** What the page takes from either display model. */
const FIGURE_ROWS: readonly FeedRow[] = [
  {
    path: "flaechen.wohnflaeche",
    from: "property.construction.living_area_surface, else dimensions.areaBuild",
    value: ({ estate }) => livingAreaOf(estate) ?? undefined,
    back: "property.construction.living_area_surface",
  },
  {
    path: "flaechen.grundstuecksflaeche",
    from: "property.construction.land_surface, else dimensions.areaGround",
    value: ({ estate }) => landAreaOf(estate) ?? undefined,
    back: "property.construction.land_surface",
  },
  {
    path: "flaechen.anzahl_schlafzimmer",
    from: "general.bedroomCount",
    value: ({ estate }) => bedroomsOf(estate) ?? undefined,
  },
  {
    path: "flaechen.anzahl_badezimmer",
    from: "property.construction.bathrooms_count, else layout",
    value: ({ estate }) => bathroomsOf(estate) ?? undefined,
    back: "property.construction.bathrooms_count",
  },
  {
    path: "zustand_angaben.baujahr",
    from: "property.construction.construction_year, else technical.constructionYear",
    value: ({ estate }) =>
      estate.property?.construction?.construction_year ?? estate.technical?.constructionYear ?? undefined,
    back: "property.construction.construction_year",
  },
  {
    path: "zustand_angaben.alter.@alter_attr",
    from: "technical.newBuilding",
    value: ({ estate }) => (estate.technical?.newBuilding ? "NEUBAU" : undefined),
  },
  {
    path: "zustand_angaben.energiepass",
    from: "the energy certificate: label, kWh/m² a year, end",
    value: ({ estate }) => {
      const until = estate.property?.certification?.epc_valid_until;
      const pass = {
        ...(until && { gueltig_bis: until }),
        ...(epcValueOf(estate) !== null && { energieverbrauchkennwert: epcValueOf(estate)! }),
        ...(energyLabelOf(estate) !== null && { wertklasse: energyLabelOf(estate)! }),
      };
      return Object.keys(pass).length > 0 ? [pass] : undefined;
    },
    back: "property.certification.energy_label, .epc_value and .epc_valid_until",
  },
  {
    path: "zustand_angaben.verkaufstatus.@stand",
    from: "the state: sold, rented or under option",
    value: ({ estate }) => STATES[marketStateOf(estate) ?? ""] ?? "OFFEN",
    back: "general.transaction",
  },
  {
    path: "verwaltung_objekt.verfuegbar_ab",
    from: "property.construction.free_on_date, or free_on where it is IMMEDIATE",
    value: ({ estate }) => {
      const { free_on: freeOn, free_on_date: date } = estate.property?.construction ?? {};
      return date ?? (freeOn === "IMMEDIATE" ? "sofort" : undefined);
    },
  },
  {
    path: "versteigerung.zvtermin",
    from: "property.notary.session_date",
    value: ({ estate }) => estate.property?.notary?.session_date ?? undefined,
  },
];

const NUMBER_ROWS: readonly FeedRow[] = [
  {
    path: "verwaltung_techn.objektnr_extern",
    from: "general.reference, else general.id",
    value: ({ estate, id }) => estate.general.reference ?? String(id),
    back: "general.reference",
  },
  {
    path: "verwaltung_techn.aktion",
    from: "CHANGE; a listing that a feed lacks is gone",
    value: () => ({ "@aktionart": "CHANGE" }),
    back: "read with the transaction",
  },
  {
    path: "verwaltung_techn.openimmo_obid",
    from: "the site's id and general.id",
    value: ({ site, id }) => `${site.id}-${id}`,
    back: "general.externalId",
  },
  {
    path: "verwaltung_techn.stand_vom",
    from: "when the listing last changed",
    value: ({ changedAt }) => changedAt.toISOString().slice(0, 10),
    back: "does not come back: the site tells its own moments",
  },
  {
    path: "verwaltung_techn.gruppen_kennung",
    from: "general.project and general.parentId",
    value: (listed) => groupOf(listed),
    back: "general.parentExternalId, and general.project of the master",
  },
  {
    path: "verwaltung_techn.master",
    from: "general.project",
    value: (listed) =>
      listed.estate.children.length > 0 ? { "@visible": "true", "#text": groupOf(listed)! } : undefined,
    back: "general.project, where units come along",
  },
  {
    path: "verwaltung_techn.sprache",
    from: "the feed's language",
    value: ({ locale }) => locale,
    back: "the language of its texts",
  },
];

/** A project and its units are one group. */
function groupOf({ site, id, parentId, estate }: Listed): string | undefined {
  if (parentId !== null) return `${site.id}-${parentId}`;
  return estate.children.length > 0 ? `${site.id}-${id}` : undefined;
}

const OWN_ROWS = [
  ...KIND_ROWS,
  ...PLACE_ROWS,
  ...CONTACT_ROWS,
  ...PRICE_ROWS,
  ...FIGURE_ROWS,
  ...TEXT_ROWS,
  ...NUMBER_ROWS,
];

/** What OpenImmo is told of a listing: rows of its own, and the inverse of what our source copies from OpenImmo. */
export const OPENIMMO_FEED: readonly FeedRow[] = [
  ...OWN_ROWS,
  ...invertedRows(OPENIMMO, {
    told: [
      ...OWN_ROWS.map(({ path }) => path),
      "verwaltung_techn",
      "@stammobjekt",
      "geo.geokoordinaten",
      "preise.kaufpreis",
    ],
    tooPrecise: new Set(Object.keys(CONDITION_WORDS)),
  }),
];
