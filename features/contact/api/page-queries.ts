import type { QueryRunner } from "#features/site/api/query-runner.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readFields } from "#features/site/api/read-fields.ts";
import { ContactFormFields } from "../schema/contact-form.ts";
import { SendToAFriendFields } from "../schema/send-to-a-friend.ts";
import { takeContactForm } from "./contact-form.ts";
import { showToFriend } from "./send-to-a-friend.ts";

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends ReturnType<typeof contactQueries> {}
}

/** What a visitor asks of the agency's people; a 422 names what is wrong with a form in the visitor's language. */
export function contactQueries(context: QueryContext, { runLogged }: QueryRunner) {
  return {
    contactForm: (fields: object) =>
      runLogged("contactForm", fields, async () =>
        takeContactForm(context, await readFields(ContactFormFields, fields, context)),
      ),
    sendToAFriend: (fields: object) =>
      runLogged("sendToAFriend", fields, async () =>
        showToFriend(context, await readFields(SendToAFriendFields, fields, context)),
      ),
  };
}
