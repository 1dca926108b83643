import { z } from "zod";
import type { Locale } from "#domain/locale/locale.ts";
import type { Scope } from "../access/access-token.ts";
import type { Holder } from "../access/holder.ts";
import type { ApiCaller, ApiParts, QueryContext } from "./query-context.ts";
import type { ProblemCode } from "./problem-codes.ts";
import type { FurtherFaults } from "./read-fields.ts";

/** JSON text to send as it is; null is an empty 204. */
export type Answer = {
  readonly json: string | null;
  /** Where it is not the one that its endpoint names, or 200. */
  readonly status?: 200 | 201 | 202 | 303;
  readonly headers?: Readonly<Record<string, string>>;
  /** A file, sent as it is. */
  readonly response?: Response;
};

export function answer(value: unknown, rest: Omit<Answer, "json"> = {}): Answer {
  return { json: JSON.stringify(value), ...rest };
}

export const EMPTY: Answer = { json: null };

/** One call of an endpoint: the parameters of its path, the language, and the body as its schema parsed it. */
export type ApiCall<Body = undefined> = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly host: string;
  readonly locale: Locale;
  readonly body: Body;
  readonly parts: ApiParts;
  readonly now: Date;
  readonly caller: ApiCaller;
  /** Who signed in, at an endpoint that has a scope or is one of the desk. */
  readonly holder?: Holder | undefined;
};

type SiteCall<Body = undefined> = ApiCall<Body> & QueryContext;

/** The body of an endpoint that takes a file. */
export const FileBody = z.instanceof(Buffer);

/** The body of an endpoint that reads a large file while it comes. */
export const StreamBody = z.instanceof(ReadableStream);

type Description = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As OpenAPI writes it. */
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  /** More than fits the summary, as Markdown. */
  readonly description?: string;
  readonly operationId: string;
  /** What the words of the path and of the query mean. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** What the answer holds, and whether it can be an empty 204. */
  readonly answer?: z.ZodType;
  readonly canBeEmpty?: boolean;
  /** Its answer holds pictures of listings: who asks over the network gets their addresses too. */
  readonly hasPictures?: boolean;
  /** Its answer is a file, of this type or of whatever type. */
  readonly isFile?: true | "application/zip";
  /** The answer differs by these request headers. */
  readonly varies?: readonly ("Accept-Language" | "Authorization" | "Gevel-Desk" | "X-Site-Id")[];
  /** Belongs to one visitor: never kept anywhere. */
  readonly isPersonal?: boolean;
  /** Pages of other origins may send it too: a mail program's one-click unsubscribe. */
  readonly fromAnyOrigin?: boolean;
  /** A visitor's form: read from JSON or from a form post, and what is wrong with it is a 422 in the visitor's language. */
  readonly isForm?: boolean;
  /** Of a form: what its schema can't see, told along with what it refuses. */
  readonly furtherFaults?: FurtherFaults;
  /** Its body is a file of at most so many bytes, which the handler gets as they came: `body` is {@link FileBody}. */
  readonly takesBytes?: number;
  /** With `takesBytes`: the handler reads the file while it comes, and holds it to that limit; `body` is {@link StreamBody}. */
  readonly isStreamed?: boolean;
  /** Only for holders of a token with this scope, and for people of the desk whose role has it. */
  readonly scope?: Scope;
  /** With a scope: without a token or a session it answers what visitors may see. */
  readonly isOpen?: boolean;
  /** With a scope: its handler keeps to the listings that {@link Holder.onlyOf} names. Others refuse who sees only some. */
  readonly isNarrowed?: boolean;
  /** With a scope: of the people of the desk only owners, whatever scopes a role has. */
  readonly isOwners?: boolean;
  /** Part of the desk: for whoever signs in, for every person with a session, or for owners. */
  readonly desk?: "anyone" | "person" | "owner";
  /** The status of its answer, where that is not 200. */
  readonly status?: Answer["status"];
  readonly problems: readonly ProblemCode[];
};

type Handler<Given> = { readonly handle: (asked: Given) => Promise<Answer> };
type Body<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type Endpoint = Description &
  // The router gives each handler what its kind and its schema promise.
  Handler<never> & {
    readonly body?: z.ZodType;
    /** What says for which site a call is: its path, the host name, or (for the whole deployment) nothing. */
    readonly siteBy: "path" | "host" | "nothing";
  };

type MaybeSchema = z.ZodType | undefined;

/** Where an endpoint is, what it takes and what it answers: its type tells browsers. */
type Calls<Path, Sent, Answered> = {
  readonly path: Path;
  readonly body?: Sent;
  readonly answer?: Answered;
};

type OfSite<Path, Sent, Answered> = Description & Calls<Path, Sent, Answered> & Handler<SiteCall<Body<Sent>>>;

/** What browsers get from an endpoint. Example: `AnswerOf<typeof matchCount>` is `{ count: number }`. */
export type AnswerOf<E extends Endpoint> = z.output<NonNullable<E["answer"]>>;
/** What browsers send it, where defaults may be left out. */
export type SentTo<E extends Endpoint> = z.input<NonNullable<E["body"]>>;
/** Where it stands among its kind. Example: `NameOf<typeof captcha>` is `"captcha"`. */
export type NameOf<E extends Endpoint> =
  E["path"] extends `/${"sites/{siteId}" | "{lang}/ajax"}/${infer Name}` ? Name : never;

/** An endpoint below `/sites/{siteId}`. */
export function siteEndpoint<
  Path extends string,
  Sent extends MaybeSchema = undefined,
  Answered extends MaybeSchema = undefined,
>(endpoint: OfSite<Path, Sent, Answered>): Endpoint & Calls<`/sites/{siteId}${Path}`, Sent, Answered> {
  return { ...endpoint, path: `/sites/{siteId}${endpoint.path}`, siteBy: "path" } as never;
}

/** An endpoint of the pages' own origin, below `/{lang}/ajax`. */
export function ajaxEndpoint<
  Path extends string,
  Sent extends MaybeSchema = undefined,
  Answered extends MaybeSchema = undefined,
>(endpoint: OfSite<Path, Sent, Answered>): Endpoint & Calls<`/{lang}/ajax${Path}`, Sent, Answered> {
  return { ...endpoint, path: `/{lang}/ajax${endpoint.path}`, siteBy: "host" } as never;
}

/** An endpoint of the whole deployment. */
export function openEndpoint(endpoint: Description & Handler<ApiCall>): Endpoint {
  return { ...endpoint, siteBy: "nothing" } as Endpoint;
}
