import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Finding } from "#bundle/finding.ts";
import type { MappedListing } from "../mapping.ts";
import { type Collecting, defineConnector } from "../run/connector.ts";
import { readWhise } from "./read-whise.ts";
import { WhiseClient } from "./whise-client.ts";
import { sendWhiseLead } from "./whise-lead.ts";
import { WhiseSession } from "./whise-session.ts";

/** All listings are asked for again after so long, so that nothing that was missed stays wrong. */
const WHOLE_EVERY_MS = 24 * 3_600_000;
/** A change that is made while a run asks is asked for again by the next one. */
const OVERLAP_MS = 10 * 60_000;

const State = z.object({ changedAt: z.iso.datetime(), wholeAt: z.iso.datetime() });

const Settings = z
  .object({
    username: z.string().min(1).describe("The user that Whise gave for the API."),
    passwordVariable: z.string().min(1).describe("The environment variable that holds the password."),
    clientId: z.coerce.number().int().positive().describe("The agency's number at Whise."),
    officeId: z.coerce
      .number()
      .int()
      .positive()
      .optional()
      .describe("The office, where the agency has several."),
    languages: z
      .string()
      .default("nl-BE,fr-BE,en-GB,de-DE")
      .describe("The languages of its texts, as Whise calls them, with commas between."),
    address: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe("Another address than Whise's own, for tests."),
    leads: z
      .literal("send")
      .optional()
      .describe("send: who asks about its estates goes to Whise as a contact; needs officeId."),
  })
  .refine(({ leads, officeId }) => !leads || officeId !== undefined, {
    path: ["officeId"],
    error: "leads=send needs officeId: Whise takes no contact without an office",
  });

export const whise = defineConnector({
  about: "Whise, by its API: what changed since the last run, and everything once a day.",
  settings: Settings,
  async collect({ state, context, now, ...given }) {
    const { account, setting } = accessOf(given);
    const client = new WhiseClient(account, setting);
    const last = State.safeParse(state).data;
    const isComplete = !last || now.getTime() - Date.parse(last.wholeAt) >= WHOLE_EVERY_MS;
    const changedSince = isComplete
      ? {}
      : { changedSince: new Date(Date.parse(last.changedAt) - OVERLAP_MS) };
    const listings: MappedListing[] = [];
    const findings: Finding[] = [];
    const withdrawn: string[] = [];
    const answer = await client.eachPage(
      { languages: given.settings.languages.split(","), ...changedSince },
      async (page) => {
        const read = readWhise(page, { ...context, file: "Whise" });
        listings.push(...read.listings);
        findings.push(...read.findings);
        withdrawn.push(...read.notOffered.map(({ externalId }) => externalId));
      },
    );
    if (answer.kind !== "whole") return { kind: "failed", message: answer.message };
    const changedAt = now.toISOString();
    const wholeAt = isComplete ? changedAt : last.wholeAt;
    return { kind: "delivery", listings, withdrawn, isComplete, findings, state: { changedAt, wholeAt } };
  },
  sendLead: (given, lead) => {
    const { account, setting } = accessOf(given);
    const officeId = given.settings.officeId ?? 0;
    // The queue waits, no worker does.
    return sendWhiseLead(new WhiseSession(account, { ...setting, mostWaits: 0 }), { ...lead, officeId });
  },
});

type Given = Pick<Collecting<z.output<typeof Settings>>, "settings" | "secret" | "fetch">;

function accessOf({ settings, secret, fetch }: Given) {
  const { username, passwordVariable, clientId, officeId, address } = settings;
  const account = { username, password: secret(passwordVariable), clientId, ...(officeId && { officeId }) };
  const setting = {
    fetch,
    now: Date.now,
    wait: async (milliseconds: number) => void (await sleep(milliseconds)),
    ...(address && { address }),
  };
  return { account, setting };
}
