import { z } from "zod";
import { Id, known, MultilingualText, LocaleCode } from "#features/site/schema/primitives.ts";
import {
  BuildTechnical,
  Dimensions,
  Energy,
  EnvironmentCode,
  Financial,
  Floor,
  Layout,
  Planning,
  Technical,
} from "./facts.ts";
import { General } from "./general.ts";
import { EstateFile, ExtraField, Picture, PublishedPicture, SalesRep, Video, VirtualVisit } from "./media.ts";
import { Property } from "./property/property.ts";

/**
 * One node of an agency's listings as its bundle brings it: a standalone property, a project, or a unit of a
 * project (`general.parentId`).
 */
export const EstateNode = z.object({
  general: General,
  pictures: z.array(Picture).max(500).default([]),
  financial: known(Financial),
  dimensions: known(Dimensions),
  layout: known(Layout),
  floors: z.array(Floor).max(200).default([]),
  energy: known(Energy),
  technical: known(Technical),
  planning: known(Planning),
  facilities: z.array(MultilingualText).max(200).default([]),
  buildTechnicals: z.array(BuildTechnical).max(200).default([]),
  environments: z.array(EnvironmentCode).max(20).default([]),
  rentalOptions: z.array(MultilingualText).max(200).default([]),
  virtualVisits: z.array(VirtualVisit).max(20).default([]),
  videos: z.array(Video).max(50).default([]),
  files: z.array(EstateFile).max(100).default([]),
  extraFields: z.array(ExtraField).max(200).default([]),
  salesRep: known(SalesRep),
  property: known(Property),
  estate_collections: z
    .array(z.object({ estate_collection_id: Id }))
    .max(200)
    .default([]),
});
export type EstateNode = z.infer<typeof EstateNode>;

/** Why none of a project's units can be had. */
const HomesState = z.enum(["sold", "rented", "takenOver", "underOption"]);

/** A node as the API shows it: hidden addresses emptied, own address per language, units under their project. */
export const Estate = EstateNode.extend({
  uri: known(MultilingualText),
  homesState: known(HomesState),
  pictures: z.array(PublishedPicture).max(500).default([]),
  get children() {
    return z.array(Estate).default([]);
  },
});
export type Estate = z.infer<typeof Estate>;

/** The units of a project as one group: `id` and `title` are the project's, `results` the units. */
export const EstateFamily = z.object({
  id: Id,
  title: known(MultilingualText),
  total: z.object({ value: z.int() }),
  results: z.array(Estate),
});
export type EstateFamily = z.infer<typeof EstateFamily>;

/** What `GET /sites/{siteId}/estate-pages/{locale}/{estateId}` answers: the estate's page in one language, before it is rendered. */
export const EstatePage = z.object({
  locale: LocaleCode,
  /** Where it stands on the site's own host names. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** The same page in each language that the site publishes, this one among them. */
  alternates: z.array(z.object({ locale: LocaleCode, path: z.string() })),
  estate: Estate,
});
export type EstatePage = z.infer<typeof EstatePage>;
