import type { z } from "zod";
import type { Finding } from "#bundle/finding.ts";
import type { OpenBundle } from "#bundle/files/bundle-files.ts";
import type { TemporaryFolder } from "#platform/config/temporary-folder.ts";
import type { FetchPublic } from "#platform/http/fetch-public.ts";
import type { SourceLead } from "#features/webhooks/source-leads/store-source-lead.ts";
import type { JsonObject, MappingContext } from "../mapping-row.ts";
import type { MappedListing } from "../mapping.ts";

export type MediaFiles = Pick<OpenBundle, "files" | "open">;

/** What a source brought in one run. */
export type SourceDelivery = {
  readonly listings: readonly MappedListing[];
  /** Text ids of listings that the system takes back. */
  readonly withdrawn: readonly string[];
  /** Whether these are all listings of the system, so that the others go. */
  readonly isComplete: boolean;
  /** What is wrong with the delivery as a whole. */
  readonly findings: readonly Finding[];
  /** Files that came along, by their names in media/; read one by one while the listings are brought. */
  readonly media?: MediaFiles;
  /** What the next run needs to know, once this one counts. */
  readonly state?: JsonObject;
};

export type Collected =
  | ({ readonly kind: "delivery"; readonly close?: () => Promise<void> } & SourceDelivery)
  /** A whole site, pages and all. */
  | {
      readonly kind: "bundle";
      readonly bundle: OpenBundle;
      readonly state: JsonObject;
      readonly close: () => Promise<void>;
    }
  | { readonly kind: "unchanged" }
  /** Nothing is known of the listings: what stands stays. */
  | { readonly kind: "failed"; readonly message: string };

export type Collecting<Settings> = {
  readonly settings: Settings;
  /** Of the last run that counted; null before the first. */
  readonly state: JsonObject | null;
  readonly context: Omit<MappingContext, "document">;
  readonly fetch: FetchPublic;
  /** A secret by the name of its environment variable; throws where it is not set. */
  readonly secret: (variable: string) => string;
  /** Which of these files of media/ the site has from earlier runs. */
  readonly storedMedia: (names: readonly string[]) => Promise<ReadonlySet<string>>;
  /** A folder for what is fetched, which the connector removes. */
  readonly openFolder: (name: string) => Promise<TemporaryFolder>;
  /** The documents that the system sent one by one. */
  readonly documents: () => Promise<readonly JsonObject[]>;
  readonly now: Date;
};

/** A file that somebody uploads. */
export type UploadedFile = { readonly path: string; readonly name: string };

/** What a system tells of one of its listings. */
export type SourceEvent = {
  readonly externalId: string;
  readonly change: "changed" | "removed";
  /** As an ISO moment; null where the system does not say. */
  readonly happenedAt: string | null;
};

export type ReadEvent =
  | { readonly kind: "event"; readonly event: SourceEvent }
  | { readonly kind: "not-signed" }
  | { readonly kind: "unreadable"; readonly message: string };

/** What did not work: tried again later, once the operator has mended the account, or never. */
type NotNow = { readonly kind: "later" | "no-access" | "refused"; readonly message: string };

/** Taken; tried again later; or refused whenever it comes. `said` holds nothing of the lead, nor what the system wrote. */
export type LeadAnswer = { readonly kind: "taken" | "later" | "refused"; readonly said: string };

/** A lead about one listing of the system. */
export type LeadForSystem = { readonly id: string; readonly externalId: string } & SourceLead;

/** Of a system that takes leads; a lead may come twice. */
type SendLead<Settings> = (
  setting: Pick<Collecting<Settings>, "settings" | "secret" | "fetch">,
  lead: LeadForSystem,
) => Promise<LeadAnswer>;

/** Of a system that tells of each change by a webhook, and is then asked for the listing. */
export type Webhook<Settings> = {
  /** Reads the bytes of a call once its signature is proved. */
  read(
    body: Uint8Array,
    headers: Pick<Headers, "get">,
    account: Pick<Collecting<Settings>, "settings" | "secret">,
  ): ReadEvent;
  open(collecting: Collecting<Settings>): {
    document(
      externalId: string,
    ): Promise<
      { readonly kind: "document"; readonly document: JsonObject } | { readonly kind: "unknown" } | NotNow
    >;
    /** Tells the system where its listing stands on the site. */
    tellAddress(externalId: string, url: string): Promise<{ readonly kind: "done" | "unknown" } | NotNow>;
  };
  /** The listings of a document: one, or a project with its units. */
  listingsOf(
    document: JsonObject,
    context: Omit<MappingContext, "document">,
  ): Pick<SourceDelivery, "listings" | "withdrawn" | "findings">;
};

/** A system of agencies that can be connected. */
export type Connector = {
  readonly about: string;
  /** Each setting with its meaning; secrets are names of environment variables. */
  readonly settings: z.ZodObject;
  collect(collecting: Collecting<never>): Promise<Collected>;
  /** Of systems that upload files: reads one. */
  upload?(collecting: Collecting<never>, file: UploadedFile): Promise<Collected>;
  /** Of systems that tell of each change. */
  readonly webhook?: Webhook<never>;
  /** Of systems that take leads. */
  readonly sendLead?: SendLead<never>;
};

/** Types what a connector collects by its own settings. */
export function defineConnector<Settings extends z.ZodObject>(connector: {
  readonly about: string;
  readonly settings: Settings;
  collect(collecting: Collecting<z.output<Settings>>): Promise<Collected>;
  upload?(collecting: Collecting<z.output<Settings>>, file: UploadedFile): Promise<Collected>;
  readonly webhook?: Webhook<z.output<Settings>>;
  readonly sendLead?: SendLead<z.output<Settings>>;
}): Connector {
  return connector;
}
