import type { EstateNode } from "#features/listings/schema/estate.ts";
import { isSold } from "#domain/estate/reference/status.ts";
import { advertisedFacts } from "#domain/legal/advertised-facts.ts";
import type { AdvertisedFact, AdvertisementRule } from "#domain/legal/advertisement-rule.ts";
import { fieldOfFact } from "#domain/legal/field-of-fact.ts";
import { lacksMunicipality } from "#domain/legal/lacks-municipality.ts";
import { missingFacts } from "#domain/legal/advertisement-rules.ts";
import type { NodeFault } from "./faults-of-node.ts";

/** What is missing, where the field alone does not say it. */
const MISSING: { readonly [fact in AdvertisedFact]?: string } = {
  epcScore: "missing, and the EPC score too; the law asks for one of them",
  addressOrEpcReference: "missing, and no full address is shown; the law asks for one of them",
  planningViolation: "missing, and no answer on proceedings; the page would state that nothing was imposed",
  indicativeRent: "missing, or its other limit; the law asks for both",
};

const NO_MUNICIPALITY: NodeFault = {
  level: "warning",
  code: "legal-fact-missing",
  path: "general.address.city",
  message: "missing; what the law asks the advertisement for follows from its region, and cannot be named",
};

/** What a listing at its listed address that is still on offer must say on a day (yyyy-mm-dd) and doesn't, by field and with the law. */
export function missingFactsOfNode(node: EstateNode, day: string): NodeFault[] {
  if (isSold(node.general.transaction?.id)) return [];
  if (lacksMunicipality(node)) return [NO_MUNICIPALITY];
  return missingFacts(advertisedFacts(node), day).map(({ fact, rule }) => ({
    level: "warning",
    code: "legal-fact-missing",
    path: fieldOfFact(fact, Boolean(node.property)),
    message: `${MISSING[fact] ?? "missing; the law asks for it"} (${sourceOf(rule)})`,
  }));
}

function sourceOf({ id, source, since }: AdvertisementRule): string {
  const teller = source.standing === "secondary" ? `, as ${new URL(source.page).hostname} tells it` : "";
  return `${id}: ${source.act}, since ${since}${teller}`;
}
