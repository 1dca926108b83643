import { z } from "zod";
import type { Locale } from "#domain/locale/locale.ts";
import type { LeadAnswer, LeadForSystem } from "../run/connector.ts";
import type { WhiseSession } from "./whise-session.ts";

/** As Whise calls them: the default of the source's setting `languages`. */
const LANGUAGE_IDS: Readonly<Record<Locale, string>> = {
  nl: "nl-BE",
  fr: "fr-BE",
  en: "en-GB",
  de: "de-DE",
};

const BELGIUM = 1;
/** fw4-bvba/whise-api@f96aa42 src/Enums/ContactStatus.php. */
const ACTIVE = 1;

/** fw4-bvba/whise-api@f96aa42 src/ApiAdapter/ApiAdapter.php: either field tells a request that is not valid. */
const Refusal = z.union([
  z.object({ isValidRequest: z.literal(false) }),
  z.object({ isValidRequest: z.undefined(), validationErrors: z.array(z.unknown()).min(1) }),
]);

/** Hands over who asks as a contact: one with the same address is updated, so that a lead that comes twice is there once. */
export async function sendWhiseLead(
  session: Pick<WhiseSession, "post">,
  lead: LeadForSystem & { readonly officeId: number },
): Promise<LeadAnswer> {
  const answer = await session.post("/v1/contacts/upsert", contactOf(lead));
  if (answer.kind !== "answered")
    return { kind: answer.kind === "refused" ? "refused" : "later", said: answer.said };
  const said = `HTTP ${answer.status}`;
  if (answer.status >= 300) return { kind: "later", said };
  if (Refusal.safeParse(answer.json).success)
    return { kind: "refused", said: `${said}, the request is not valid` };
  return { kind: "taken", said };
}

/**
 * Names, address and phone as bib111/whise-api-client@44ae934 Contacts/contacts-example-js.txt:41-68 sends them to that call; the
 * estate and the status as tombroucke/immo-sync-whise@a19d029 src/Frontend/Contacts.php:26-39 does. Without `Comments`, which
 * would take the place of what the agency noted, and without `AgreementEmail`: nobody agreed to advertisements.
 */
function contactOf({ externalId, officeId, ...lead }: LeadForSystem & { readonly officeId: number }) {
  const { firstName, lastName, email, phone, locale } = lead;
  return {
    Name: lastName,
    FirstName: firstName,
    PrivateEmail: email,
    ...(phone && { PrivateTel: phone }),
    EstateIds: [Number(externalId)],
    LanguageId: LANGUAGE_IDS[locale],
    CountryId: BELGIUM,
    StatusId: ACTIVE,
    OfficeIds: [officeId],
  };
}
