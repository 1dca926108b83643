import { Agendas } from "#features/visits/schema.ts";
import { EstateLine } from "./ids/estate-line.ts";
import { RentalNode } from "#features/rentals/schema/unit.ts";
import { Agreements } from "#features/site/schema/agreement.ts";
import { Entities } from "#features/pages/entity/schema.ts";
import { Menus, Page, Translations } from "#features/site/schema/page.ts";
import { Collections, ReferenceData } from "#features/site/schema/reference.ts";
import { SiteFile } from "#features/site/schema/site-file.ts";

/** The files of a site bundle and the schema that each must fit; `estate` and `rental` are one line each, `pages` one file a page. */
export const BUNDLE_SCHEMAS = {
  site: SiteFile,
  menus: Menus,
  page: Page,
  reference: ReferenceData,
  collections: Collections,
  translations: Translations,
  agreements: Agreements,
  agenda: Agendas,
  entities: Entities,
  estate: EstateLine,
  rental: RentalNode,
} as const;

export type BundleSchema = keyof typeof BUNDLE_SCHEMAS;
