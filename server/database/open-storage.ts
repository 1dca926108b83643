import type { ClientBase, Pool } from "pg";
import type { Log } from "#platform/log/log.ts";
import { openBookedVisits } from "#features/visits/queries/booked-visits.ts";
import { createPool, retryWhileAway, withConnection } from "#platform/db/connection.ts";
import { FORM_DEADLINES, VISITOR_DEADLINES } from "#platform/db/deadlines.ts";
import { transact } from "#platform/db/in-transaction.ts";
import { createProbe, type Probe } from "#platform/db/probe.ts";
import { openEmbeddedDatabase } from "#platform/embedded-postgres/embedded-database.ts";
import { createQueryCache, type Kept, type QueryCacheUsage } from "#platform/db/query-cache.ts";
import {
  type ChangeListeners,
  type Listening,
  listenForChanges,
} from "#features/site/queries/listen-for-changes.ts";
import { createLargeSiteWarning } from "#features/listings/queries/large-site-warning.ts";
import { openEventOutbox } from "#features/webhooks/outbox/event-outbox.ts";
import { openSourceLeadOutbox } from "#features/webhooks/source-leads/source-lead-outbox.ts";
import { openMailOutbox } from "#features/site/mail/outbox/mail-outbox.ts";
import { expirePersonalData } from "#features/privacy/expire-personal-data.ts";
import { findSource } from "#bundle/sources/run/sources-table.ts";
import { openLeads } from "#features/privacy/leads/list-leads.ts";
import { prepareDatabase } from "#platform/jobs/prepare-database.ts";
import { createReadDatabase, type ReadDatabase } from "#platform/db/read-database.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { openRentals } from "#features/rentals/queries/rentals.ts";
import { openSubscriptions } from "#features/alerts/queries/subscriptions.ts";
import { openStays } from "#features/rentals/stay-requests/stays.ts";
import { openEntities } from "#features/pages/entity/entity-storage.ts";
import { openDesk } from "#features/desk/queries/desk-storage.ts";
import { openFigures } from "#features/figures/queries/figures-storage.ts";
import { openListings } from "#features/listings/queries/listing-storage.ts";
import { openAccessTokens } from "#features/site/access/access-tokens.ts";
import { countRefusals } from "#features/site/access/refused-calls.ts";
import { openFeedAddresses } from "#features/site/access/feed-addresses.ts";
import { openSite, type Storage } from "#features/site/storage.ts";
import { findHostnames, findSuspendedSites } from "#features/site/queries/hosting.ts";
import type { Change } from "#features/site/queries/notify-change.ts";
import { openSubmissions } from "#features/contact/submissions/submissions.ts";

export type StorageOptions = {
  /** A PostgreSQL server; null for the embedded one under `dataDir`. */
  readonly databaseUrl?: string | null;
  /** The same server past a pooler, for what needs a connection of its own; `databaseUrl` when absent. */
  readonly directDatabaseUrl?: string | null;
  /** How many connections pages have at most; see docs/scaling.md for the sum of all. */
  readonly databasePoolSize?: number;
  readonly replicaUrls?: readonly string[];
  readonly dataDir: string;
  readonly log?: Pick<Log, "warn">;
  /** Ends the waiting for a database that is not there yet. */
  readonly signal?: AbortSignal;
};

export type OpenStorage = Storage & {
  readonly pool: Pool;
  /** False while a change could go unheard. */
  isListening(): boolean;
  /** How busy this process is with its databases. */
  usage(): StorageUsage;
  /** Runs work in one transaction on a connection of its own, without a time limit: all of it counts, or nothing. */
  transact<T>(work: (client: ClientBase) => Promise<T>): Promise<T>;
};

type StorageUsage = {
  readonly pools: ReadonlyArray<{
    readonly name: string;
    readonly used: number;
    readonly idle: number;
    readonly waiting: number;
    readonly most: number;
  }>;
  readonly replicasReady: readonly boolean[];
  readonly isAway: boolean;
  readonly cache: QueryCacheUsage;
};

/** What pages ask waits in a line of its own. */
const PAGES_CONNECTIONS = 10;
/** What visitors send waits in a line of its own: a flood of it leaves the pages their connections. */
const VISITORS_CONNECTIONS = 5;
/** What nobody waits for holds few connections. */
const JOBS_CONNECTIONS = 4;

/** A database that starts beside this process may take a while. */
const START_PATIENCE_MS = 60_000;

const reportWaiting = () =>
  console.error(`The database does not answer yet: waiting ${START_PATIENCE_MS / 1000} s for it …`);

/** Opens all that Gevel keeps, at the schema of this version. */
export async function openStorage(options: StorageOptions): Promise<OpenStorage> {
  const embedded = options.databaseUrl ? null : await openEmbeddedDatabase(options.dataDir);
  const pooledUrl = options.databaseUrl ?? embedded!.url;
  const url = (options.databaseUrl && options.directDatabaseUrl) || pooledUrl;
  const patiently = <T>(work: () => Promise<T>) =>
    retryWhileAway(START_PATIENCE_MS, work, reportWaiting, options.signal);
  try {
    await patiently(() => prepareDatabase(url));
    return await assemble({
      url,
      pools: openPools({ url, pooledUrl, size: options.databasePoolSize }),
      probe: createProbe(pooledUrl),
      replicaUrls: options.replicaUrls ?? [],
      listen: (heard) => patiently(() => listenForChanges({ url, ...heard })),
      release: async () => embedded?.close(),
      ...(options.log && { log: options.log }),
    });
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}

type StorageParts = {
  readonly url: string;
  readonly pools: Pools;
  readonly probe: Probe;
  readonly replicaUrls: readonly string[];
  readonly listen: (heard: ChangeListeners) => Promise<Listening>;
  readonly release: () => Promise<void>;
  readonly log?: Pick<Log, "warn">;
};

/** For processes that keep no log. */
const TO_CONSOLE: Pick<Log, "warn"> = { warn: (fields, message) => console.error(message, fields) };

async function assemble(parts: StorageParts): Promise<OpenStorage> {
  const { url, pools, probe, replicaUrls, log = TO_CONSOLE } = parts;
  const { primary } = pools;
  const isListening = () => listening.isListening();
  const database = createReadDatabase({ primary, replicaUrls, isKnownAway: probe.isAway, isListening });
  const listeners = new Set<(change: Change) => void>();
  const queryCache = createQueryCache(isListening);
  const tell = (change: Change) => listeners.forEach((listener) => listener(change));
  const listening = await parts.listen(onChanges({ primary, database, queryCache, tell }));
  // A replica may lag behind what changed before anybody listened here; no notice of that comes any more.
  database.waitForReplicas();

  return {
    ...openCapabilities(pools, { database, queryCache, warnOfLargeSite: createLargeSiteWarning(log) }),
    databaseUrl: url,
    pool: primary,
    isListening: listening.isListening,
    usage: () => ({
      pools: usageOf(pools),
      replicasReady: database.replicasReady(),
      isAway: probe.isAway(),
      cache: queryCache.usage(),
    }),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    transact: (work) => withConnection(url, (client) => transact(client, () => work(client))),
    isReady: probe.ask,
    close: async () => {
      await listening.close();
      const ended = Object.values(pools).map((pool) => pool.end());
      await Promise.all([...ended, probe.close(), database.close()]);
      await parts.release();
    },
  };
}

type Pools = ReturnType<typeof openPools>;

type PoolsOf = {
  readonly url: string;
  readonly pooledUrl: string;
  readonly size: number | undefined;
};

/** Jobs go past a pooler: their statements may take minutes, and a pooler for pages ends such. */
function openPools({ url, pooledUrl, size = PAGES_CONNECTIONS }: PoolsOf) {
  return {
    primary: createPool(pooledUrl, { max: size, ...VISITOR_DEADLINES }),
    visitors: createPool(pooledUrl, { max: VISITORS_CONNECTIONS, ...FORM_DEADLINES }),
    jobs: createPool(url, { max: JOBS_CONNECTIONS }),
  };
}

function usageOf(pools: Pools): StorageUsage["pools"] {
  return Object.entries(pools).map(([name, { totalCount, idleCount, waitingCount, options }]) => ({
    name,
    used: totalCount - idleCount,
    idle: idleCount,
    waiting: waitingCount,
    most: options.max,
  }));
}

type Changing = Pick<DatabaseReader, "queryCache"> & {
  readonly primary: Pool;
  readonly database: ReadDatabase;
  readonly tell: (change: Change) => void;
};

/** Forgets what changed before it tells of it; after a gap, anything may have changed. */
function onChanges({ primary, database, queryCache, tell }: Changing): ChangeListeners {
  return {
    onChange: (change) => {
      database.waitForReplicas();
      queryCache.forget(change.siteId, keptOf(change));
      tell(change);
    },
    onGap: async () => {
      database.waitForReplicas();
      queryCache.forgetAll();
      const { rows } = await primary.query<{ site_id: string }>("select site_id from site");
      rows.forEach((row) => tell({ siteId: row.site_id, scope: "site", withdraws: true }));
    },
  };
}

/** Cards say in which languages the site has them; nothing else of the site is in them, or in the index of its listings. */
function keptOf({ scope, listings }: Change): Kept | undefined {
  if (scope !== "site") return { changedIds: scope, keepsTexts: true };
  return listings === "unchanged" ? { changedIds: [], keepsTexts: false } : undefined;
}

/** What each capability stores and finds. */
function openCapabilities({ primary, visitors, jobs }: Pools, reader: DatabaseReader) {
  const forms = { visitors, jobs, lookups: primary };
  const sending = openSubmissions(forms);
  return {
    ...openSite(reader),
    ...openEntities(reader),
    ...openListings(reader),
    visits: openBookedVisits(primary, reader),
    rentals: openRentals(reader),
    findHostnames: findHostnames.bind(null, primary),
    findSuspendedSites: findSuspendedSites.bind(null, jobs),
    mails: openMailOutbox(jobs),
    events: openEventOutbox(jobs),
    sourceLeads: openSourceLeadOutbox(jobs),
    expirePersonalData: expirePersonalData.bind(null, jobs, sending.submissions.storeEvents),
    figures: openFigures({ jobs, lookups: primary }),
    desk: openDesk({ visitors, lookups: primary }),
    accessTokens: openAccessTokens(primary),
    noteRefusal: countRefusals(primary),
    leads: openLeads(primary),
    feeds: openFeedAddresses(primary),
    findSource: findSource.bind(null, primary),
    subscriptions: openSubscriptions(forms, sending.submissions),
    ...sending,
    stays: openStays(forms, sending),
  };
}
