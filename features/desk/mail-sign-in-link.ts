import type { Locale } from "#domain/locale/locale.ts";
import type { Person } from "#features/site/access/person.ts";
import type { StoreMails } from "#features/site/mail/outbox/store-mails.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { addSignInLink } from "./queries/sign-in-links.ts";
import { signInPath } from "./sign-in-path.ts";

const LINK_MINUTES = 15;
const INVITATION_DAYS = 7;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Mailing = { readonly person: Person; readonly storeMails: StoreMails; readonly now: Date };

/** Makes a link that signs in once within a quarter of an hour, and its mail. */
export async function mailSignInLink(
  transaction: Transaction,
  siteId: string,
  { person, storeMails, now, locale }: Mailing & { readonly locale: Locale },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * MINUTE_MS);
  const path = signInPath(await addSignInLink(transaction, siteId, { personId: person.id, expiresAt }));
  const mail = { name: "desk-link", props: { path } } as const;
  await storeMails(siteId, transaction, [draftOf(mail, person, locale)], { now });
}

type Inviting = Mailing & { readonly site: Pick<Site, "id" | "name">; readonly inviter: string | null };

/** Makes a link that signs in once within a week, and the mail that invites; the answer is the path of the link. */
export async function mailInvitation(
  transaction: Transaction,
  { site, person, inviter, storeMails, now }: Inviting,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const path = signInPath(await addSignInLink(transaction, site.id, { personId: person.id, expiresAt }));
  const props = { path, name: person.name, inviter, agency: site.name };
  const mail = { name: "desk-invitation", props } as const;
  await storeMails(site.id, transaction, [draftOf(mail, person, person.locale)], { now });
  return path;
}

function draftOf(mail: MailDraft["mail"], { email }: Person, locale: Locale): MailDraft {
  return { mail, locale, to: { address: email } };
}
