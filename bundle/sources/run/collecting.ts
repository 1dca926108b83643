import type { Locale } from "#domain/locale/locale.ts";
import { openTemporaryFolder } from "#platform/config/temporary-folder.ts";
import type { FetchPublic } from "#platform/http/fetch-public.ts";
import { withConnection } from "#platform/db/connection.ts";
import type { CityBook } from "../city-book.ts";
import type { Collecting, Connector } from "./connector.ts";
import { findConnector } from "../connectors.ts";
import { findStoredMedia, listDocuments } from "./source-documents.ts";
import type { Source } from "./sources-table.ts";

export type RunParts = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly fetch: FetchPublic;
  readonly environment: Environment;
  readonly now: () => Date;
};

type Environment = Readonly<Record<string, string | undefined>>;

type Connected = { readonly connector: Connector; readonly settings: never };

/** The connector of a source with its settings, or what is wrong with them. */
export function connectorOf({ kind, settings }: Pick<Source, "kind" | "settings">): Connected | string {
  const connector = findConnector(kind);
  if (!connector) return `${kind} is no kind of source`;
  const parsed = connector.settings.safeParse(settings);
  if (!parsed.success) return `its settings are not valid: ${parsed.error.message}`;
  return { connector, settings: parsed.data as never };
}

/** The operator has yet to set a variable of the environment; the message names it. */
export class UnsetVariable extends Error {
  constructor(variable: string) {
    super(`the environment variable ${variable} is not set`);
  }
}

/** A secret of the process by the name of its variable; throws {@link UnsetVariable} where it is not set. */
export function secretIn(environment: Environment): (variable: string) => string {
  return (variable) => {
    const value = environment[variable];
    if (!value) throw new UnsetVariable(variable);
    return value;
  };
}

type About = {
  readonly settings: never;
  readonly context: { readonly language: Locale; readonly cities: CityBook };
};

/** All that a connector may ask while it collects. */
export function collectingOf(
  source: Source,
  { databaseUrl, dataDir, fetch, environment, now }: RunParts,
  { settings, context }: About,
): Collecting<never> {
  return {
    settings,
    state: source.state,
    context,
    fetch,
    secret: secretIn(environment),
    storedMedia: (names) =>
      withConnection(databaseUrl, (client) => findStoredMedia(client, source.siteId, names)),
    openFolder: (name) => openTemporaryFolder(dataDir, name),
    documents: () => withConnection(databaseUrl, (client) => listDocuments(client, source)),
    now: now(),
  };
}
