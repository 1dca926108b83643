import type { Locale } from "#domain/locale/locale.ts";
import type { LeadAnswer, LeadForSystem } from "../run/connector.ts";
import type { SweepbrightClient, SweepbrightContact } from "./sweepbright-client.ts";

/** The languages that SweepBright's estates have; nothing public says that it takes another. */
const LOCALES: ReadonlySet<Locale> = new Set(["nl", "fr", "en"]);

/** Hands a lead over as a contact of its estate; an estate that SweepBright no longer knows takes none, whenever it comes. */
export async function sendSweepbrightLead(
  client: Pick<SweepbrightClient, "saveContact">,
  { externalId, ...lead }: LeadForSystem,
): Promise<LeadAnswer> {
  const { kind, said } = await client.saveContact(externalId, contactOf(lead));
  if (kind === "done") return { kind: "taken", said };
  return { kind: kind === "later" || kind === "no-access" ? "later" : "refused", said };
}

/** No field takes an id of ours: the message ends with it, so that people know a lead that came twice. */
function contactOf(lead: Omit<LeadForSystem, "externalId">): SweepbrightContact {
  const { id, firstName, lastName, email, phone, message, locale } = lead;
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    ...(phone && { phone }),
    message: `${message}\n\nRef. ${id}`,
    ...(LOCALES.has(locale) && { locale }),
  };
}
