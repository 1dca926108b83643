import { StayAnswer, StayRequest } from "../schema/stay-request.ts";
import { AGENCY_STEPS } from "#domain/rental/stay-request.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { takeStepOf } from "./find-stay.ts";

const SUMMARIES = {
  accept: "Accept a request for a stay: it is taken until it is over, and the visitor gets a mail",
  refuse: "Refuse a request for a stay: its days are free again, and the visitor gets a mail",
} as const;

const OPERATIONS = { accept: "acceptStay", refuse: "refuseStay" } as const;

/** The agency's answer to a request for a stay from its own system, by the id that `GET leads` names. */
export const stayDecisions = AGENCY_STEPS.map((step) =>
  siteEndpoint({
    method: "POST",
    path: `/leads/{stayId}/${step}`,
    group: "Leads",
    scope: "leads",
    isPersonal: true,
    summary: SUMMARIES[step],
    body: StayAnswer,
    description:
      "A body is only needed for a `note`, which the visitor reads in the mail. Again as often as it is asked. A 409 where it is no longer possible: the visitor took the request back, it was answered otherwise, the stay is over, or somebody else has its nights.",
    operationId: OPERATIONS[step],
    params: { stayId: "The id of a lead of the type `stay`" },
    answer: StayRequest,
    problems: ["not-found", "conflict"],
    handle: async (call) => {
      const { params, holder, body } = call;
      const by = { actor: holder!.actor, note: body?.note || null };
      return answer(await takeStepOf(call, params["stayId"]!, step, by));
    },
  }),
);
