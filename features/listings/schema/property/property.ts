import { z } from "zod";
import { ENVIRONMENTS, PROPERTY_STATUSES, PROPERTY_TYPES } from "#domain/estate/reference/enumerations.ts";
import { Count, IsoDate, known, Link } from "#features/site/schema/primitives.ts";
import { VirtualVisit } from "../media.ts";
import { Certification, Comfort, Construction, Other } from "./building.ts";
import { FloodInformation, PropertyPlanning } from "./planning.ts";
import { PropertyLayout } from "./rooms.ts";
import { Notary, NotaryCost, PropertyFinancial } from "./sale.ts";
import { flag, words } from "./fields.ts";

const PropertyGeneral = z.object({
  key: known(z.string().max(100)),
  dossierNumber: known(z.string().max(100)),
  exclusive: flag,
  environment: known(z.enum(ENVIRONMENTS)),
});

const ProjectGroup = z.object({
  project_phase: words,
  progress: known(z.number().min(0).max(100)),
  start_date: known(IsoDate),
  delivery_date: known(IsoDate),
  units_count: known(Count),
});

/** At somebody else's, by address; what the bundle brings itself stands in the estate's own lists. */
const PropertyMedia = z.object({
  virtual_visits: z.array(VirtualVisit).max(20).default([]),
  videos: z
    .array(z.object({ link: Link, title: words }))
    .max(50)
    .default([]),
  documents: z
    .array(z.object({ link: Link, type: known(z.string().max(60)), comment: words }))
    .max(100)
    .default([]),
});

/** The attribute-group model: an estate that carries it shows the tabs. */
export const Property = z.object({
  type: known(z.enum(PROPERTY_TYPES)),
  subType: known(z.string().max(60)),
  status: known(z.enum(PROPERTY_STATUSES)),
  title: words,
  description: words,
  short_description: words,
  external_id: known(z.string().max(100)),
  certification: known(Certification),
  comfort: known(Comfort),
  construction: known(Construction),
  financial: known(PropertyFinancial),
  flood_information: known(FloodInformation),
  general: known(PropertyGeneral),
  layout: known(PropertyLayout),
  media: known(PropertyMedia),
  notary: known(Notary),
  notary_cost: known(NotaryCost),
  other: known(Other),
  planning: known(PropertyPlanning),
  project: known(ProjectGroup),
});
export type Property = z.infer<typeof Property>;
