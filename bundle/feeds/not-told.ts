import type { FeedFormat } from "#features/site/access/feed-addresses.ts";
import type { NotTold } from "./feed-row.ts";

const IN_BOTH: readonly NotTold[] = [
  { field: "takeovers, and transactions of the agency's own", why: "the format knows sales and rents alone" },
  {
    field: "`property.planning`, `planning`, `property.flood` and the other duties of Belgian advertisements",
    why: "the format has no such fields; portals ask for them in forms of their own",
  },
  { field: "`layout`, `floors`, `property.layout`", why: "the format has no rooms with their areas" },
  { field: "`general.sticker`, `estate_collections`, `uri`", why: "they belong to the site" },
  { field: "holiday homes (`rentals.ndjson`)", why: "they are let by the week, with a calendar" },
];

/** What each format has no place for, and why. */
export const NOT_TOLD: Readonly<Record<Exclude<FeedFormat, "schema-org">, readonly NotTold[]>> = {
  openimmo: [
    ...IN_BOTH,
    {
      field: "`general.title` and `general.shortDescription` in other languages",
      why: "OpenImmo has other languages for the description alone",
    },
    {
      field: "`property.comfort.heat_pump`",
      why: "OpenImmo tells kinds of heat pumps alone, and the kind is not known",
    },
    { field: "connections to gas, water and electricity", why: "OpenImmo takes one of them" },
    {
      field: "codes that OpenImmo has none for, such as the condition TO_FRESHEN_UP",
      why: "the nearest one would say something else",
    },
    { field: "`salesRep.picture`, `salesRep.bivNumber`", why: "OpenImmo has no fields for them" },
  ],
  kyero: [
    ...IN_BOTH,
    {
      field: "sold and rented listings, and projects as such",
      why: "Kyero has no field for a status or a project",
    },
    { field: "street, number, postal code", why: "Kyero has a town and a point" },
    { field: "`salesRep`", why: "a feed has one agent, who is known to Kyero" },
    { field: "energy value in kWh, year of building, equipment", why: "Kyero has no fields for them" },
    { field: "documents, films, virtual visits, `extraFields`", why: "Kyero has pictures alone" },
  ],
};
