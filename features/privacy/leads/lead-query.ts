import { z } from "zod";
import type { AppError } from "#features/site/api/app-error.ts";
import { invalidInput } from "#features/site/api/read-input.ts";
import type { LeadPlace, LeadsAsked } from "./list-leads.ts";
import { LEAD_ORDERS, LEAD_STATES, LEAD_TYPES } from "./schema.ts";

const MOST = 200;
const USUAL = 50;

/** What the words of the query mean. */
export const LEAD_QUERY = {
  type: `One of ${LEAD_TYPES.join(", ")}; all without it`,
  state: `One or more of ${LEAD_STATES.join(", ")}, with commas between them`,
  waiting: "`true`: only what waits for the agency, new questions and stays that nobody answered",
  from: "Only visits and stays that begin on this day or later",
  until: "Only visits and stays that begin on this day or earlier",
  order:
    "`newest`: what came last first. `soonest`, `latest`: visits and stays by their beginning. `newest` without it",
  limit: `At most so many; ${USUAL} without it, ${MOST} at most`,
  after: "`next` of the answer before",
};

/** Reads which leads are asked for; throws where a word is not known. */
export function readLeadQuery(query: URLSearchParams): Omit<LeadsAsked, "now" | "salesReps"> {
  return {
    type: oneOf(query, "type", LEAD_TYPES),
    states: statesIn(query),
    isWaiting: oneOf(query, "waiting", ["true", "false"] as const) === "true",
    from: dayIn(query, "from"),
    until: dayIn(query, "until"),
    order: oneOf(query, "order", LEAD_ORDERS) ?? "newest",
    most: mostIn(query),
    after: placeIn(query.get("after")),
  };
}

function oneOf<Word extends string>(
  query: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word | null {
  const asked = query.get(name);
  if (asked === null) return null;
  const word = words.find((one) => one === asked);
  if (!word) throw wrong(name, `expected one of ${words.join(", ")}`);
  return word;
}

function statesIn(query: URLSearchParams) {
  const asked = query.get("state")?.split(",");
  if (!asked) return null;
  return asked.map((word) => {
    const state = LEAD_STATES.find((one) => one === word);
    if (!state) throw wrong("state", `expected some of ${LEAD_STATES.join(", ")}`);
    return state;
  });
}

/** PostgreSQL knows no year 0. */
const Day = z.iso.date().refine((day) => day >= "0001");
const Moment = z.iso.datetime({ precision: 6 }).refine((moment) => moment >= "0001");
const Place = z.tuple([Moment, z.string().regex(/^[0-9a-f]{32}$/)]);

function dayIn(query: URLSearchParams, name: "from" | "until"): string | null {
  const asked = query.get(name);
  if (asked !== null && !Day.safeParse(asked).success) throw wrong(name, "expected a day as 2026-11-24");
  return asked;
}

function mostIn(query: URLSearchParams): number {
  const most = Number(query.get("limit") ?? USUAL);
  if (!Number.isInteger(most) || most < 1 || most > MOST) throw wrong("limit", `expected 1 to ${MOST}`);
  return most;
}

/** What `after` of the next call names. */
export function textOfPlace({ at, key }: LeadPlace): string {
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
