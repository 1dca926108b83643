import { isHidden } from "#domain/estate/reference/status.ts";
import { whenMissing } from "#features/site/api/when-missing.ts";
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

/** An estate that never was is unknown; one that the agency hides is as gone as one taken off. */
export async function findEstatePage(context: RequestContext, estateId: number): Promise<EstatePage> {
  context.tags.add(`estate:${estateId}`);
  const answer = await context.queries.estate(estateId).catch(whenMissing);
  if ("kind" in answer) return answer;
  if (isHidden(answer.estate.general.transaction?.id, context.site.settings.hiddenStatus))
    return { kind: "gone" };
  const { estate, contactInfo } = answer;
  const parentId = estate.general.parentId;
  const parent = parentId ? await context.queries.estate(parentId).catch(whenMissing) : null;
  if (parent && "kind" in parent) return { kind: "gone" };
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
