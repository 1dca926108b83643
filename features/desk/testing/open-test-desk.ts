import { openWriteApi } from "#bundle/write-api/testing/open-write-api.ts";
import { type BundleFiles, bundleFiles, siteJson } from "#bundle/testing/test-bundle.ts";
import { newSite } from "#bundle/testing/test-imports.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { Site } from "#features/site/schema/site.ts";
import type { NewPerson } from "../queries/people.ts";
import { testPerson } from "./test-person.ts";

const NOW = new Date("2026-03-02T11:00:00Z");
const HOUR_MS = 3_600_000;

/** What the desk's own page sends with each call. */
export const FROM_DESK = { "Gevel-Desk": "1", "Sec-Fetch-Site": "same-origin" } as const;

type CallOptions = {
  readonly cookie?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The API over a database of the test's own, for people who sign in. */
export async function openTestDesk() {
  const api = await openWriteApi();
  const { storage } = api;

  /** A call as the desk's page makes it, unless `headers` says otherwise. */
  const call = (method: string, path: string, { cookie, body, headers = FROM_DESK }: CallOptions = {}) =>
    api.call(method, path, { body, headers: { ...headers, ...(cookie ? { Cookie: cookie } : {}) } });

  const linkFor = async (siteId: string, personId: string, hours = 1) => {
    const expiresAt = new Date(NOW.getTime() + hours * HOUR_MS);
    return storage.transact((transaction) =>
      storage.desk.addSignInLink(transaction, siteId, { personId, expiresAt }),
    );
  };
  const add = async (siteId: string, person: NewPerson) =>
    (await storage.transact((transaction) => storage.desk.addPerson(transaction, siteId, person, NOW)))!;
  const signIn = async (siteId: string, personId: string) => {
    const secret = await linkFor(siteId, personId);
    const { headers } = await call("POST", `${siteId}/desk/sessions`, { body: { secret } });
    return cookieOf(headers);
  };

  return {
    ...api,
    call,
    linkFor,
    add,
    signIn,
    /** A site of its own with a person who is signed in; empty unless its bundle has `files`. */
    async agency(more: Partial<NewPerson> = {}, { files }: { readonly files?: BundleFiles } = {}) {
      const { id, hostnames, site } = newSite();
      if (files) await api.importFiles(bundleFiles({ "site.json": site(), ...files }));
      else await storage.pool.query(ADD_SITE, [id, Site.parse(siteJson({ id, hostnames }))]);
      const person = await add(id, testPerson("Lotte", "lotte@example.be", more));
      return { id, person, cookie: await signIn(id, person.id) };
    },
    mailsOf: async (siteId: string): Promise<MailDraft[]> => {
      const { rows } = await storage.pool.query<{ draft: MailDraft }>(
        "select draft from mail where site_id = $1 order by created_at, id",
        [siteId],
      );
      return rows.map(({ draft }) => draft);
    },
  };
}

const ADD_SITE = "insert into site (site_id, document) values ($1, $2)";

/** What a browser sends back of an answer. */
export function cookieOf(headers: Headers): string {
  return headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
}
