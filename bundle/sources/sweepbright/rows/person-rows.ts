import { formatDay, formatTime } from "#domain/format/moments.ts";
import { extra, facility, label, leftOut } from "../../row-kinds.ts";
import { type Json, type MappingRow, type Place, UNREADABLE } from "../../mapping-row.ts";
import { OF_OWNERS, OF_SYSTEM, SAMPLE } from "./row-reasons.ts";

const OF_PERSONS = "private persons are never shown";

/** Example: "29/11/2026 14:00–16:00". */
function openHouseOf(start: Json, { parent }: Place): Json | typeof UNREADABLE {
  const [from, until] = [Date.parse(String(start)), Date.parse(String(parent["end_date"]))];
  if (Number.isNaN(from)) return UNREADABLE;
  const end = Number.isNaN(until) ? "" : `–${formatTime(new Date(until))}`;
  return `${formatDay(new Date(from))} ${formatTime(new Date(from))}${end}`;
}

export const PERSON_ROWS: readonly MappingRow[] = [
  { path: "negotiator.first_name", to: "salesRep.firstname" },
  { path: "negotiator.last_name", to: "salesRep.lastname" },
  { path: "negotiator.email", to: "salesRep.email" },
  { path: "negotiator.phone", to: "salesRep.phone" },
  ...leftOut(
    "photos of contact persons stand in the site",
    "negotiator.photo_url",
    "negotiator.photo_url_expires_on",
  ),
  ...leftOut(OF_SYSTEM, "negotiator.id", "office.id"),
  extra("office.name", "Kantoor", "Bureau", "Office", "Büro"),
  {
    path: "open_homes[].start_date",
    extra: label("Open huis", "Journée portes ouvertes", "Open house", "Besichtigungstag"),
    convert: openHouseOf,
    says: "with `end_date`, in Belgian time",
    source: SAMPLE,
  },
  { path: "open_homes[].end_date", readWith: "open_homes[].start_date" },
  facility("occupancy.occupied", "Bewoond", "Occupé", "Occupied", "Bewohnt"),
  { path: "occupancy.available_from", to: "property.construction.free_on_date", source: SAMPLE },
  ...leftOut(
    OF_PERSONS,
    "occupancy.contact_details",
    "occupancy.tenant_contract.start_date",
    "occupancy.tenant_contract.end_date",
  ),
  ...leftOut(
    OF_PERSONS,
    ...["vendors", "buyers"].flatMap((list) =>
      ["first_name", "last_name", "email", "phone"].map((field) => `${list}[].${field}`),
    ),
  ),
  { path: "mandate.exclusive", to: "property.general.exclusive" },
  ...leftOut(OF_OWNERS, "mandate.start_date", "mandate.end_date", "mandate.number", "internal_note"),
];
