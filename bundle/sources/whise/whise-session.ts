import { z } from "zod";
import type { FetchPublic } from "#platform/http/fetch-public.ts";
import { secondsOfRetryAfter } from "./retry-after.ts";

/** Source: fw4-bvba/whise-api@f96aa42 src/ApiAdapter/HttpApiAdapter.php, as the paths and fields below. */
const BASE_ADDRESS = "https://api.whise.eu";

const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const MAX_ANSWER_MS = 60_000;

/** jonathancaron/whise-integration@6bb6259 includes/class-whise-api.php keeps both tokens this long. */
const TOKEN_MS = 3_500_000;

/** A shorter wait is waited for; a longer one ends the run, which comes again. */
const MAX_WAIT_SECONDS = 120;
const MAX_WAITS = 5;
const DEFAULT_WAIT_SECONDS = 60;

const REQUEST_TIMEOUT = 408;
const TOO_MANY = 429;
const NO_ACCESS: ReadonlySet<number> = new Set([401, 403]);

const Token = z.object({ token: z.string().min(1) });

export type WhiseAccount = {
  readonly username: string;
  readonly password: string;
  readonly clientId: number;
  readonly officeId?: number;
};

export type WhiseSetting = {
  readonly fetch: FetchPublic;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly address?: string;
  /** How often a call waits for Whise before it is one for later. */
  readonly mostWaits?: number;
};

/**
 * What came of a call that did not work: later again, after so many seconds, or not until somebody mends it: the account, or
 * what was sent. `said` has nothing of the answer's text, which may repeat what was sent.
 */
export type WhiseFailure =
  | { readonly kind: "later"; readonly afterSeconds: number; readonly message: string; readonly said: string }
  | { readonly kind: "no-access" | "refused"; readonly message: string; readonly said: string };

type Answered = { readonly kind: "answered"; readonly status: number; readonly json: unknown };

/** Asks Whise's API in the name of one agency; its token is kept for an hour, and asked for anew when it is refused. */
export class WhiseSession {
  readonly #account: WhiseAccount;
  readonly #setting: WhiseSetting;
  #token: { readonly value: string; readonly until: number } | null = null;

  constructor(account: WhiseAccount, setting: WhiseSetting) {
    this.#account = account;
    this.#setting = setting;
  }

  async post(path: string, body: object, isRetry = false): Promise<Answered | WhiseFailure> {
    const token = await this.#freshToken();
    if (token.kind !== "token") return token;
    const answer = await this.#send(path, body, token.value);
    if (answer.kind !== "answered" || answer.status !== 401) return answer;
    this.#token = null;
    return isRetry ? refused(path, answer) : this.post(path, body, true);
  }

  /** The token of the account asks for the one of the agency: src/WhiseApi.php, `requestAccessToken` and `requestClientToken`. */
  async #freshToken(): Promise<{ kind: "token"; value: string } | WhiseFailure> {
    const { now } = this.#setting;
    if (this.#token && this.#token.until > now()) return { kind: "token", value: this.#token.value };
    const { username, password, clientId, officeId } = this.#account;
    const own = await this.#askToken("/token", { Username: username, Password: password });
    if (own.kind !== "token") return own;
    const office = officeId === undefined ? {} : { OfficeId: officeId };
    const client = await this.#askToken(
      "/v1/admin/clients/token",
      { ClientId: clientId, ...office },
      own.value,
    );
    if (client.kind === "token") this.#token = { value: client.value, until: now() + TOKEN_MS };
    return client;
  }

  async #askToken(
    path: string,
    body: object,
    token?: string,
  ): Promise<{ kind: "token"; value: string } | WhiseFailure> {
    const answer = await this.#send(path, body, token);
    if (answer.kind === "refused") return { ...answer, kind: "no-access" };
    if (answer.kind !== "answered") return answer;
    if (answer.status !== 200) return refused(path, answer);
    const parsed = Token.safeParse(answer.json);
    const message = `${path} gave no token`;
    return parsed.success
      ? { kind: "token", value: parsed.data.token }
      : { kind: "no-access", message, said: message };
  }

  async #send(path: string, body: object, token?: string, waits = 0): Promise<Answered | WhiseFailure> {
    const { fetch, now, wait, address = BASE_ADDRESS, mostWaits = MAX_WAITS } = this.#setting;
    const answer = await fetch(`${address}${path}`, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      maxBytes: MAX_ANSWER_BYTES,
      timeoutMs: MAX_ANSWER_MS,
    });
    if (answer.kind === "failed") return later(answer.reason);
    if (answer.kind === "refused") return { kind: "refused", message: answer.reason, said: answer.reason };
    const answered: Answered = { kind: "answered", status: answer.status, json: jsonOf(answer.body) };
    if (answer.status < 400 || answer.status === 401) return answered;
    const isLater = answer.status === REQUEST_TIMEOUT || answer.status === TOO_MANY || answer.status >= 500;
    if (!isLater) return refused(path, answered);
    const seconds = secondsOfRetryAfter(answer.headers["retry-after"], now()) ?? DEFAULT_WAIT_SECONDS;
    if (answer.status !== TOO_MANY || seconds > MAX_WAIT_SECONDS || waits >= mostWaits)
      return { ...later(messageOf(path, answered), seconds), said: saidOf(answered) };
    await wait(seconds * 1_000);
    return this.#send(path, body, token, waits + 1);
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

function messageOf(path: string, { status, json }: Answered): string {
  const { ExceptionMessage, Message } = (json ?? {}) as { ExceptionMessage?: unknown; Message?: unknown };
  return `${path} answered ${status} ${String(ExceptionMessage ?? Message ?? "")}`.trim();
}

function saidOf({ status }: Pick<Answered, "status">): string {
  return `HTTP ${status}`;
}

function refused(path: string, answer: Answered): WhiseFailure {
  const kind = NO_ACCESS.has(answer.status) ? "no-access" : "refused";
  return { kind, message: messageOf(path, answer), said: saidOf(answer) };
}

export function later(message: string, afterSeconds = DEFAULT_WAIT_SECONDS): WhiseFailure {
  return { kind: "later", afterSeconds, message, said: message };
}
