import type { DatabaseState } from "#features/site/queries/status/find-database-state.ts";
import type { MailCounts } from "#features/site/queries/status/find-mail-counts.ts";
import type { QueueState } from "#features/site/queries/status/find-queues.ts";
import type { SiteUsage } from "#features/site/queries/status/find-site-usage.ts";
import type { SourceState } from "#features/site/queries/status/find-source-states.ts";
import { count } from "../report-findings.ts";

export type Disk = { readonly free: number; readonly size: number };

export type Status = {
  readonly at: Date;
  readonly database: DatabaseState;
  readonly missingMigrations: readonly string[];
  readonly sites: readonly SiteUsage[];
  readonly queues: readonly QueueState[];
  readonly mails: readonly MailCounts[];
  readonly sources: readonly SourceState[];
  /** Of `DATA_DIR`; null where there is no such folder. */
  readonly disk: Disk | null;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** As the alerts of deploy/prometheus have them. */
const OLDEST_JOB_SECONDS = 15 * MINUTE;
const OLDEST_MAIL_SECONDS = HOUR;
const LEAST_FREE = 0.05;
const MOST_CONNECTIONS = 0.9;
const NEAR_LIMIT = 0.95;
const MEGABYTE = 1_000_000;

/** One line for each part. */
export function linesOfStatus(status: Status): string[] {
  const { database, missingMigrations, queues, mails, sources, sites, disk } = status;
  const busy = queues.filter(({ waiting, running, later }) => waiting + running + later > 0);
  const servers = database.servers.map(({ name, since }) => `${name} since ${since.toISOString()}`);
  const waiting = sum(mails, (mail) => mail.waiting);
  return [
    line("Servers", servers.length === 0 ? "none" : `${servers.length}: ${servers.join(", ")}`),
    line(
      "Database",
      `PostgreSQL ${database.version}, ${megabytes(database.bytes)}, ${database.connections} of ${database.mostConnections} connections`,
    ),
    line(
      "Migrations",
      missingMigrations.length === 0
        ? `all, up to ${database.migration}`
        : `missing: ${missingMigrations.join(", ")}`,
    ),
    line("Queues", busy.length === 0 ? "empty" : busy.map(queueInWords).join("; ")),
    line(
      "Mails",
      `${waiting} wait, ${sum(mails, ({ failed }) => failed)} given up, ${sum(mails, ({ sentLastDay }) => sentLastDay)} sent in 24 hours`,
    ),
    line(
      "Sources",
      sources.length === 0 ? "none" : sources.map((source) => sourceInWords(source)).join("; "),
    ),
    line("Sites", sitesInWords(sites)),
    line(
      "Disk",
      disk === null ? "no DATA_DIR here" : `${megabytes(disk.free)} free of ${megabytes(disk.size)}`,
    ),
  ];
}

/** What needs somebody, in words; of suspended sites nothing does. */
export function troublesOf(status: Status): string[] {
  const { database, missingMigrations, queues, disk, sites } = status;
  const suspended = new Set(sites.filter(({ suspendedAt }) => suspendedAt !== null).map(({ site }) => site));
  const isServed = ({ site }: { readonly site: string }) => !suspended.has(site);
  return [
    ...(database.servers.length === 0 ? ["no server is connected to this database"] : []),
    ...(missingMigrations.length > 0
      ? [`${count(missingMigrations.length, "migration")} not applied: start a server of this version`]
      : []),
    ...(database.connections > MOST_CONNECTIONS * database.mostConnections
      ? ["almost all connections of the database are taken: raise max_connections"]
      : []),
    ...queues
      .filter(({ oldestSeconds }) => oldestSeconds > OLDEST_JOB_SECONDS)
      .map(
        ({ queue, oldestSeconds }) =>
          `jobs of the queue ${queue} have been due for ${inWords(oldestSeconds)}`,
      ),
    ...status.mails.filter(isServed).flatMap(troublesOfMails),
    ...status.sources.filter(isServed).flatMap(troublesOfSource),
    ...sites.filter(isServed).flatMap((site) => troublesOfSite(site, status.mails)),
    ...(disk && disk.free < LEAST_FREE * disk.size ? ["the disk of DATA_DIR is almost full"] : []),
  ];
}

function troublesOfMails({ site, failed, oldestSeconds }: MailCounts): string[] {
  return [
    ...(failed > 0 ? [`${count(failed, "mail")} of ${site} given up: gevel mail list says why`] : []),
    ...(oldestSeconds > OLDEST_MAIL_SECONDS
      ? [`a mail of ${site} has waited for ${inWords(oldestSeconds)}`]
      : []),
  ];
}

function troublesOfSource({ site, source, outcome, everyMinutes, goodSeconds }: SourceState): string[] {
  const isLate =
    everyMinutes !== null && goodSeconds !== null && goodSeconds > HOUR + 4 * everyMinutes * MINUTE;
  if (outcome === "failed" || outcome === "refused")
    return [
      `the last run of ${site}/${source} ${outcome === "failed" ? "failed" : "was refused"}: gevel source list says why`,
    ];
  return isLate ? [`${site}/${source} brought nothing for ${inWords(goodSeconds)}`] : [];
}

function troublesOfSite(
  { site, listings, pictures, mediaBytes, limits }: SiteUsage,
  mails: readonly MailCounts[],
): string[] {
  const { sentLastDay = 0, waiting = 0 } = mails.find((counts) => counts.site === site) ?? {};
  return [
    ...(isNear(listings, limits.listings) ? [`${site} has ${listings} of ${limits.listings} listings`] : []),
    ...(isNear(pictures, limits.pictures) ? [`${site} has ${pictures} of ${limits.pictures} pictures`] : []),
    ...(isNear(mediaBytes ?? 0, limits.mediaBytes)
      ? [`${site} has ${megabytes(mediaBytes ?? 0)} of ${megabytes(limits.mediaBytes!)} of pictures`]
      : []),
    ...(isNear(sentLastDay, limits.mailsPerDay)
      ? [
          `${site} has sent ${sentLastDay} of ${count(limits.mailsPerDay!, "mail")} a day, and ${waiting} wait`,
        ]
      : []),
  ];
}

function queueInWords({ queue, waiting, later, running, oldestSeconds }: QueueState): string {
  const age = waiting > 0 ? `, the oldest for ${inWords(oldestSeconds)}` : "";
  return `${queue} ${waiting} wait${age}, ${running} run, ${later} later`;
}

function sourceInWords({ site, source, outcome, endedAt }: SourceState): string {
  return `${site}/${source} ${outcome === null ? "not run yet" : `${outcome} at ${endedAt!.toISOString()}`}`;
}

function sitesInWords(sites: readonly SiteUsage[]): string {
  const suspended = sites.filter(({ suspendedAt }) => suspendedAt !== null).map(({ site }) => site);
  const listings = sum(sites, (site) => site.listings);
  const off = suspended.length > 0 ? `, suspended: ${suspended.join(", ")}` : "";
  return `${sites.length} with ${count(listings, "listing")}${off}`;
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

const line = (name: string, text: string) => `${name.padEnd(12)}${text}`;
const isNear = (has: number, most: number | null) => most !== null && has > NEAR_LIMIT * most;
const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;

function inWords(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${Math.round(seconds)} s`;
  return seconds < 2 * HOUR
    ? `${Math.round(seconds / MINUTE)} minutes`
    : `${Math.round(seconds / HOUR)} hours`;
}
