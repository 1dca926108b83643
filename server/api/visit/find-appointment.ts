import type { Appointment } from "#contract/appointment/appointment.ts";
import type { AskedOfSite } from "../call/endpoint.ts";
import { AppError } from "../problem/app-error.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The appointment of the id in the path; whatever else stands there is not found. */
export async function findAppointment({ params, parts, site }: AskedOfSite): Promise<Appointment> {
  const id = params.id ?? "";
  const appointment = UUID.test(id) ? await parts.storage.appointments.find(site.id, id) : null;
  if (!appointment) throw new AppError("not-found", { detail: "There is no such appointment." });
  return appointment;
}
