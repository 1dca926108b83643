import { z } from "zod";
import type { FetchPublic } from "#platform/http/fetch-public.ts";

/** Source: fw4-bvba/sweepbright-api@9eac619 src/ApiAdapter/HttpApiAdapter.php, as the paths and answers below. */
const BASE_ADDRESS = "https://website.sweepbright.com/api";

/** The form of the estates that is asked for; the mapping reads the older one of that client too. */
const VERSION = "20241030";

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** A token is not used in its last minute, so that it lasts as long as the request. */
const TOKEN_RESERVE_SECONDS = 60;
const DEFAULT_WAIT_SECONDS = 60;

const REQUEST_TIMEOUT = 408;
const TOO_MANY = 429;

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().default(3_600) });

export type SweepbrightAccount = { readonly clientId: string; readonly clientSecret: string };

type Setting = { readonly fetch: FetchPublic; readonly now: () => number; readonly address?: string };

/**
 * What came of a call that did not work: later again, after so many seconds, or refused whenever it is made. `said` has nothing
 * of the answer's text, which may repeat what was sent.
 */
type Failure =
  | { readonly kind: "later"; readonly afterSeconds: number; readonly message: string; readonly said: string }
  /** The account is not let in: somebody mends its secret, and the same call works. */
  | { readonly kind: "no-access"; readonly message: string; readonly said: string }
  | { readonly kind: "refused"; readonly message: string; readonly said: string };

/** An answer of SweepBright that is as good as none other: 404 is one, since an estate may be unknown. */
type Answered = { readonly kind: "answered"; readonly status: number; readonly body: Buffer };

/** Source: fw4-bvba/sweepbright-api@9eac619 src/Request/SaveContactRequest.php. */
export type SweepbrightContact = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone?: string;
  readonly message: string;
  readonly locale?: string;
};

type Call = { readonly method: string; readonly path: string; readonly body?: object };

/** Speaks with SweepBright's Website API for one agency; a token is kept until it ends, and asked for anew when it is refused. */
export class SweepbrightClient {
  readonly #account: SweepbrightAccount;
  readonly #setting: Setting;
  #token: { readonly value: string; readonly until: number } | null = null;

  constructor(account: SweepbrightAccount, setting: Setting) {
    this.#account = account;
    this.#setting = setting;
  }

  /** Answers only after the webhook told of the estate; there is no call that lists estates. */
  async estate(id: string): Promise<{ kind: "estate"; document: unknown } | { kind: "unknown" } | Failure> {
    const answer = await this.#authorized({ method: "GET", path: `/estates/${encodeURIComponent(id)}` });
    if (answer.kind !== "answered") return answer;
    if (answer.status === 404) return { kind: "unknown" };
    const document = jsonOf(answer);
    return document === undefined ? later("the answer is no JSON") : { kind: "estate", document };
  }

  /** Tells SweepBright where the estate stands on the site; its publication is done with that. */
  async setUrl(id: string, url: string): Promise<{ kind: "done" } | { kind: "unknown" } | Failure> {
    const path = `/estates/${encodeURIComponent(id)}/url`;
    const answer = await this.#authorized({ method: "PUT", path, body: { url } });
    if (answer.kind !== "answered") return answer;
    return { kind: answer.status === 404 ? "unknown" : "done" };
  }

  /** Hands over who asks about an estate (src/SweepBright.php, `saveEstateContact`); what is sent twice is there twice. */
  async saveContact(
    id: string,
    contact: SweepbrightContact,
  ): Promise<{ kind: "done" | "unknown"; said: string } | Failure> {
    const path = `/estates/${encodeURIComponent(id)}/contacts`;
    const answer = await this.#authorized({ method: "POST", path, body: contact });
    if (answer.kind !== "answered") return answer;
    const said = saidOf(answer);
    if (answer.status >= 300 && answer.status < 400) return { ...later(messageOf(answer)), said };
    return { kind: answer.status === 404 ? "unknown" : "done", said };
  }

  async #authorized(call: Call, isRetry = false): Promise<Answered | Failure> {
    const token = await this.signIn();
    if (token.kind !== "token") return token;
    const answer = await this.#send(call, { authorization: `Bearer ${token.value}` });
    if (answer.kind !== "answered" || answer.status !== 401) return answer;
    this.#token = null;
    return isRetry ? noAccess(answer) : this.#authorized(call, true);
  }

  /** Source: CompagnonAgency/wp-sweepbright@55e4c83 api/class-controller-hook.php, `auth`. */
  async signIn(): Promise<{ kind: "token"; value: string } | Failure> {
    const { now } = this.#setting;
    if (this.#token && this.#token.until > now()) return { kind: "token", value: this.#token.value };
    const { clientId: client_id, clientSecret: client_secret } = this.#account;
    const body = { grant_type: "client_credentials", client_id, client_secret };
    const answer = await this.#send({ method: "POST", path: "/oauth/token", body }, {});
    if (answer.kind === "refused") return { ...answer, kind: "no-access" };
    if (answer.kind !== "answered") return answer;
    if (answer.status !== 200) return noAccess(answer);
    const parsed = Token.safeParse(jsonOf(answer));
    if (!parsed.success) return later("the answer holds no token");
    const { access_token: value, expires_in: seconds } = parsed.data;
    this.#token = { value, until: now() + (seconds - TOKEN_RESERVE_SECONDS) * 1_000 };
    return { kind: "token", value };
  }

  async #send({ method, path, body }: Call, headers: Record<string, string>): Promise<Answered | Failure> {
    const { fetch, address = BASE_ADDRESS } = this.#setting;
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        accept: `application/vnd.sweepbright.v${VERSION}+json`,
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      maxBytes: MAX_ANSWER_BYTES,
    });
    if (answer.kind === "failed") return later(answer.reason);
    if (answer.kind === "refused") return { kind: "refused", message: answer.reason, said: answer.reason };
    if (answer.status === REQUEST_TIMEOUT || answer.status === TOO_MANY || answer.status >= 500)
      return { ...later(messageOf(answer), Number(answer.headers["retry-after"])), said: saidOf(answer) };
    if (answer.status === 403) return noAccess(answer);
    const isExpected = answer.status < 400 || answer.status === 401 || answer.status === 404;
    return isExpected ? answer : { kind: "refused", message: messageOf(answer), said: saidOf(answer) };
  }
}

function jsonOf({ body }: Answered): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

function messageOf({ status, body }: Answered): string {
  return `SweepBright answered ${status}: ${body.toString("utf8").slice(0, 300)}`;
}

function saidOf({ status }: Pick<Answered, "status">): string {
  return `HTTP ${status}`;
}

function noAccess(answer: Answered): Failure {
  return { kind: "no-access", message: messageOf(answer), said: saidOf(answer) };
}

function later(message: string, seconds = 0): Failure {
  const afterSeconds = seconds > 0 ? seconds : DEFAULT_WAIT_SECONDS;
  return { kind: "later", afterSeconds, message, said: message };
}
