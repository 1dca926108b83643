import { defineMapping } from "../mapping-row.ts";
import { FEATURE_ROWS } from "./rows/feature-rows.ts";
import { IDENTITY_ROWS } from "./rows/identity-rows.ts";
import { LEGAL_ROWS } from "./rows/legal-rows.ts";
import { MEDIA_ROWS } from "./rows/media-rows.ts";
import { MONEY_ROWS } from "./rows/money-rows.ts";
import { PERSON_ROWS } from "./rows/person-rows.ts";
import { PLACE_ROWS } from "./rows/place-rows.ts";
import { ROOM_ROWS } from "./rows/room-rows.ts";

/** What SweepBright tells of an estate, field by field. */
export const SWEEPBRIGHT = defineMapping(
  "SweepBright",
  [
    ...IDENTITY_ROWS,
    ...MEDIA_ROWS,
    ...ROOM_ROWS,
    ...FEATURE_ROWS,
    ...LEGAL_ROWS,
    ...MONEY_ROWS,
    ...PLACE_ROWS,
    ...PERSON_ROWS,
  ],
  {},
  ["location", "negotiator", "vendors[]", "buyers[]", "occupancy", "mandate", "agency_commission", "price"],
);
