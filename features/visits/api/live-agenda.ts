import { BookedVisit, VisitMove, Reservation, Slots } from "../schema.ts";
import { answer, EMPTY, siteEndpoint } from "#features/site/api/endpoint.ts";
import { requireId } from "#features/site/api/read-input.ts";
import { BOOKING, bookVisit } from "./book-visit.ts";
import { cancelVisit, requireBookedVisit } from "./cancel-visit.ts";
import { visitSlots } from "./free-times.ts";
import { MOVING, moveVisit } from "./move-visit.ts";

const PARAMS = { id: "Id of the appointment: whoever holds it may see, move and cancel it" };

export const liveAgenda = [
  // Before the times of an estate, whose path would take it for an id.
  siteEndpoint({
    ...BOOKING,
    method: "POST",
    path: "/live-agenda/reservation",
    group: "Live agenda",
    summary: "Book a visit",
    operationId: "bookVisit",
    body: Reservation,
    isForm: true,
    isPersonal: true,
    handle: async (call) => answer(await bookVisit(call, call.body)),
  }),
  siteEndpoint({
    method: "GET",
    path: "/live-agenda/{estateId}",
    group: "Live agenda",
    summary: "The times at which an estate can be visited",
    operationId: "visitSlots",
    params: { estateId: "Id of the estate" },
    query: {
      from: "First day (yyyy-mm-dd, in Brussels) or moment (RFC 3339); now when absent",
      to: "Last day or moment; the end of the agenda when absent",
    },
    // What was free a moment ago may be taken now.
    isPersonal: true,
    answer: Slots,
    problems: ["not-found", "gone", "no-visits", "invalid-input"],
    async handle(call) {
      const window = { from: call.query.get("from"), to: call.query.get("to") };
      return answer(await visitSlots(call, requireId(call.params.estateId), window));
    },
  }),
  siteEndpoint({
    method: "GET",
    path: "/live-agenda/reservation/{id}",
    group: "Live agenda",
    summary: "An appointment, also one that was cancelled",
    operationId: "appointment",
    params: PARAMS,
    isPersonal: true,
    answer: BookedVisit,
    problems: ["not-found"],
    handle: async (call) => answer(await requireBookedVisit(call, call.params.id!)),
  }),
  siteEndpoint({
    ...MOVING,
    method: "PATCH",
    path: "/live-agenda/reservation/{id}",
    group: "Live agenda",
    summary: "Move an appointment to another time: the old one is free again, and both sides are told",
    operationId: "moveVisit",
    params: PARAMS,
    body: VisitMove,
    isForm: true,
    isPersonal: true,
    handle: async (call) => answer(await moveVisit(call, call.params.id!, call.body)),
  }),
  siteEndpoint({
    method: "DELETE",
    path: "/live-agenda/reservation/{id}",
    group: "Live agenda",
    summary: "Cancel an appointment: its time is free again, and both sides are told",
    operationId: "cancelVisit",
    params: PARAMS,
    isPersonal: true,
    canBeEmpty: true,
    problems: ["not-found", "appointment-passed"],
    async handle(call) {
      await cancelVisit(call, call.params.id!);
      return EMPTY;
    },
  }),
];
