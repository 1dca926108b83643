import type { Registry } from "prom-client";
import type { Figures } from "./database-figures.ts";
import { addGauge, type Sample } from "./server-metrics.ts";

type Row = {
  readonly labels: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, number | null>>;
};
type Group = {
  readonly labelNames: readonly string[];
  readonly rowsOf: (figures: Figures) => readonly Row[];
  /** Help by the metric's name without `gevel_`; `figures` has a value of the same name. */
  readonly metrics: Readonly<Record<string, string>>;
};

/** What the database says of all sites: every server of a deployment says the same, so that dashboards take the greatest. */
export function addDatabaseMetrics(registry: Registry, figures: () => Figures | null): void {
  for (const { labelNames, rowsOf, metrics } of GROUPS) {
    for (const [name, help] of Object.entries(metrics)) {
      const read = () => rowsOf(figures() ?? NONE).flatMap((row) => sampleOf(row, name));
      addGauge(registry, { name: `gevel_${name}`, help, labelNames, read });
    }
  }
}

const NONE: Figures = { sites: [], queues: [], mails: [], sources: [] };

function sampleOf({ labels, figures }: Row, name: string): Sample[] {
  const value = figures[name];
  return value === null || value === undefined ? [] : [[labels, value]];
}

const SITES: Group = {
  labelNames: ["site"],
  metrics: {
    site_listings: "Listings of the site",
    site_listings_limit: "Listings that the site may have; absent without a limit",
    site_pictures: "Files of pictures, films and documents of the site",
    site_pictures_limit: "Files that the site may have; absent without a limit",
    site_media_bytes: "What these files take; absent without a limit on it",
    site_media_bytes_limit: "What they may take; absent without a limit",
    site_mails_limit: "Mails that may leave for the site in a day; absent without a limit",
    site_suspended: "1 while the site is suspended",
  },
  rowsOf: ({ sites }) =>
    sites.map(({ site, listings, pictures, mediaBytes, limits, suspendedAt }) => ({
      labels: { site },
      figures: {
        site_listings: listings,
        site_listings_limit: limits.listings,
        site_pictures: pictures,
        site_pictures_limit: limits.pictures,
        site_media_bytes: mediaBytes,
        site_media_bytes_limit: limits.mediaBytes,
        site_mails_limit: limits.mailsPerDay,
        site_suspended: suspendedAt === null ? 0 : 1,
      },
    })),
};

const QUEUES: Group = {
  labelNames: ["queue"],
  metrics: {
    queue_jobs_waiting: "Jobs that could run now",
    queue_jobs_later: "Jobs that are tried again later",
    queue_jobs_running: "Jobs that run",
    queue_jobs_failed: "Jobs of the last day that nobody tries again",
    queue_oldest_seconds: "How long the oldest job waits that could run now",
  },
  rowsOf: ({ queues }) =>
    queues.map(({ queue, waiting, later, running, failed, oldestSeconds }) => ({
      labels: { queue },
      figures: {
        queue_jobs_waiting: waiting,
        queue_jobs_later: later,
        queue_jobs_running: running,
        queue_jobs_failed: failed,
        queue_oldest_seconds: oldestSeconds,
      },
    })),
};

const MAILS: Group = {
  labelNames: ["site"],
  metrics: {
    mails_waiting: "Mails that have not left",
    mails_failed: "Mails that were given up",
    mails_sent_last_day: "Mails that left in the last 24 hours",
    mails_oldest_seconds: "How long the oldest mail waits",
  },
  rowsOf: ({ mails }) =>
    mails.map(({ site, waiting, failed, sentLastDay, oldestSeconds }) => ({
      labels: { site },
      figures: {
        mails_waiting: waiting,
        mails_failed: failed,
        mails_sent_last_day: sentLastDay,
        mails_oldest_seconds: oldestSeconds,
      },
    })),
};

const SOURCES: Group = {
  labelNames: ["site", "source"],
  metrics: {
    source_last_run_ok: "Whether the last run of the source brought what there is",
    source_last_good_run_seconds: "Seconds since a run last did; absent before the first",
    source_interval_seconds: "How often the source is asked; absent where nobody runs it by the clock",
    source_overdue_seconds: "Seconds since a run was due that has not begun",
  },
  rowsOf: ({ sources }) =>
    sources.map(({ site, source, outcome, goodSeconds, everyMinutes, overdueSeconds }) => ({
      labels: { site, source },
      figures: {
        source_last_run_ok: outcome === null ? null : Number(outcome === "done" || outcome === "unchanged"),
        source_last_good_run_seconds: goodSeconds,
        source_interval_seconds: everyMinutes === null ? null : everyMinutes * 60,
        source_overdue_seconds: overdueSeconds,
      },
    })),
};

const GROUPS: readonly Group[] = [SITES, QUEUES, MAILS, SOURCES];
