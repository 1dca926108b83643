import type { Estate } from "../schema/estate.ts";
import { isHidden } from "#domain/estate/reference/status.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { ContactInfo } from "../schema/media.ts";

/**
 * The estate of an id: not found when it never was, gone when it was taken off or its agency hides its status. An estate is as
 * gone as its project.
 */
export async function findPublished(context: QueryContext, estateId: number): Promise<Estate> {
  const estate = await findShown(context, estateId);
  const { parentId } = estate.general;
  if (parentId) await findShown(context, parentId);
  return estate;
}

async function findShown({ parts, site }: QueryContext, estateId: number): Promise<Estate> {
  const found = await parts.storage.findEstate(site.id, estateId);
  if (found.kind === "unknown") throw new AppError("not-found");
  if (found.kind === "gone") throw new AppError("gone");
  const { transaction } = found.estate.general;
  if (isHidden(transaction?.id, site.settings.hiddenStatus)) throw new AppError("gone");
  return found.estate;
}

declare module "#features/site/api/query-context.ts" {
  interface ApiParts {
    /** Whether visits can be booked in the agenda of a sales rep. */
    takesVisits(siteId: string, salesRepId: number): Promise<boolean>;
  }
}

/** Who to call about an estate, and whether they take visits; null when the agency named nobody. */
export async function contactInfoOf(
  { parts, site }: QueryContext,
  estateId: number,
): Promise<ContactInfo | null> {
  const contact = await parts.storage.findContactInfo(site.id, estateId);
  if (!contact) return null;
  const takesVisits = contact.id && (await parts.takesVisits(site.id, contact.id));
  return takesVisits ? { ...contact, takesVisits } : contact;
}
