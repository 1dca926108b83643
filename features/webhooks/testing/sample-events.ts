import { z } from "zod";
import { EVENT_DATA, type EventData, WebhookBody } from "../schema.ts";

const LEAD = { site: "huyzen", language: "nl" } as const;
const PERSON = { name: "An Peeters", email: "an@example.be", phone: "+32 470 00 00 00" };
const LISTING = {
  id: 1027,
  reference: "HZ-1027",
  title: "Woning met tuin",
  path: "/nl/aanbod/1027/woning-met-tuin",
  externalId: "A-17",
  source: "whise",
};
const VISIT = {
  id: "5b1c0f5e9d3a4c7d8e6f0a1b2c3d4e5f",
  ...LEAD,
  visitor: PERSON,
  start: "2027-03-06T09:00:00.000Z",
  end: "2027-03-06T09:45:00.000Z",
  listing: LISTING,
  guide: { name: "Lotte Verhaege", email: "lotte@huyzen.example", phone: "+32 9 000 00 00" },
};
const STAY = {
  id: "3f0c2d5e-0000-4000-8000-000000000000",
  ...LEAD,
  visitor: PERSON,
  state: "asked",
  message: "Mogen we onze hond meebrengen?",
  rental: { id: 40, reference: "ZT-0040", title: "Appartement met zeezicht", path: "/nl/vakantie/40" },
  start: "2027-07-03",
  end: "2027-07-10",
  persons: 4,
  total: 957,
  heldUntil: "2027-02-04T10:00:00.000Z",
};
const SUBSCRIPTION = {
  id: "7d9e4b11-0000-4000-8000-000000000000",
  ...LEAD,
  visitor: { name: null, email: "an@example.be", phone: null },
  frequency: "daily",
  criteria: {
    transactions: [1],
    types: [1],
    cities: [9000],
    priceMin: null,
    priceMax: 350_000,
    bedrooms: [3, 4, 5, 6],
  },
} as const;

/** One of each event, for docs and tests. */
const SAMPLES: { readonly [Type in keyof typeof EVENT_DATA]: EventData<Type> } = {
  "contact.requested": {
    id: "0b8f3c52-0000-4000-8000-000000000000",
    ...LEAD,
    visitor: PERSON,
    message: "Is de woning nog te koop?",
    listing: LISTING,
  },
  "visit.booked": VISIT,
  "visit.moved": { ...VISIT, previousStart: "2027-03-05T13:00:00.000Z" },
  "visit.cancelled": VISIT,
  "stay.asked": STAY,
  "stay.confirmed": { ...STAY, state: "confirmed" },
  "stay.withdrawn": { ...STAY, state: "withdrawn" },
  "subscription.confirmed": SUBSCRIPTION,
  "subscription.ended": { ...SUBSCRIPTION, reason: "unsubscribed" },
  "webhook.test": { site: "huyzen" },
};

/** The body of each sample, by its type. */
export function sampleBodies() {
  const timestamp = "2027-02-02T10:00:00.000Z";
  return Object.entries(SAMPLES).map(([type, data]) => ({
    about: EVENT_DATA[type as keyof typeof EVENT_DATA].description ?? "",
    body: { type, timestamp, data },
  }));
}

/** The JSON Schema (draft 2020-12) of every body. */
export function schemaOfBodies() {
  return { ...z.toJSONSchema(WebhookBody), title: "What Gevel sends to webhooks" };
}
