import type { Agendas } from "#features/visits/schema.ts";
import type { Agreements } from "#features/site/schema/agreement.ts";
import type { Entities } from "#features/pages/entity/schema.ts";
import type { Menus, Page, Translations } from "#features/site/schema/page.ts";
import type { Collections, ReferenceData } from "#features/site/schema/reference.ts";
import type { SourceOfSettings } from "#features/site/schema/site-file.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** A page and the file it came from; a stored one stands on the site already and is only completed with. */
export type PageOfBundle = { readonly file: string; readonly page: Page; readonly isStored?: boolean };

/** An entity with its items; a stored one stands on the site already. */
export type EntityOfBundle = { readonly entity: Entities[number]; readonly isStored?: boolean };

/** Everything of a bundle but its listings and media, as far as its files are there. */
export type BundleParts = {
  readonly site: Site;
  /** Whether the site stands already and the bundle brings nothing of its own about it. */
  readonly isSiteStored?: boolean;
  /** The systems that site.json connects; absent where it says nothing of them. */
  readonly sources?: readonly SourceOfSettings[] | undefined;
  readonly menus?: Menus;
  /** Absent when the bundle has no pages. */
  readonly pages?: readonly PageOfBundle[];
  readonly reference?: ReferenceData;
  readonly collections?: Collections;
  readonly agreements?: Agreements;
  readonly agendas?: Agendas;
  readonly entities?: readonly EntityOfBundle[];
  readonly translations: { readonly [locale in Locale]?: Translations };
};

/** What the files of a bundle say, which may leave the site to the one that it adds to. */
export type OwnParts = Omit<BundleParts, "site"> & { readonly site?: Site | undefined };
