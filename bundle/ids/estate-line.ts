import { EstateNode } from "#features/listings/schema/estate.ts";
import { ExternalId, General } from "#features/listings/schema/general.ts";
import { Id, known } from "#features/site/schema/primitives.ts";

/** One line of estates.ndjson: a listing under its own number, or under the text id of the agency's own system. */
export const EstateLine = EstateNode.extend({
  general: General.extend({
    id: known(Id),
    parentExternalId: known(ExternalId),
  }),
});
