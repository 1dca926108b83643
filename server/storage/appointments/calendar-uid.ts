import { hash } from "node:crypto";

/** What calendars know a visit by: always the same, and nobody can cancel with it. */
export function calendarUidOf(appointmentId: string): string {
  return hash("sha256", appointmentId).slice(0, 32);
}
