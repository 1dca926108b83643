import { criteriaOfFields, type SubscriptionChange } from "#contract/subscription/subscription.ts";
import type { Criteria } from "#domain/subscription/criteria.ts";
import type { AskedOfSite } from "../call/endpoint.ts";
import { invalidForm } from "../call/read-form.ts";

const MOST_TOWNS = 20;
/** Signs alone begin every name. */
const WORDS = /[\p{L}\p{N}]/u;
/** As people type: without accents, in any capitals. */
const LIKENESS = new Intl.Collator("nl", { sensitivity: "base" });

/** The criteria of a form, with the town whose name was typed; what can mean several towns, or none, is sent back. */
export async function criteriaMeant(asked: AskedOfSite<SubscriptionChange>): Promise<Criteria> {
  const { body, site, locale, parts } = asked;
  if (body.q === undefined) return criteriaOfFields(body);
  const found = WORDS.test(body.q)
    ? await parts.storage.findKnownCities(site.id, { words: body.q }, locale, MOST_TOWNS)
    : [];
  const isTyped = (text: string | null) => text !== null && LIKENESS.compare(text, body.q!) === 0;
  const exact = found.filter(({ name, zip }) => isTyped(name) || isTyped(zip));
  const [town, another] = exact.length > 0 ? exact : found;
  if (!town || another) throw invalidForm(locale, [{ path: "q", word: "form.error.place" }]);
  return criteriaOfFields({ ...body, city: [...body.city, town.id] });
}
