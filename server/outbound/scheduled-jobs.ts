import { purgeExpired } from "#features/privacy/jobs.ts";
import { alerts, forgetUnconfirmed } from "#features/alerts/jobs/alert-jobs.ts";
import { endedSessions } from "#features/desk/jobs.ts";
import { oldSearchFigures } from "#features/figures/jobs.ts";
import { endedHolds } from "#features/rentals/jobs.ts";
import { endingSubscriptions } from "#features/alerts/jobs/ending-subscriptions.ts";
import type { ScheduledJob } from "#features/site/scheduled-job.ts";
import { dueCalendars } from "#bundle/calendars/read-due-calendars.ts";
import { dueSources } from "#bundle/sources/run/run-due-sources.ts";
import { dueDrafts } from "#bundle/write-api/drafts/due-drafts.ts";
import { oldImports } from "#bundle/write-api/imports/old-imports.ts";
import { oldVersions } from "#bundle/versions/store-versions.ts";
import { oldRefusals } from "#features/site/access/refused-calls.ts";
import { remoteMedia } from "#bundle/remote-media/fetch-remote-media.ts";
import { unusedMedia } from "#bundle/unused-media/free-unused-media.ts";
import { visitReminders } from "#features/visits/jobs.ts";

/** Everything that comes round by itself. */
export const SCHEDULED_JOBS: readonly ScheduledJob[] = [
  alerts,
  dueCalendars,
  dueDrafts,
  dueSources,
  endedHolds,
  endedSessions,
  endingSubscriptions,
  forgetUnconfirmed,
  oldImports,
  oldRefusals,
  oldSearchFigures,
  oldVersions,
  purgeExpired,
  remoteMedia,
  unusedMedia,
  visitReminders,
];
