import { AppError } from "#features/site/api/app-error.ts";
import { answer, type ApiCall, EMPTY, siteEndpoint } from "#features/site/api/endpoint.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { type BookedVisit, Slots, VisitMove } from "../schema.ts";
import { cancelVisit } from "./cancel-visit.ts";
import { MOVING, moveSlots, moveVisit } from "./move-visit.ts";

const OF_VISIT = {
  group: "Leads",
  scope: "leads",
  isNarrowed: true,
  isPersonal: true,
  params: { visitId: "The id of a lead of the type `visit`" },
} as const;

const HOW_MOVED = ["not-found", "gone", "no-visits", "appointment-passed", "appointment-fixed"] as const;

/** What an agency does with a booked visit from its own system, by the id that `GET leads` names. */
export const visitDecisions = [
  siteEndpoint({
    ...OF_VISIT,
    method: "GET",
    path: "/leads/{visitId}/slots",
    summary: "The times to which a visit can be moved",
    operationId: "moveSlotsOfVisit",
    answer: Slots,
    problems: HOW_MOVED,
    handle: async (call) => answer(await moveSlots(call, (await requireVisit(call)).id)),
  }),
  siteEndpoint({
    ...OF_VISIT,
    method: "POST",
    path: "/leads/{visitId}/move",
    summary: "Move a visit to another time: the old one is free again, and both sides are told",
    description: MOVING.description,
    operationId: "moveLeadVisit",
    body: VisitMove,
    canBeEmpty: true,
    problems: MOVING.problems,
    async handle(call) {
      await moveVisit(call, (await requireVisit(call)).id, call.body);
      return EMPTY;
    },
  }),
  siteEndpoint({
    ...OF_VISIT,
    method: "POST",
    path: "/leads/{visitId}/cancel",
    summary: "Cancel a visit: its time is free again, and both sides are told",
    operationId: "cancelLeadVisit",
    canBeEmpty: true,
    problems: ["not-found", "appointment-passed"],
    async handle(call) {
      await cancelVisit(call, (await requireVisit(call)).id);
      return EMPTY;
    },
  }),
];

type VisitCall = QueryContext & Pick<ApiCall, "params" | "holder">;

/** The visit of a lead; its own id, with which its visitor's page opens, is not told. */
async function requireVisit({ params, site, parts, holder }: VisitCall): Promise<BookedVisit> {
  const found = await parts.storage.visits.findByCalendarUid(site.id, params["visitId"]!);
  const only = holder!.onlyOf;
  if (!found || (only && !only.includes(found.salesRepId)))
    throw new AppError("not-found", { detail: "There is no such visit." });
  return found;
}
