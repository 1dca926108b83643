import type { Criteria } from "#domain/alerts/criteria.ts";
import { knownPlaces } from "#features/listings/api/city-queries.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { invalidForm } from "#features/site/api/read-fields.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import { placeMeant } from "../place-meant.ts";
import { criteriaOfFields, type SubscriptionChange } from "../schema.ts";

/** The criteria of a form, with the place whose name was typed; what can mean several, or none, is sent back. */
export async function criteriaMeant(context: QueryContext, fields: SubscriptionChange): Promise<Criteria> {
  const { q: typed } = fields;
  if (typed === undefined) return criteriaOfFields(fields);
  const { results } = await knownPlaces(context, typed);
  const place = placeMeant(results, typed);
  if (!place) throw invalidForm(await translateFor(context), [{ path: "q", word: "form.error.place" }]);
  return criteriaOfFields({ ...fields, [place.kind]: [...fields[place.kind], place.id] });
}
