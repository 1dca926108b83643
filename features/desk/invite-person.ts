import type { Person } from "#features/site/access/person.ts";
import type { StoreMails } from "#features/site/mail/outbox/store-mails.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { mailInvitation } from "./mail-sign-in-link.ts";
import { addPerson, type NewPerson } from "./queries/people.ts";

type Inviting = {
  readonly person: NewPerson;
  /** Who invites; null where the operator of the server does. */
  readonly inviter: string | null;
  readonly storeMails: StoreMails;
  readonly now: Date;
};

export type Invited = {
  readonly person: Person;
  /** Of the page that signs them in once. */
  readonly path: string;
};

/** Adds a person to the desk of a site, and mails them a link that signs them in; null where they came to it before. */
export async function invitePerson(
  transaction: Transaction,
  site: Pick<Site, "id" | "name">,
  { person: given, inviter, storeMails, now }: Inviting,
): Promise<Invited | null> {
  const person = await addPerson(transaction, site.id, given, now);
  if (!person) return null;
  const path = await mailInvitation(transaction, { site, person, inviter, storeMails, now });
  return { person, path };
}
