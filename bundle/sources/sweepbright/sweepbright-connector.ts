import { z } from "zod";
import type { FetchPublic } from "#platform/http/fetch-public.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { JsonObject } from "../mapping-row.ts";
import {
  type Collecting,
  defineConnector,
  type LeadAnswer,
  type LeadForSystem,
  type ReadEvent,
} from "../run/connector.ts";
import { readSweepbrightEstate } from "./read-sweepbright.ts";
import { SweepbrightClient, type SweepbrightContact } from "./sweepbright-client.ts";
import { readSweepbrightEvent } from "./sweepbright-event.ts";

const Settings = z.object({
  clientId: z.string().min(1).describe("The client id of the agency's Website API."),
  secretVariable: z.string().min(1).describe("The environment variable that holds the client secret."),
  address: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Another address than SweepBright's own, for tests."),
  leads: z
    .literal("send")
    .optional()
    .describe("send: questions and visits about its estates go to SweepBright too."),
});

type Setting = Pick<Collecting<z.output<typeof Settings>>, "settings" | "secret" | "fetch">;

export const sweepbright = defineConnector({
  about: "SweepBright, by its webhook; a run brings again what SweepBright has sent so far.",
  settings: Settings,
  async collect({ context, documents, ...setting }) {
    const client = clientOf(setting);
    const account = await client.signIn();
    if (account.kind !== "token") return { kind: "failed", message: account.message };
    const read = (await documents()).map((document) => readSweepbrightEstate(document, context));
    if (read.length === 0) return { kind: "unchanged" };
    return {
      kind: "delivery",
      listings: read.flatMap(({ listings }) => listings),
      withdrawn: read.flatMap(({ withdrawn }) => withdrawn),
      isComplete: false,
      findings: read.flatMap(({ findings }) => findings),
    };
  },
  webhook: {
    read: (body, headers, { settings, secret }) =>
      eventOf(readSweepbrightEvent(body, headers, secret(settings.secretVariable))),
    open: (setting) => {
      const client = clientOf(setting);
      return {
        document: async (id) => {
          const answer = await client.estate(id);
          if (answer.kind !== "estate") return answer;
          return { kind: "document", document: answer.document as JsonObject };
        },
        tellAddress: (id, url) => client.setUrl(id, url),
      };
    },
    listingsOf: readSweepbrightEstate,
  },
  sendLead: (setting, lead) => sendSweepbrightLead(clientOf(setting), lead),
});

/** Clients by the way that they fetch, and by account: the token of one serves for many events. */
const clients = new WeakMap<FetchPublic, Map<string, SweepbrightClient>>();

function clientOf({ settings, secret, fetch }: Setting): SweepbrightClient {
  const { clientId, secretVariable, address } = settings;
  const clientSecret = secret(secretVariable);
  const known = clients.getOrInsertComputed(fetch, () => new Map<string, SweepbrightClient>());
  return known.getOrInsertComputed(JSON.stringify([clientId, clientSecret, address]), () => {
    const setting = { fetch, now: Date.now, ...(address && { address }) };
    return new SweepbrightClient({ clientId, clientSecret }, setting);
  });
}

function eventOf(read: ReturnType<typeof readSweepbrightEvent>): ReadEvent {
  if (read.kind !== "event") return read;
  const { estate_id: externalId, event, happened_at: happenedAt = null } = read.event;
  const change = event === "estate-deleted" ? "removed" : "changed";
  return { kind: "event", event: { externalId, change, happenedAt: happenedAt ?? null } };
}

/** The languages that SweepBright's estates have; nothing public says that it takes another. */
const LOCALES_OF_LEADS: ReadonlySet<Locale> = new Set(["nl", "fr", "en"]);

/** Hands a lead over as a contact of its estate; an estate that SweepBright no longer knows takes none, whenever it comes. */
async function sendSweepbrightLead(
  client: Pick<SweepbrightClient, "saveContact">,
  { externalId, ...lead }: LeadForSystem,
): Promise<LeadAnswer> {
  const { kind, said } = await client.saveContact(externalId, contactOf(lead));
  if (kind === "done") return { kind: "taken", said };
  return { kind: kind === "later" || kind === "no-access" ? "later" : "refused", said };
}

/** No field takes an id of ours: the message ends with it, so that people know a lead that came twice. */
function contactOf(lead: Omit<LeadForSystem, "externalId">): SweepbrightContact {
  const { id, firstName, lastName, email, phone, message, locale } = lead;
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    ...(phone && { phone }),
    message: `${message}\n\nRef. ${id}`,
    ...(LOCALES_OF_LEADS.has(locale) && { locale }),
  };
}
