import type { Queue } from "pg-boss";

/** The queue keeps its tables in a schema of its own, beside ours. */
export const QUEUE_SCHEMA = "gevel_queue";

export const MAIL_QUEUE = "mail";
export const UNDELIVERABLE_QUEUE = "mail-undeliverable";
export const EVENT_QUEUE = "webhook";
export const UNDELIVERABLE_EVENT_QUEUE = "webhook-undeliverable";
export const LEAD_QUEUE = "source-lead";
export const UNDELIVERABLE_LEAD_QUEUE = "source-lead-undeliverable";
export const SCHEDULED_JOB_QUEUE = "work";
export const SOURCE_EVENT_QUEUE = "source-event";
export const IMPORT_QUEUE = "import";

const DAY_SECONDS = 86_400;

/**
 * A mail server that is away is tried again after half a minute, then ever later, up to every quarter of an hour, for two
 * days; mail servers themselves give up no sooner. A worker that falls silent for a minute has lost its mails to the next one; sooner, and one that is only busy would.
 */
const MAIL: Queue = {
  name: MAIL_QUEUE,
  deadLetter: UNDELIVERABLE_QUEUE,
  retryLimit: 200,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 300,
  heartbeatSeconds: 60,
  retentionSeconds: 30 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
  notify: true,
};

const UNDELIVERABLE: Queue = {
  name: UNDELIVERABLE_QUEUE,
  retryLimit: 200,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 900,
  retentionSeconds: 30 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
  notify: true,
};

/**
 * A webhook that takes nothing is tried again after half a minute, then ever later, up to every four hours: the pauses last
 * two days, and four hours more at most.
 */
const EVENTS: Queue = {
  ...MAIL,
  name: EVENT_QUEUE,
  deadLetter: UNDELIVERABLE_EVENT_QUEUE,
  retryLimit: 20,
  retryDelayMax: 4 * 3_600,
};

const UNDELIVERABLE_EVENTS: Queue = { ...UNDELIVERABLE, name: UNDELIVERABLE_EVENT_QUEUE };

/** Leads for the systems that brought their listings: tried as long as events for webhooks. */
const LEADS: Queue = { ...EVENTS, name: LEAD_QUEUE, deadLetter: UNDELIVERABLE_LEAD_QUEUE };

const UNDELIVERABLE_LEADS: Queue = { ...UNDELIVERABLE, name: UNDELIVERABLE_LEAD_QUEUE };

/** Work that comes round; what failed is tried again before its next time comes. */
const SCHEDULED_JOBS: Queue = {
  name: SCHEDULED_JOB_QUEUE,
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 3_600,
  heartbeatSeconds: 60,
  retentionSeconds: DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
  notify: true,
};

/** What systems of agencies tell: one that is away, or has enough of us, is asked again for two days. */
const SOURCE_EVENTS: Queue = {
  name: SOURCE_EVENT_QUEUE,
  retryLimit: 200,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 3_600,
  heartbeatSeconds: 60,
  retentionSeconds: 14 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
  notify: true,
};

/** A large bundle takes its time; one whose server fell silent is begun again by another. */
const IMPORTS: Queue = {
  name: IMPORT_QUEUE,
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 12 * 3_600,
  heartbeatSeconds: 60,
  retentionSeconds: 14 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
  notify: true,
};

/** In the order in which they are made: a queue's dead letters need a place first. */
export const QUEUES: readonly Queue[] = [
  UNDELIVERABLE,
  MAIL,
  UNDELIVERABLE_EVENTS,
  EVENTS,
  UNDELIVERABLE_LEADS,
  LEADS,
  SCHEDULED_JOBS,
  SOURCE_EVENTS,
  IMPORTS,
];
