import type { Site } from "#features/site/schema/site.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { operatorsFields, withOperatorsFields } from "../../commit/operators-fields.ts";
import { asBrought, type ContentResource, type SiteStore } from "./resource.ts";

/** The site's own document: its agency, offices, theme and settings. */
export const siteResource: ContentResource = {
  subject: "site",
  file: "site.json",
  within: null,
  read: async (store) => asBrought(store, await readSite(store)),
  bundleWith: async (store, document) => {
    const errors = operatorsFields(await readSite(store), document as object);
    if (errors.length > 0) throw new AppError("refused", { errors });
    return { files: { "site.json": document } };
  },
  bundleWithout: null,
  restorable: withOperatorsFields,
  addresses: async () => ({}),
};

/** As it stands: that of the call may be a moment old. */
async function readSite({ client, site }: SiteStore): Promise<Site> {
  const { rows } = await client.query<{ document: Site }>("select document from site where site_id = $1", [
    site.id,
  ]);
  if (!rows[0]) throw new AppError("not-found");
  return rows[0].document;
}
