import type { Pool } from "pg";
import { type Invited, invitePerson } from "#features/desk/invite-person.ts";
import { mailInvitation } from "#features/desk/mail-sign-in-link.ts";
import { findPersonByEmail, type NewPerson } from "#features/desk/queries/people.ts";
import { Email, Name } from "#features/desk/schema.ts";
import { isRole, type Person, type Role, ROLES } from "#features/site/access/person.ts";
import { createStoreMails } from "#features/site/mail/outbox/store-mails.ts";
import type { Site } from "#features/site/schema/site.ts";
import { originOfSite } from "#features/site/site-origin.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { createJobSender } from "#platform/jobs/job-sender.ts";
import { EXIT } from "../exit-code.ts";
import type { Command } from "./command.ts";
import { withPool } from "./with-database.ts";

export const deskInviteCommand: Command = {
  name: "desk invite",
  takes: "<site> <email>",
  fewest: 2,
  most: 2,
  summary: "Invites somebody of the agency to its desk, where they invite the others.",
  flags: { role: { type: "string" }, name: { type: "string" }, print: { type: "boolean" } },
  help: `
A mail brings a link that signs in once within seven days; a running server sends it. Who came to the desk before stays as they
are and gets another link. Who was invited and never came gets another link too, and keeps what is not said anew: role, name,
language and sales reps.

  --role <role>  owner, editor or agent. Default: that of an earlier invitation, else owner
  --name <name>  what the desk calls them. Default: that of an earlier invitation, else what stands before the @
  --print        prints the link too: whoever opens it first is signed in`,
  run: async ({ words: [siteId = "", address = ""], flags, config, terminal }) => {
    const [role, email] = [flags["role"], Email.safeParse(address)];
    const name = Name.optional().safeParse(flags["name"]);
    if (!isGivenRole(role) || !email.success || !name.success) {
      terminal.complain(
        `gevel: desk invite takes an e-mail address, a name of one line, and a role of ${ROLES.join(", ")}`,
      );
      return EXIT.usage;
    }
    const given = { email: email.data, name: name.data, role };
    const invited = await withPool(config, (pool) => invite(pool, siteId, given));
    if (!invited) {
      terminal.complain(`gevel: there is no site "${siteId}"`);
      return EXIT.failed;
    }
    const { person, path, site } = invited;
    if (role && role !== person.role)
      terminal.complain(`gevel: ${person.email} came to the desk before and stays ${person.role}`);
    terminal.say(`A mail to ${person.name} <${person.email}> (${person.role}) is on its way.`);
    if (flags["print"]) terminal.say(`${originOfSite(site, config.port)}${path}`);
    return EXIT.done;
  },
};

function isGivenRole(role: unknown): role is Role | undefined {
  return role === undefined || isRole(String(role));
}

function nameIn(address: string): string {
  return address.split("@", 1)[0] ?? "";
}

/** What the operator says; the rest stays what an earlier invitation said. */
type Given = {
  readonly email: string;
  readonly name: string | undefined;
  readonly role: Role | undefined;
};

function personOf({ email, name, role }: Given, before: Person | null, site: Site): NewPerson {
  const invitedAs = role ?? before?.role ?? "owner";
  return {
    email,
    name: name ?? before?.name ?? nameIn(email),
    role: invitedAs,
    locale: before?.locale ?? site.defaultLocale,
    // Those of another role's listings are nobody's.
    salesRepIds: before?.role === invitedAs ? before.salesRepIds : [],
  };
}

/** Null where there is no such site. */
function invite(
  pool: Pool,
  siteId: string,
  given: Given,
): Promise<(Invited & { readonly site: Site }) | null> {
  const sending = { storeMails: createStoreMails(createJobSender(pool)), inviter: null, now: new Date() };
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<{ site: Site }>(FIND_SITE, [siteId]);
    const site = rows[0]?.site;
    if (!site) return null;
    const before = await findPersonByEmail(transaction, siteId, given.email);
    const person = personOf(given, before, site);
    const invited = await invitePerson(transaction, site, { person, ...sending });
    if (invited) return { ...invited, site };
    const path = await mailInvitation(transaction, { site, person: before!, ...sending });
    return { person: before!, path, site };
  });
}

const FIND_SITE = "select document as site from site where site_id = $1";
