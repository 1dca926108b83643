import { valueAt } from "#domain/document/value-at.ts";
import { mailSender } from "#features/site/mail/mail-sender.ts";
import type { Site } from "#features/site/schema/site.ts";

type Row = {
  readonly path: readonly [keyof Site] | readonly ["settings", keyof Site["settings"]];
  /** What a document says that leaves it out; where there is nothing here, it says nothing, and the stored value stays. */
  readonly absent?: unknown;
};

/**
 * What of a site only who runs its server sets, by an import on the command line. All else is the agency's own: nobody else's
 * site, mail or server depends on it. (How long messages are kept is theirs too: the agency answers for them by law.)
 */
const OPERATORS_FIELDS: readonly Row[] = [
  // Other sites of the server are found by theirs, and certificates are made for them.
  { path: ["id"], absent: null },
  { path: ["hostnames"], absent: null },
  { path: ["isDefault"], absent: false },
  // Each language is one more of every page that the server makes and keeps.
  { path: ["locales"], absent: null },
  // A mail server sends for the domains of all its sites, so that any of them could write in another's name.
  { path: ["settings", "mailFrom"] },
  // They also keep a site from filling mailboxes of others, which would cost all sites of the mail server its good name.
  { path: ["settings", "captcha"], absent: true },
  { path: ["settings", "rateLimits"], absent: true },
];

const MESSAGE = "only who runs the server changes this";

type Fault = { readonly code: "only-by-operator"; readonly path: string; readonly message: string };

/** A version of a site with what its operator set since. */
export function withOperatorsFields(stored: unknown, version: unknown): unknown {
  return OPERATORS_FIELDS.reduce((site, { path }) => withValue(site, path, valueAt(stored, path)), version);
}

/** What of a site an agency's token can't change. Example: `settings.mailFrom`, where another one is given. */
export function operatorsFields(stored: Site, given: object): Fault[] {
  return OPERATORS_FIELDS.filter((row) => isChanged(row, stored, given)).map(({ path }) => ({
    code: "only-by-operator",
    path: path.join("."),
    message: MESSAGE,
  }));
}

/**
 * A site whose mails come from the address that they came from: where that was the agency's own, another one gets what is
 * sent to the agency, and is no sender before the operator makes it one.
 */
export function withKeptSender(stored: Site, given: Site): Site {
  const { address } = mailSender(stored);
  if (mailSender(given).address === address) return given;
  return { ...given, settings: { ...given.settings, mailFrom: address } };
}

function isChanged({ path, absent }: Row, stored: Site, given: object): boolean {
  const value = valueAt(given, path) ?? absent;
  if (value === undefined) return false;
  return JSON.stringify(value) !== JSON.stringify(valueAt(stored, path) ?? absent);
}

function withValue(document: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  const inner = rest.length > 0 ? withValue(valueAt(document, [name!]), rest, value) : value;
  return { ...(document as object | undefined), [name!]: inner };
}
