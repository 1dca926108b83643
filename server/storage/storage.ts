import type { Appointments } from "./appointments/appointments.ts";
import type { Rentals } from "./rental/rentals.ts";
import type { Mails } from "./mails/mails.ts";
import type { Secrets } from "#platform/secrets/secrets.ts";
import type { Stays } from "./stays/stays.ts";
import type { Submissions } from "./submissions/submissions.ts";
import type { Subscriptions } from "./subscriptions/subscriptions.ts";
import type { Tokens } from "#platform/secrets/tokens.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly mails: Mails;
    /** Deletes what visitors gave and its site keeps no longer; the answer counts by kind. */
    expirePersonalData(now: Date): Promise<Readonly<Record<string, number>>>;
    readonly submissions: Submissions;
    readonly subscriptions: Subscriptions;
    readonly secrets: Secrets;
    readonly tokens: Tokens;
    readonly appointments: Appointments;
    readonly rentals: Rentals;
    readonly stays: Stays;
  }
}
