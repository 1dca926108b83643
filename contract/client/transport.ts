import type { Locale } from "#domain/locale/locale.ts";
import { HttpError } from "./http-error.ts";
import { redact } from "./redact.ts";

/** What one call may change: another site, another language, a way to stop it. */
export type CallOptions = {
  readonly siteId?: string;
  readonly locale?: Locale;
  readonly signal?: AbortSignal;
};

/** One line for the log; `body` is what was sent, without the visitor's data. */
export type ClientLogLine = {
  readonly message: string;
  readonly path: string;
  readonly error: string;
  readonly body?: unknown;
};

export type TransportOptions = {
  readonly fetch: (url: string, init: RequestInit) => Response | Promise<Response>;
  readonly siteId: string;
  readonly locale: Locale;
  readonly log: (line: ClientLogLine) => void;
};

export type Transport = {
  get<T>(url: string, call?: CallOptions): Promise<T>;
  getFile(url: string, call?: CallOptions): Promise<Blob>;
  send<T>(method: "POST" | "PUT" | "DELETE", url: string, body?: unknown, call?: CallOptions): Promise<T>;
};

/**
 * How every call travels: its headers, JSON out and in, 204 as null, an {@link HttpError} for any answer that is not OK.
 * Failed sends leave a log line with the body, visitors' data masked (specification, points 7 and 8).
 * Example: `createTransport(options).get<Site>("/api/sites/huyzen")`.
 */
export function createTransport({ fetch, siteId, locale, log }: TransportOptions): Transport {
  const headersOf = (call: CallOptions) => ({
    Accept: "application/json",
    // A search is a POST that reads: without this header a browser would name its own language, not the page's.
    "Accept-Language": call.locale ?? locale,
    "X-Site-Id": call.siteId ?? siteId,
    "X-Gevel-Client": "true",
  });

  return {
    async get<T>(url: string, call: CallOptions = {}) {
      return readAnswer<T>(await fetch(url, { headers: headersOf(call), ...abortable(call) }));
    },

    async getFile(url: string, call: CallOptions = {}) {
      const headers = { ...headersOf(call), Accept: "*/*" };
      const response = await fetch(url, { headers, ...abortable(call) });
      if (!response.ok) throw new HttpError(response);
      return response.blob();
    },

    async send<T>(method: "POST" | "PUT" | "DELETE", url: string, body?: unknown, call: CallOptions = {}) {
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      const headers = { ...headersOf(call), "Content-Type": "application/json" };
      try {
        return await readAnswer<T>(await fetch(url, { method, headers, ...content, ...abortable(call) }));
      } catch (error) {
        log({ message: `${method} failed`, path: url, error: messageOf(error), body: redact(body) });
        throw error;
      }
    },
  };
}

/** The words of anything thrown: `messageOf(new Error("no"))` is `"no"`. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function abortable({ signal }: CallOptions): { signal?: AbortSignal } {
  return signal ? { signal } : {};
}

async function readAnswer<T>(response: Response): Promise<T> {
  if (response.status === 204) return null as T;
  if (!response.ok) throw new HttpError(response);
  return (await response.json()) as T;
}
