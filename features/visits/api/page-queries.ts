import type { QueryRunner } from "#features/site/api/query-runner.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { cancelVisit, requireBookedVisit } from "./cancel-visit.ts";
import { visitSlots } from "./free-times.ts";
import { moveSlots, moveVisit } from "./move-visit.ts";

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends ReturnType<typeof visitQueries> {}
}

/** Visits, as a page asks for them. */
export function visitQueries(context: QueryContext, { run }: QueryRunner) {
  return {
    /** The times at which an estate can be visited. */
    visitSlots: (estateId: number) => run(() => visitSlots(context, estateId)),
    bookedVisit: (appointmentId: string) => run(() => requireBookedVisit(context, appointmentId)),
    cancelVisit: (appointmentId: string) => run(() => cancelVisit(context, appointmentId)),
    /** The times to which a visit can be moved. */
    moveSlots: (appointmentId: string) => run(() => moveSlots(context, appointmentId)),
    moveVisit: (appointmentId: string, start: string) =>
      run(() => moveVisit(context, appointmentId, { start })),
  };
}
