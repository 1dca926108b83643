import type { ContactInfo } from "../schema/media.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";

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
