import { StayRequest } from "../schema/stay-request.ts";
import { AGENCY_STEPS, type StayStep, VISITOR_STEPS } from "#domain/rental/stay-request.ts";
import type { StaySide } from "../stay-requests/stay-tokens.ts";
import { answer, ajaxEndpoint, type Endpoint } from "#features/site/api/endpoint.ts";
import { findStay, takeStayStep } from "./find-stay.ts";

type SideRow = {
  readonly side: StaySide;
  readonly path: string;
  readonly steps: readonly StayStep[];
  readonly operation: string;
  readonly summary: string;
};

const SIDES: readonly SideRow[] = [
  {
    side: "visitor",
    path: "/stay-requests",
    steps: VISITOR_STEPS,
    operation: "stayRequest",
    summary: "A request for a stay, by the token of its visitor's mails",
  },
  {
    side: "agency",
    path: "/stay-answers",
    steps: AGENCY_STEPS,
    operation: "stayAnswer",
    summary: "A request for a stay, by the token of the agency's mail",
  },
];

const STEP_SUMMARIES: Readonly<Partial<Record<StayStep, string>>> = {
  confirm: "Confirms the visitor's address: the stay is kept for three days after it was asked for",
  withdraw: "Takes a request back: the stay is free again, and the agency gets a mail",
  accept: "Accepts a request: the stay is taken until it is over, and the visitor gets a mail",
  refuse: "Refuses a request: the stay is free again, and the visitor gets a mail",
};

const ABOUT = { group: "Holiday rentals", isPersonal: true, answer: StayRequest } as const;

const PARAMS = {
  lang: "Language of the page: nl, fr, en or de",
  token: "What the link in the mail holds",
};

/** What the pages behind the links of a stay's mails ask and do; looking changes nothing. */
export const stayRequests: readonly Endpoint[] = SIDES.flatMap((row) => [
  lookOf(row),
  row.steps.map((step) => stepOf(row, step)),
]).flat();

function lookOf({ side, path, operation, summary }: SideRow): Endpoint {
  return ajaxEndpoint({
    ...ABOUT,
    method: "GET",
    path: `${path}/{token}`,
    summary,
    operationId: operation,
    params: PARAMS,
    problems: ["not-found"],
    handle: async (call) => answer(await findStay(call, side, call.params["token"]!)),
  });
}

function stepOf({ side, path, operation }: SideRow, step: StayStep): Endpoint {
  return ajaxEndpoint({
    ...ABOUT,
    method: "POST",
    path: `${path}/{token}/${step}`,
    summary: STEP_SUMMARIES[step]!,
    description:
      "Again as often as it is asked; a 409 where the request's state has changed so that it is no longer possible.",
    operationId: `${operation}${step[0]!.toUpperCase()}${step.slice(1)}`,
    params: PARAMS,
    problems: ["not-found", "conflict"],
    handle: async (call) => answer(await takeStayStep(call, { side, step, token: call.params["token"]! })),
  });
}
