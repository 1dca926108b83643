import type { Site } from "../schema/site.ts";

/** Whose mailbox a site's mails come from: `mailSender(site)` is `{ name: "Huyzen", address: "info@huyzen.example" }`. */
export function mailSender({ name, agency, settings }: Pick<Site, "name" | "agency" | "settings">) {
  return { name, address: settings.mailFrom ?? agency.email };
}
