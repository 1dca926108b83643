import { z } from "zod";
import { LOCALES } from "#domain/locale/locale.ts";
import { FREQUENCIES } from "#domain/subscription/frequency.ts";

const Person = z.object({ name: z.string().nullable(), email: z.string(), phone: z.string().nullable() });

const LEAD = {
  id: z.string().describe("The same in the events of webhooks about it."),
  at: z.iso.datetime().describe("When the visitor sent it; of a subscription, when they confirmed it."),
  language: z.enum(LOCALES).describe("The visitor's language."),
};

const Listing = z.object({
  id: z.int(),
  externalId: z.string().nullable().describe("Its id in the system that brought it, where that has one."),
  source: z.string().describe("Who brought it: `bundle`, `api`, or the name of a source."),
});

/** What a visitor asked the agency: a question, a visit, a stay, or to be kept informed. */
export const Lead = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("contact"),
    ...LEAD,
    visitor: Person,
    message: z.string().describe("As the visitor wrote it, after the chosen subject."),
    listing: Listing.nullable(),
  }),
  z.object({
    type: z.literal("visit"),
    ...LEAD,
    visitor: Person.nullable().describe("Null once its visitor was erased."),
    state: z.enum(["booked", "cancelled"]),
    start: z.iso.datetime(),
    end: z.iso.datetime(),
    listing: Listing,
    guide: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  }),
  z.object({
    type: z.literal("stay"),
    ...LEAD,
    visitor: Person,
    state: z.string().describe("As in the events of webhooks."),
    message: z.string().nullable().describe("As the visitor wrote it; null where they wrote nothing."),
    rental: z.object({ id: z.int(), reference: z.string().nullable() }),
    start: z.iso.date(),
    end: z.iso.date(),
    persons: z.int(),
    total: z
      .number()
      .nullable()
      .describe("In euro, without the deposit; null where the price is on request."),
  }),
  z.object({
    type: z.literal("subscription"),
    ...LEAD,
    visitor: Person,
    frequency: z.enum(FREQUENCIES),
    criteria: z.record(z.string(), z.unknown()).describe("What is looked for, by the site's ids."),
  }),
]);
export type Lead = z.infer<typeof Lead>;

export const LEAD_TYPES = [
  "contact",
  "visit",
  "stay",
  "subscription",
] as const satisfies readonly Lead["type"][];

/** What `GET leads` answers. */
export const Leads = z.object({
  leads: z.array(Lead),
  next: z.string().nullable().describe("What `after` of the next call names; null where no more follow."),
});
