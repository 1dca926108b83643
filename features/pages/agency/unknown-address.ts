import { failPage } from "#platform/render/page-answer.ts";
import { throwIfMoved } from "./find-page.ts";
import type { SiteResource } from "#features/site/site-page.ts";

/** An address below no language: moved by the agency, or nowhere. */
export const unknownAddress: SiteResource = {
  load({ context, url }) {
    throwIfMoved(context, url);
    return failPage(404);
  },
};
