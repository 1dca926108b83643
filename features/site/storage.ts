import type { Secrets } from "#platform/secrets/secrets.ts";
import type { Tokens } from "#platform/secrets/tokens.ts";
import type { MailOutbox } from "./mail/outbox/mail-outbox.ts";
import { findSuspension, findSuspensions } from "./queries/hosting.ts";
import { findContentMoments } from "./queries/find-content-moments.ts";
import { findReference } from "./queries/find-reference.ts";
import * as sites from "./queries/find-site.ts";
import type { Change } from "./queries/notify-change.ts";
import type { DatabaseReader } from "./queries/database-reader.ts";

/**
 * Everything that the server keeps, site by site: the site id comes first in every call, and no call sees two sites.
 * Addresses that are hidden were emptied or snapped before they were stored where these calls read.
 * Each capability adds its own calls by declaration merging.
 */
export interface Storage extends ReturnType<typeof openSite> {
  /** Calls back after an import committed on any server of this database; the answer stops it. */
  onChange(listener: (change: Change) => void): () => void;
  readonly mails: MailOutbox;
  readonly secrets: Secrets;
  readonly tokens: Tokens;
  /** Host names of all sites. */
  findHostnames(): Promise<string[]>;
  /** Sites whose operator took them off for a while. */
  findSuspendedSites(): Promise<string[]>;
  /** Where the database is, for what brings its own connections: the queue, imports. */
  readonly databaseUrl: string;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export function openSite(reader: DatabaseReader) {
  return {
    findSite: sites.findSite.bind(null, reader),
    findSiteByHostname: sites.findSiteByHostname.bind(null, reader),
    findDefaultSite: sites.findDefaultSite.bind(null, reader),
    findMenus: sites.findMenus.bind(null, reader),
    findPages: sites.findPages.bind(null, reader),
    findReference: findReference.bind(null, reader),
    findTranslations: sites.findTranslations.bind(null, reader),
    findAgreements: sites.findAgreements.bind(null, reader),
    findContentMoments: findContentMoments.bind(null, reader),
    findSuspension: findSuspension.bind(null, reader),
    findSuspensions: findSuspensions.bind(null, reader),
    findAsset: sites.findAsset.bind(null, reader),
  };
}
