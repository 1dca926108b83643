import { Agendas } from "./appointment/agenda.ts";
import { EstateNode } from "./estate/estate.ts";
import { RentalNode } from "./rental/unit.ts";
import { Agreements } from "./site/agreement.ts";
import { Entities } from "./site/entity.ts";
import { Menus, Page, Translations } from "./site/page.ts";
import { Collections, ReferenceData } from "./site/reference.ts";
import { Site } from "./site/site.ts";

/** The files of a site bundle and the schema that each must fit; `estate` and `rental` are one line each, `pages` one file a page. */
export const BUNDLE_SCHEMAS = {
  site: Site,
  menus: Menus,
  page: Page,
  reference: ReferenceData,
  collections: Collections,
  translations: Translations,
  agreements: Agreements,
  agenda: Agendas,
  entities: Entities,
  estate: EstateNode,
  rental: RentalNode,
} as const;

export type BundleSchema = keyof typeof BUNDLE_SCHEMAS;
