import { z } from "zod";
import {
  DESTINATIONS,
  FLOODINGS,
  FLOOD_SCORES,
  PLANNING_ANSWERS,
} from "#domain/estate/reference/enumerations.ts";
import { known } from "#features/site/schema/primitives.ts";
import { FlemishDestination } from "../facts.ts";
import { flag, words } from "./fields.ts";

const answer = known(z.enum(PLANNING_ANSWERS));

export const FloodInformation = z.object({
  flooding: known(z.enum(FLOODINGS)),
  flood_zone: words,
  parcel_score: known(z.enum(FLOOD_SCORES)),
  building_score: known(z.enum(FLOOD_SCORES)),
  delimited_flood_zone: flag,
  riparian_zone: flag,
});

export const PropertyPlanning = z.object({
  destination: known(z.enum(DESTINATIONS)),
  most_recent_destination: known(FlemishDestination),
  plan_zone: words,
  planning_information: words,
  planning_permission: answer,
  planning_permission_information: words,
  subdivision_permit: answer,
  presale_right: answer,
  proceeding: answer,
  violation: words,
  as_built_certificate: answer,
  heritage_protected: answer,
  heritage_inventoried: answer,
  renovation_obligation: answer,
});
