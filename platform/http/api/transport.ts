import { redact } from "./redact.ts";

/**
 * An answer that is not OK, made from its status and status text; `response` is there for who wants the problem details.
 * Example: `new HttpError(new Response(null, { status: 404, statusText: "Not Found" })).message` is `"404 Not Found"`.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly response: Response;

  constructor(response: Response) {
    super(`${response.status} ${response.statusText}`.trim());
    this.name = "HttpError";
    this.status = response.status;
    this.statusText = response.statusText;
    this.response = response;
  }
}

/** What one call may change: another site, another language, a way to stop it. */
export type CallOptions = {
  readonly siteId?: string;
  readonly locale?: string;
  readonly signal?: AbortSignal;
};

/** One line for the log; `body` is what was sent, without the visitor's data. */
export type ClientLogLine = {
  readonly message: string;
  readonly path: string;
  readonly error: string;
  /** Under which the server's log tells more; null where no server was reached. */
  readonly requestId: string | null;
  readonly body: unknown;
};

export type TransportOptions = {
  readonly fetch: (url: string, init: RequestInit) => Response | Promise<Response>;
  readonly siteId: string;
  readonly locale: string;
  readonly log: (line: ClientLogLine) => void;
};

export type Transport = {
  get<T>(url: string, call?: CallOptions): Promise<T>;
  /** `what` is sent, as the log calls it: "form". */
  post<T>(what: string, url: string, body: unknown, call?: CallOptions): Promise<T>;
};

/**
 * How every call travels: its headers, JSON out and in, 204 as null, an {@link HttpError} for any answer that is not OK.
 * Failed posts leave a log line with the body, visitors' data masked.
 * Example: `createTransport(options).get<CitySuggestions>("/nl/ajax/search-city?q=gent")`.
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

    async post<T>(what: string, url: string, body: unknown, call: CallOptions = {}) {
      const headers = { ...headersOf(call), "Content-Type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(body), ...abortable(call) };
      try {
        return await readAnswer<T>(await fetch(url, init));
      } catch (error) {
        // A search whose page has moved on did not fail.
        if (call.signal?.aborted) throw error;
        log(lineOfFailure(what, url, body, error));
        throw error;
      }
    },
  };
}

function lineOfFailure(what: string, path: string, body: unknown, error: unknown): ClientLogLine {
  const answer = error instanceof HttpError ? error.response : null;
  return {
    message: answer ? `A ${what} was not taken` : `A ${what} could not be sent`,
    path,
    error: messageOf(error),
    requestId: answer?.headers.get("X-Request-Id") ?? null,
    body: redact(body),
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
