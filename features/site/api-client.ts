import { hrefOfAjax } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import type { AnswerOf, Endpoint, NameOf, SentTo } from "./api/endpoint.ts";
import {
  type CallOptions,
  type ClientLogLine,
  createTransport,
  type TransportOptions,
} from "#platform/http/api/transport.ts";

type ClientOptions = Omit<TransportOptions, "log"> & {
  /** Where the API lives: `/api` on the own origin, or an absolute address. */
  readonly basePath: string;
  readonly locale: Locale;
  readonly log?: (line: ClientLogLine) => void;
};

/** What one call may change. */
export type ClientCall = CallOptions & { readonly locale?: Locale };

/** What browsers ask while a page is open; each capability names its own calls. */
export type Client = {
  /** Reads an address that the pages' own origin has for scripts: `/fr/ajax/captcha`; null where its answer is empty. */
  readAjax<E extends Endpoint>(
    name: NameOf<E>,
    query: URLSearchParams | null,
    call?: ClientCall,
  ): Promise<AnswerOf<E>>;
  /** Asks the site's part of the API: `/api/sites/huyzen/estates`; `what` is sent, as the log calls it. */
  askSite<E extends Endpoint>(
    what: string,
    name: NameOf<E>,
    body: SentTo<E>,
    call?: ClientCall,
  ): Promise<AnswerOf<E>>;
  /** What a visitor filled in, to its form's own address; a 422 names what is wrong in their language. */
  sendForm(address: string, fields: object, call?: ClientCall): Promise<unknown>;
  policyLog(): Promise<never>;
  privacyStatement(): Promise<never>;
};

/**
 * The API as a browser calls it for one site and language. Calls throw an `HttpError` when the
 * answer is not OK.
 * Example: `searchCity(createClient({ basePath: "/api", fetch, siteId: "huyzen", locale: "nl" }), "gent")`.
 */
export function createClient({ basePath, log = writeToConsole, ...options }: ClientOptions): Client {
  const { get, post } = createTransport({ ...options, log });
  const base = basePath.replace(/(?<!\/)\/+$/, "");
  return {
    readAjax: (name, query, call) =>
      get(hrefWithQuery(hrefOfAjax(call?.locale ?? options.locale, name), query ?? []), call),
    askSite: (what, name, body, call) => {
      const site = encodeURIComponent(call?.siteId ?? options.siteId);
      return post(what, `${base}/sites/${site}/${name}`, body, call);
    },
    sendForm: (address, fields, call) => post("form", address, fields, call),
    policyLog: () => Promise.reject(new NotImplementedError("policy log")),
    privacyStatement: () => Promise.reject(new NotImplementedError("privacy statement")),
  };
}

function writeToConsole(line: ClientLogLine): void {
  console.error(line.message, line);
}

/**
 * A call that programs written for this client may name and that this product does not make.
 * Example: `new NotImplementedError("policy log").message` is `"policy log is not implemented"`.
 */
export class NotImplementedError extends Error {
  constructor(what: string) {
    super(`${what} is not implemented`);
    this.name = "NotImplementedError";
  }
}
