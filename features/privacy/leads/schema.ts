import { z } from "zod";
import { LOCALES } from "#domain/locale/locale.ts";
import { STAY_STATES } from "#domain/rental/stay-request.ts";
import { FREQUENCIES } from "#domain/alerts/frequency.ts";
import { MultilingualText } from "#features/site/schema/primitives.ts";

const Person = z.object({ name: z.string().nullable(), email: z.string(), phone: z.string().nullable() });

const LEAD = {
  id: z.string().describe("The same in the events of webhooks about it."),
  at: z.iso.datetime().describe("When the visitor sent it; of a subscription, when they confirmed it."),
  language: z.enum(LOCALES).describe("The visitor's language."),
};

/** What a lead is about, as lists show it. */
const ABOUT = {
  title: MultilingualText.nullable().describe("Null where the listing is gone and nobody kept its name."),
  place: MultilingualText.nullable().describe("Its address; of a hidden address its city alone."),
  picture: z.object({ file: z.string() }).nullable(),
};

const Listing = z.object({
  id: z.int(),
  externalId: z.string().nullable().describe("Its id in the system that brought it, where that has one."),
  source: z.string().describe("Who brought it: `bundle`, `api`, or the name of a source."),
  ...ABOUT,
  address: MultilingualText.nullable().describe(
    "Its true address, a hidden one too: never to be shown to visitors.",
  ),
});

export const Question = z.object({
  type: z.literal("contact"),
  ...LEAD,
  visitor: Person,
  state: z.enum(["new", "answered"]).describe("`answered` once somebody marked it so."),
  message: z.string().describe("As the visitor wrote it, after the chosen subject."),
  listing: Listing.nullable(),
});
export type Question = z.infer<typeof Question>;

const VisitLead = z.object({
  type: z.literal("visit"),
  ...LEAD,
  visitor: Person.nullable().describe("Null once its visitor was erased."),
  state: z.enum(["booked", "cancelled"]),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  listing: Listing,
  guide: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
});

const StayLead = z.object({
  type: z.literal("stay"),
  ...LEAD,
  visitor: Person,
  state: z.enum(STAY_STATES).describe("As in the events of webhooks."),
  message: z.string().nullable().describe("As the visitor wrote it; null where they wrote nothing."),
  rental: z.object({ id: z.int(), reference: z.string().nullable(), ...ABOUT }),
  start: z.iso.date(),
  end: z.iso.date(),
  persons: z.int(),
  total: z.number().nullable().describe("In euro, without the deposit; null where the price is on request."),
  heldUntil: z.iso.datetime().describe("Until then nobody else can ask for the stay."),
});

const SubscriptionLead = z.object({
  type: z.literal("subscription"),
  ...LEAD,
  visitor: Person,
  frequency: z.enum(FREQUENCIES),
  criteria: z.record(z.string(), z.unknown()).describe("What is looked for, by the site's ids."),
});

/** What a visitor asked the agency: a question, a visit, a stay, or to be kept informed. */
export const Lead = z.discriminatedUnion("type", [Question, VisitLead, StayLead, SubscriptionLead]);
export type Lead = z.infer<typeof Lead>;

export const LEAD_TYPES = [
  "contact",
  "visit",
  "stay",
  "subscription",
] as const satisfies readonly Lead["type"][];

/** In which a lead can be; a subscription has none. */
export const LEAD_STATES = ["new", "answered", "booked", "cancelled", ...STAY_STATES] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** `soonest` and `latest` go by the beginning of visits and stays, and list nothing else. */
export const LEAD_ORDERS = ["newest", "soonest", "latest"] as const;
export type LeadOrder = (typeof LEAD_ORDERS)[number];

/** What `GET leads` answers. */
export const Leads = z.object({
  leads: z.array(Lead),
  next: z.string().nullable().describe("What `after` of the next call names; null where no more follow."),
});
export type Leads = z.infer<typeof Leads>;

/** How much waits for the agency. */
export const WaitingLeads = z.object({
  questions: z.int().describe("Questions that nobody marked as answered."),
  stays: z
    .int()
    .describe(
      "Requests for stays that begin today or later and were neither answered nor taken back: those that are kept, and those whose visitor confirmed them before that ended.",
    ),
  visitsToday: z.int().describe("Visits of today that were not cancelled, in Brussels."),
  takesStays: z.boolean().describe("Whether the agency has holiday homes, or requests for stays."),
});
export type WaitingLeads = z.infer<typeof WaitingLeads>;
