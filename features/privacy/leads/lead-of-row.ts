import { type AddressLike, formatAddress } from "#domain/estate/address/address.ts";
import { withSubject } from "#domain/contact/subject.ts";
import { type StayEnd, stayState } from "#domain/rental/stay-request.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { calendarUidOf } from "#features/visits/queries/booked-visit-row.ts";
import { visitedEstate } from "#features/visits/visited-estate.ts";
import type { Lead } from "./schema.ts";

type Of<Type extends Lead["type"]> = Extract<Lead, { readonly type: Type }>;

type Visitor = { firstName?: string; lastName?: string; email: string; phone?: string | null };
type Brought = { externalId: string | null; source: string } | null;
/** As a visit or a stay kept it. */
type Kept = { id: number; title: Multilingual; place: Multilingual | null; picture: string | null };

/** What the tables say of each kind. */
type Data = {
  contact: {
    fields: Record<string, string | undefined>;
    email: string;
    listingId: number | null;
    card: Estate | null;
    isAnswered: boolean;
    brought: Brought;
    address: AddressLike | null;
  };
  visit: {
    visitor: Visitor | null;
    start: string;
    end: string;
    isCancelled: boolean;
    estate: Kept;
    guide: Of<"visit">["guide"];
    brought: Brought;
    address: AddressLike | null;
  };
  stay: Pick<Of<"stay">, "start" | "end" | "persons"> & {
    visitor: Visitor;
    message: string | null;
    unit: Kept & { reference: string | null };
    cost: { total: number | null } | null;
    endedAs: StayEnd | null;
    confirmedAt: string | null;
    heldUntil: string;
  };
  subscription: Pick<Of<"subscription">, "frequency" | "criteria"> & { email: string };
};

type Common = {
  readonly at: string;
  /** What the list is ordered by. */
  readonly place: string;
  readonly key: string;
  readonly id: string;
  readonly locale: Lead["language"];
};
export type LeadRow = {
  [Type in Lead["type"]]: Common & { readonly type: Type; readonly data: Data[Type] };
}[Lead["type"]];

/** Only what the agency got by mail: no puzzle, no address of a network, and no id that opens a visitor's own page. */
export function leadOf(row: LeadRow, now: Date): Lead {
  const common = { id: row.id, at: instant(row.at), language: row.locale };
  if (row.type === "contact") return { type: "contact", ...common, ...contactOf(row.data) };
  if (row.type === "visit")
    return { type: "visit", ...common, id: calendarUidOf(row.id), ...visitOf(row.data) };
  if (row.type === "stay") return { type: "stay", ...common, ...stayOf(row.data, now) };
  const { email, frequency, criteria } = row.data;
  return {
    type: "subscription",
    ...common,
    visitor: { name: null, email, phone: null },
    frequency,
    criteria,
  };
}

function contactOf({ fields, email, listingId, card, isAnswered, brought, address }: Data["contact"]) {
  const { firstName, lastName, phone, subject, message = "" } = fields;
  return {
    visitor: personOf({
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      email,
      phone: phone ?? null,
    }),
    state: isAnswered ? ("answered" as const) : ("new" as const),
    message: withSubject(subject, message),
    listing:
      listingId === null ? null : listingOf(listingId, { brought, address }, card && visitedEstate(card)),
  };
}

function visitOf({ visitor, start, end, isCancelled, estate, guide, ...facts }: Data["visit"]) {
  const { name, email, phone } = guide;
  return {
    visitor: visitor?.email ? personOf(visitor) : null,
    state: isCancelled ? ("cancelled" as const) : ("booked" as const),
    start: instant(start),
    end: instant(end),
    listing: listingOf(estate.id, facts, estate),
    guide: { name, email, phone },
  };
}

function stayOf({ visitor, message, unit, start, end, persons, cost, ...facts }: Data["stay"], now: Date) {
  const confirmedAt = facts.confirmedAt === null ? null : new Date(facts.confirmedAt);
  const heldUntil = new Date(facts.heldUntil);
  return {
    visitor: personOf(visitor),
    state: stayState({ endedAs: facts.endedAs, confirmedAt, heldUntil }, now),
    heldUntil: heldUntil.toISOString(),
    message,
    rental: { id: unit.id, reference: unit.reference ?? null, ...aboutOf(unit) },
    start,
    end,
    persons,
    total: cost?.total ?? null,
  };
}

function personOf({ firstName = "", lastName = "", email, phone }: Visitor) {
  return { name: `${firstName} ${lastName}`.trim() || null, email, phone: phone || null };
}

type Facts = Pick<Data["visit"], "brought" | "address">;

function listingOf(id: number, { brought, address }: Facts, kept: Kept | null) {
  const about = aboutOf(kept);
  return {
    id,
    externalId: brought?.externalId ?? null,
    source: brought?.source ?? "bundle",
    ...about,
    address: address ? trueAddress(address) : about.place,
  };
}

/** The agency goes there, also where visitors are told the city alone. */
function trueAddress(address: AddressLike): Multilingual {
  const seen = { ...address, visible: true };
  return Object.fromEntries(LOCALES.map((locale) => [locale, formatAddress(seen, locale)]));
}

function aboutOf(kept: Kept | null) {
  const { title = null, place = null, picture = null } = kept ?? {};
  return { title, place, picture: picture === null ? null : { file: picture } };
}

function instant(text: string): string {
  return new Date(text).toISOString();
}
