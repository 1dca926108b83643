import type { Pool } from "pg";
import { type Invited, invitePerson } from "#features/desk/invite-person.ts";
import { mailInvitation } from "#features/desk/mail-sign-in-link.ts";
import { findPersonByEmail } from "#features/desk/queries/people.ts";
import { Email, Name } from "#features/desk/schema.ts";
import { isRole, type Role, ROLES } from "#features/site/access/person.ts";
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
are and gets another link.

  --role <role>  owner, editor or agent. Default: owner
  --name <name>  what the desk calls them. Default: what stands before the @
  --print        prints the link too: whoever opens it first is signed in`,
  run: async ({ words: [siteId = "", address = ""], flags, config, terminal }) => {
    const role = String(flags["role"] ?? "owner");
    const [email, name] = [Email.safeParse(address), Name.safeParse(flags["name"] ?? nameIn(address))];
    if (!isRole(role) || !email.success || !name.success) {
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
    terminal.say(`A mail to ${person.name} <${person.email}> (${person.role}) is on its way.`);
    if (flags["print"]) terminal.say(`${originOfSite(site, config.port)}${path}`);
    return EXIT.done;
  },
};

function nameIn(address: string): string {
  return address.split("@", 1)[0] ?? "";
}

type Given = { readonly email: string; readonly name: string; readonly role: Role };

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
    const person = { ...given, locale: site.defaultLocale, salesRepIds: [] };
    const invited = await invitePerson(transaction, site, { person, ...sending });
    if (invited) return { ...invited, site };
    const known = (await findPersonByEmail(transaction, siteId, given.email))!;
    return {
      person: known,
      path: await mailInvitation(transaction, { site, person: known, ...sending }),
      site,
    };
  });
}

const FIND_SITE = "select document as site from site where site_id = $1";
