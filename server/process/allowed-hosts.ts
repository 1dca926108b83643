import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import type { Storage } from "#features/site/storage.ts";
import { isFromOwnNetwork } from "#platform/http/caller.ts";
import { hostnameOf } from "#platform/http/hostname.ts";
import type { Log } from "#platform/log/log.ts";

export type AllowedHosts = {
  /**
   * Answers the question of a proxy that gets certificates whether a host name is a site's, and resolves to the status; null
   * for every other address, and for whoever may not ask.
   */
  answer(request: IncomingMessage, response: ServerResponse): Promise<number> | null;
  close(): void;
};

export type AllowedHostsOptions = {
  readonly storage: Pick<Storage, "findHostnames" | "onChange">;
  readonly trustedProxies: BlockList | null;
  readonly isDatabaseAway: () => boolean;
  readonly log: Pick<Log, "warn">;
};

const PATH = "/api/hosts/allowed";

/**
 * Knows the host names of all sites, so that names which somebody makes up cost no query, and the database may be away. Visitors
 * are told nothing: they would read off which agencies are here.
 */
export function createAllowedHosts({
  storage,
  trustedProxies,
  isDatabaseAway,
  log,
}: AllowedHostsOptions): AllowedHosts {
  let names: ReadonlySet<string> | null = null;
  let isOutdated = true;
  let loading: Promise<void> | null = null;

  const load = async () => {
    while (isOutdated) {
      isOutdated = false;
      names = new Set(await storage.findHostnames());
    }
  };
  /** What is known stays where it can't be read anew. */
  const bringUpToDate = () => {
    if (isDatabaseAway() || (!isOutdated && !loading)) return Promise.resolve();
    loading ??= load()
      .catch((error: unknown) => {
        isOutdated = true;
        log.warn({ err: error }, "the host names of the sites could not be read");
      })
      .finally(() => (loading = null));
    return loading;
  };
  const stop = storage.onChange(({ scope }) => {
    if (scope !== "site") return;
    isOutdated = true;
    void bringUpToDate();
  });

  const statusOf = async (target: string) => {
    await bringUpToDate();
    if (names === null) return 503;
    const asked = new URLSearchParams(target.slice(target.indexOf("?") + 1)).get("domain");
    const name = hostnameOf(asked);
    return name !== null && names.has(name) ? 200 : 404;
  };

  return {
    answer(request, response) {
      const target = request.url ?? "";
      if (!target.startsWith(PATH) || target.split("?", 1)[0] !== PATH) return null;
      if (!isFromOwnNetwork(request, trustedProxies)) return null;
      return statusOf(target).then((status) => {
        response.writeHead(status, {
          "Content-Type": "text/plain; charset=utf-8",
          "Cache-Control": "no-store",
        });
        response.end(TEXTS[status]);
        return status;
      });
    },
    close: stop,
  };
}

const TEXTS: Readonly<Record<number, string>> = {
  200: "a site has this host name\n",
  404: "no site has this host name\n",
  503: "the database does not answer\n",
};
