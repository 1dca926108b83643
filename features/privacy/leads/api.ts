import { z } from "zod";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { invalidInput } from "#features/site/api/read-input.ts";
import type { LeadPlace } from "./list-leads.ts";
import { LEAD_TYPES, Leads } from "./schema.ts";

const MOST = 200;
const USUAL = 50;

export const leads = siteEndpoint({
  method: "GET",
  path: "/leads",
  group: "Leads",
  scope: "leads",
  isPersonal: true,
  summary: "What visitors asked the agency, the newest first",
  description:
    "Questions, visits, stays and confirmed subscriptions, as far as the site keeps them (`settings.retentionMonths`), with what the agency got by mail.\n\n`curl -H 'Authorization: Bearer gevel_…' 'https://www.example.be/api/sites/huyzen/leads?type=contact&limit=50'`",
  operationId: "leads",
  query: {
    type: `One of ${LEAD_TYPES.join(", ")}; all without it`,
    limit: `At most so many; ${USUAL} without it, ${MOST} at most`,
    after: "`next` of the answer before",
  },
  answer: Leads,
  problems: ["invalid-input"],
  handle: async ({ site, parts, query, now }) => {
    const asked = { type: typeIn(query), most: mostIn(query), after: placeIn(query.get("after")), now };
    const { leads: found, next } = await parts.storage.listLeads(site.id, asked);
    return answer({ leads: found, next: next && textOf(next) });
  },
});

function typeIn(query: URLSearchParams) {
  const asked = query.get("type");
  if (asked === null) return null;
  const type = LEAD_TYPES.find((one) => one === asked);
  if (!type) throw wrong("type", `expected one of ${LEAD_TYPES.join(", ")}`);
  return type;
}

function mostIn(query: URLSearchParams): number {
  const most = Number(query.get("limit") ?? USUAL);
  if (!Number.isInteger(most) || most < 1 || most > MOST) throw wrong("limit", `expected 1 to ${MOST}`);
  return most;
}

/** PostgreSQL knows no year 0. */
const Moment = z.iso.datetime({ precision: 6 }).refine((moment) => moment >= "0001");
const Place = z.tuple([Moment, z.string().regex(/^[0-9a-f]{32}$/)]);

function textOf({ at, key }: LeadPlace): string {
  return Buffer.from(JSON.stringify([at, key])).toString("base64url");
}

function placeIn(text: string | null): LeadPlace | null {
  if (text === null) return null;
  const place = Place.safeParse(jsonIn(text));
  if (!place.success) throw wrong("after", "expected what `next` of an answer said");
  return { at: place.data[0], key: place.data[1] };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

function wrong(path: string, message: string): AppError {
  return invalidInput([{ path, message }]);
}
