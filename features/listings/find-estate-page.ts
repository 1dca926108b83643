import { statusOfError } from "#platform/http/api/query-error.ts";
import type { ContactInfo } from "./schema/media.ts";
import type { Estate } from "./schema/estate.ts";
import type { RequestContext } from "#features/site/request-context.ts";

/** What the address of an estate leads to: itself with who to call and the project it is part of, or a gone one. */
export type EstatePage =
  | {
      readonly kind: "found";
      readonly estate: Estate;
      readonly contact: ContactInfo | null;
      readonly project: Estate | null;
    }
  | { readonly kind: "gone" }
  | { readonly kind: "unknown" };

const MISSING = { 404: { kind: "unknown" }, 410: { kind: "gone" } } as const;

/** An estate that never was is unknown; one that the agency hides is as gone as one taken off. */
export async function findEstatePage(context: RequestContext, estateId: number): Promise<EstatePage> {
  context.tags.add(`estate:${estateId}`);
  const answer = await context.queries.estate(estateId).catch(whenMissing);
  if ("kind" in answer) return answer;
  if (isHidden(context, answer.estate)) return MISSING[410];
  const { estate, contactInfo } = answer;
  const parentId = estate.general.parentId;
  const parent = parentId ? await context.queries.estate(parentId).catch(whenMissing) : null;
  if (parent && "kind" in parent) return MISSING[410];
  if (parentId) context.tags.add(`estate:${parentId}`);
  return {
    kind: "found",
    estate: placedIn(estate, parent?.estate),
    contact: contactInfo ?? parent?.contactInfo ?? null,
    project: parent?.estate ?? null,
  };
}

/** A unit of a project that says no place of its own stands where its project does, and under the law there. */
function placedIn(estate: Estate, project: Estate | undefined): Estate {
  const { general } = estate;
  if (general.address || !project?.general.address) return estate;
  return { ...estate, general: { ...general, address: project.general.address } };
}

function isHidden({ site }: RequestContext, { general }: Estate): boolean {
  const transaction = general.transaction?.id;
  return transaction !== undefined && site.settings.hiddenStatus.includes(transaction);
}

/** Any other failure is the page's. */
function whenMissing(error: unknown): (typeof MISSING)[keyof typeof MISSING] {
  const status = statusOfError(error);
  if (status === 404 || status === 410) return MISSING[status];
  throw error;
}
