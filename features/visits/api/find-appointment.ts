import type { Appointment } from "../schema.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The appointment of an id, also one that was cancelled; whatever is no id is not found. */
export async function findAppointment({ parts, site }: QueryContext, id: string): Promise<Appointment> {
  const appointment = UUID.test(id) ? await parts.storage.appointments.find(site.id, id) : null;
  if (!appointment) throw new AppError("not-found", { detail: "There is no such appointment." });
  return appointment;
}
