import type { ContactInfo } from "#features/listings/schema/media.ts";
import type { QueryContext } from "../call/query-context.ts";

/** Who to call about an estate, and whether they take visits; null when the agency named nobody. */
export async function contactInfoOf(
  { parts, site }: QueryContext,
  estateId: number,
): Promise<ContactInfo | null> {
  const contact = await parts.storage.findContactInfo(site.id, estateId);
  if (!contact) return null;
  const agenda = contact.id && (await parts.storage.appointments.findAgenda(site.id, contact.id));
  return agenda ? { ...contact, takesVisits: true } : contact;
}
