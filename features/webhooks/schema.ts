import { z } from "zod";
import { LOCALES } from "#domain/locale/locale.ts";
import { FREQUENCIES } from "#domain/alerts/frequency.ts";

/** Who writes, asks or comes, as the mail to the agency names them. */
const Person = z.object({
  name: z.string().nullable().describe("Null where the form asks for no name."),
  email: z.string(),
  phone: z.string().nullable(),
});

/** What a lead is about, as it was at that moment; a hidden address is its city alone. */
const Subject = {
  id: z.int().describe("Its number on the site."),
  reference: z.string().nullable().describe("The agency's own reference."),
  title: z.string(),
  path: z.string().describe("The address of its page, below the site's own."),
};

const Listing = z.object({
  ...Subject,
  externalId: z.string().nullable().describe("Its id in the system that brought it, where that has one."),
  source: z.string().describe("Who brought it: bundle, api, or the name of a source such as whise."),
});

const LEAD = {
  id: z.string().describe("Of the lead: the same in all events about it."),
  site: z.string().describe("The site's id."),
  language: z.enum(LOCALES).describe("The visitor's language."),
};

const Contact = z.object({
  ...LEAD,
  visitor: Person,
  message: z.string().describe("As the visitor wrote it, after the chosen subject."),
  listing: Listing.nullable(),
});

const Visit = z.object({
  ...LEAD,
  visitor: Person.nullable().describe("Null where a visit is off because its visitor was erased."),
  start: z.string().describe("RFC 3339, in UTC."),
  end: z.string(),
  listing: Listing,
  guide: z
    .object({ name: z.string(), email: z.string(), phone: z.string() })
    .describe("Who guides the visit."),
});

const MovedVisit = Visit.extend({ previousStart: z.string().describe("When it would have begun before.") });

const Stay = z.object({
  ...LEAD,
  visitor: Person,
  state: z.string().describe("asked: the visitor has yet to confirm their address; confirmed; withdrawn."),
  message: z.string().nullable().describe("As the visitor wrote it; null where they wrote nothing."),
  rental: z.object(Subject).describe("The holiday home."),
  start: z.iso.date().describe("The day of arrival."),
  end: z.iso.date(),
  persons: z.int(),
  total: z.number().nullable().describe("In euro, without the deposit; null where the price is on request."),
  heldUntil: z.string().describe("Until then nobody else can ask for the stay."),
});

const Subscription = z.object({
  ...LEAD,
  visitor: Person,
  frequency: z.enum(FREQUENCIES),
  criteria: z
    .record(z.string(), z.unknown())
    .describe("What is looked for, by the site's ids; an empty list and a null ask nothing."),
});

const EndedSubscription = Subscription.extend({
  reason: z
    .enum(["unsubscribed", "replaced", "expired"])
    .describe("replaced: by one at another address, or by one that looks for the same."),
});

/** The data of each event that can be sent to a webhook. */
export const EVENT_DATA = {
  "contact.requested": Contact.describe("A visitor asked the agency, or a listing's sales rep, something."),
  "visit.booked": Visit.describe("A visitor booked a visit."),
  "visit.moved": MovedVisit.describe("A visitor moved a visit to another time."),
  "visit.cancelled": Visit.describe("A visit is off."),
  "stay.asked": Stay.describe("A visitor asked for a stay in a holiday home."),
  "stay.confirmed": Stay.describe("Who asked for a stay confirmed their address."),
  "stay.withdrawn": Stay.describe("Who asked for a stay took it back."),
  "subscription.confirmed": Subscription.describe("A visitor confirmed that they want to be kept informed."),
  "subscription.ended": EndedSubscription.describe("A subscriber is not kept informed any more."),
  "webhook.test": z.object({ site: z.string() }).describe("Sent by `gevel webhook test` alone."),
} as const;

type TestType = "webhook.test";
export type EventType = Exclude<keyof typeof EVENT_DATA, TestType>;
export type EventData<Type extends EventType | TestType> = z.infer<(typeof EVENT_DATA)[Type]>;

/** What a webhook can be added for. */
export const EVENT_TYPES = Object.keys(EVENT_DATA).filter((type) => type !== "webhook.test") as EventType[];

export function isEventType(word: string): word is EventType {
  return EVENT_TYPES.some((type) => type === word);
}

const envelopes = Object.entries(EVENT_DATA).map(([type, data]) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().describe("When it happened."),
    data,
  }),
);

/** The body of any call that goes to a webhook. */
export const WebhookBody = z.union(envelopes);
