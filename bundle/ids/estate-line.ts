import { z } from "zod";
import { EstateNode } from "#features/listings/schema/estate.ts";
import { ExternalId, General } from "#features/listings/schema/general.ts";
import { EstateFile, Picture } from "#features/listings/schema/media.ts";
import { Id, known, Slug } from "#features/site/schema/primitives.ts";

const WebAddress = z.url({ protocol: /^https?$/ }).max(2_000);

/**
 * One line of estates.ndjson: a listing under its own number, or under the text id of the agency's own system, with its
 * pictures and documents as files of the bundle or by their addresses.
 */
export const EstateLine = EstateNode.extend({
  general: General.extend({ id: known(Id), source: known(Slug), parentExternalId: known(ExternalId) }),
  pictures: z.array(Picture.partial({ file: true }).extend({ url: known(WebAddress) })).default([]),
  files: z.array(EstateFile.partial({ link: true }).extend({ url: known(WebAddress) })).default([]),
});
