import type { Criteria } from "#domain/subscription/criteria.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { invalidForm } from "#features/site/api/read-fields.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import { criteriaOfFields, type SubscriptionChange } from "../schema.ts";

const MOST_TOWNS = 20;
/** Signs alone begin every name. */
const WORDS = /[\p{L}\p{N}]/u;
/** As people type: without accents, in any capitals. */
const LIKENESS = new Intl.Collator("nl", { sensitivity: "base" });

/** The criteria of a form, with the town whose name was typed; what can mean several towns, or none, is sent back. */
export async function criteriaMeant(context: QueryContext, fields: SubscriptionChange): Promise<Criteria> {
  const { site, locale, parts } = context;
  const { q: typed } = fields;
  if (typed === undefined) return criteriaOfFields(fields);
  const found = WORDS.test(typed)
    ? await parts.storage.findKnownCities(site.id, { words: typed }, locale, MOST_TOWNS)
    : [];
  const isTyped = (text: string | null) => text !== null && LIKENESS.compare(text, typed) === 0;
  const exact = found.filter(({ name, zip }) => isTyped(name) || isTyped(zip));
  const [town, another] = exact.length > 0 ? exact : found;
  if (!town || another)
    throw invalidForm(await translateFor(context), [{ path: "q", word: "form.error.place" }]);
  return criteriaOfFields({ ...fields, city: [...fields.city, town.id] });
}
