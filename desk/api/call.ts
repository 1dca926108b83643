type Failure = {
  /** `lost`: nothing came back, so that nobody knows whether it arrived. */
  readonly kind: "lost" | "refused";
  readonly status: number;
  /** Of the problem details, the end of its type: `conflict`. */
  readonly code: string;
  /** Further members of the problem details. */
  readonly members: Readonly<Record<string, unknown>>;
};

/** What became of a call that was not answered with what it asked for. */
export class CallFailed extends Error implements Failure {
  readonly kind;
  readonly status;
  readonly code;
  readonly members;

  constructor({ kind, status, code, members }: Failure) {
    super(`${kind} ${status} ${code}`);
    this.name = "CallFailed";
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.members = members;
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Around = {
  readonly siteId: string;
  readonly fetch: typeof fetch;
  /** Waits until somebody is signed in again; the call is then made once more. */
  readonly untilSignedIn: () => Promise<void>;
};

/** Example: `{ "If-Match": "\"0f3c\"" }`. */
type Headers = Readonly<Record<string, string>>;

type Sent = { readonly body?: object | undefined; readonly headers?: Headers | undefined };

export type Send = (method: Method, path: string, sent?: Sent) => Promise<Response>;
export type Call = <Answer>(
  method: Method,
  path: string,
  body?: object,
  headers?: Headers,
) => Promise<Answer>;

const GIVE_UP_AFTER_MS = 30_000;

/**
 * Calls of the site's API with the session of the browser. A session that ended in the middle is no failure: the call waits for a new one,
 * with what it sends.
 * Example: `call("POST", "leads/0f…/accept")` asks `/api/sites/huyzen/leads/0f…/accept`.
 */
export function createCall(around: Around): Call {
  const send = createSend(around);
  return async (method, path, body, headers) => {
    const answer = await send(method, path, { body, headers });
    return answer.status === 204 ? null : await answer.json();
  };
}

/** As {@link createCall}, for whoever needs more of the answer than its JSON. */
export function createSend(around: Around): Send {
  return async (method, path, sent = {}) => {
    for (;;) {
      const answer = await ask(around, { method, path, ...sent });
      if (answer.ok) return answer;
      const { type = "", ...members } = await problemOf(answer);
      const code = String(type).split("/").at(-1)!;
      if (code !== "no-session" || path === "desk/session") {
        throw new CallFailed({ kind: "refused", status: answer.status, code, members });
      }
      await around.untilSignedIn();
    }
  };
}

type Asked = Sent & { readonly method: Method; readonly path: string };

async function ask({ siteId, fetch }: Around, { method, path, body, headers }: Asked): Promise<Response> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS);
  try {
    return await fetch(`/api/sites/${siteId}/${path}`, {
      method,
      headers: { "Gevel-Desk": "1", ...(body && { "Content-Type": "application/json" }), ...headers },
      signal,
      ...json,
    });
  } catch {
    throw new CallFailed({ kind: "lost", status: 0, code: "lost", members: {} });
  }
}

async function problemOf(answer: Response): Promise<Record<string, unknown>> {
  try {
    return (await answer.json()) as Record<string, unknown>;
  } catch {
    return {};
  }
}
