import type { z } from "zod";
import type { Finding } from "#bundle/check/finding.ts";
import type { FetchPublic } from "#platform/http/fetch-public.ts";
import type { JsonObject, MappingContext } from "../mapping-row.ts";
import type { MappedListing } from "../mapping.ts";

/** What a source brought in one run. */
export type SourceDelivery = {
  readonly listings: readonly MappedListing[];
  /** Text ids of listings that the system takes back. */
  readonly withdrawn: readonly string[];
  /** Whether these are all listings of the system, so that the others go. */
  readonly isComplete: boolean;
  /** What is wrong with the delivery as a whole. */
  readonly findings: readonly Finding[];
  /** Files that came along, by their names in media/. */
  readonly files?: Readonly<Record<string, Buffer>>;
  /** What the next run needs to know, once this one counts. */
  readonly state?: JsonObject;
};

export type Collected =
  | ({ readonly kind: "delivery" } & SourceDelivery)
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
  readonly now: Date;
};

/** A system of agencies that can be connected. */
export type Connector = {
  readonly about: string;
  /** Each setting with its meaning; secrets are names of environment variables. */
  readonly settings: z.ZodObject;
  collect(collecting: Collecting<never>): Promise<Collected>;
};

/** Types what a connector collects by its own settings. */
export function defineConnector<Settings extends z.ZodObject>(connector: {
  readonly about: string;
  readonly settings: Settings;
  collect(collecting: Collecting<z.output<Settings>>): Promise<Collected>;
}): Connector {
  return connector;
}
