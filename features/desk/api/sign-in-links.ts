import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { EMPTY, siteEndpoint } from "#features/site/api/endpoint.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { mailSignInLink } from "../mail-sign-in-link.ts";
import { SignInLinkRequest } from "../schema.ts";
import { countCall } from "./count-call.ts";

/** Asks for a link by mail. Whether the address is known shows neither in the answer nor in the time that it takes. */
export const signInLinks = siteEndpoint({
  method: "POST",
  path: "/desk/sign-in-links",
  group: "Desk",
  desk: "anyone",
  isPersonal: true,
  summary: "Mails a person of the agency a link that signs them in",
  description:
    "The link works once, for 15 minutes. The answer is the same for an address that nobody has here; that gets no mail.",
  operationId: "deskSignInLink",
  body: SignInLinkRequest,
  canBeEmpty: true,
  problems: ["too-many"],
  handle: async (call) => {
    const { email, locale } = call.body;
    await countCall(call, ["desk-link-from-network", "desk-link-to-person"], email);
    // Not waited for: a known address takes longer.
    mailLater(call, email, locale).catch((error: unknown) =>
      call.parts.log.error({ siteId: call.site.id, err: error }, "a link to the desk could not be mailed"),
    );
    return EMPTY;
  },
});

/** The longest wait before a mail; nobody notices it beside the way that a mail takes. */
const LATEST_MS = 3_000;

/** At a moment that nobody knows: work that only a known address needs would slow down the request that comes right after. */
async function mailLater(...asked: Parameters<typeof mailTo>): Promise<void> {
  await sleep(randomInt(LATEST_MS), undefined, { ref: false });
  await mailTo(...asked);
}

async function mailTo(
  { site, parts, now }: QueryContext,
  email: string,
  locale: SignInLinkRequest["locale"],
): Promise<void> {
  const { desk, submissions } = parts.storage;
  const person = await desk.findPersonByEmail(site.id, email);
  if (!person) return;
  const { storeMails } = submissions;
  await submissions.transact((transaction) =>
    mailSignInLink(transaction, site.id, { person, storeMails, now, locale }),
  );
}
