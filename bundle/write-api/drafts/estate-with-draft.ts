import type { Client } from "pg";
import { isPriceHidden, concealPrice, withoutPrice } from "#domain/estate/price/hidden-price.ts";
import { withHomesState } from "#domain/estate/project/homes-state.ts";
import { withProjectPrice } from "#domain/estate/project/project-price.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { Storage } from "#features/site/storage.ts";
import { findHomesOfProject } from "../../commit/find-homes-of-project.ts";
import type { Draft } from "../../drafts/drafts-table.ts";
import { nullIfRefused } from "./null-if-refused.ts";
import { shownDraft } from "./shown-draft.ts";

type Asked = {
  readonly site: Site;
  readonly dataDir: string;
  readonly now: Date;
  readonly storage: Pick<Storage, "findEstate">;
};

/** What publishing a draft of a listing would show of it; null where it would be refused. Nothing is written. */
export async function estateWithDraft(client: Client, asked: Asked, draft: Draft): Promise<Estate | null> {
  const shown = await nullIfRefused(() => shownDraft(client, asked, draft));
  if (!shown) return null;
  const { general } = shown;
  const estate = general.project
    ? await asProject(client, asked, shown)
    : general.parentId
      ? await asUnit(asked, shown, general.parentId)
      : { ...concealPrice(shown).shown, children: [] };
  return { ...estate, uri: publishedOf(estate.uri, asked.site) };
}

type Shown = Omit<Estate, "children">;

/** Its price and state follow from its units, as they stand. */
async function asProject(client: Client, { site, storage }: Asked, shown: Shown): Promise<Estate> {
  const { id } = shown.general;
  const found = await storage.findEstate(site.id, id);
  const homes = await findHomesOfProject(client, site.id, id);
  const children = found.kind === "published" ? found.estate.children : [];
  return { ...withHomesState(withProjectPrice(shown, homes), homes), children };
}

/** It stands below its project's address, and tells no price where that tells none. */
async function asUnit({ site, storage }: Asked, shown: Shown, projectId: number): Promise<Estate> {
  const found = await storage.findEstate(site.id, projectId);
  const project = found.kind === "published" ? found.estate : null;
  const isHidden = isPriceHidden(shown) || (project !== null && isPriceHidden(project));
  const uri = Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const above = project?.uri?.[locale];
      return above ? [[locale, `${above}/${shown.general.id}`]] : [];
    }),
  );
  return { ...(isHidden ? withoutPrice(shown) : shown), uri, children: [] };
}

function publishedOf(uri: Estate["uri"], { locales }: Site): Estate["uri"] {
  return Object.fromEntries(locales.flatMap((locale) => (uri?.[locale] ? [[locale, uri[locale]]] : [])));
}
