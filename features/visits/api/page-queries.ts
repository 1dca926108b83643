import type { QueryRunner } from "#features/site/api/query-runner.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readFields } from "#features/site/api/read-fields.ts";
import { VisitForm } from "../schema.ts";
import { bookVisitByForm } from "./book-visit.ts";
import { cancelVisit, findAppointment } from "./cancel-visit.ts";
import { visitSlots } from "./free-times.ts";

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends ReturnType<typeof visitQueries> {}
}

/** Visits, as a page and its form ask for them. */
export function visitQueries(context: QueryContext, { run, runLogged }: QueryRunner) {
  return {
    /** The times at which an estate can be visited. */
    visitSlots: (estateId: number) => run(() => visitSlots(context, estateId)),
    /** What a visitor filled in; a 422 names what is wrong in their language. */
    bookVisitByForm: (fields: object) =>
      runLogged("bookVisitByForm", fields, async () =>
        bookVisitByForm(context, await readFields(VisitForm, fields, context)),
      ),
    appointment: (appointmentId: string) => run(() => findAppointment(context, appointmentId)),
    cancelVisit: (appointmentId: string) => run(() => cancelVisit(context, appointmentId)),
  };
}
