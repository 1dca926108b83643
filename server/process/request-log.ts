import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Log } from "../log.ts";
import { loggedPath } from "./logged-path.ts";

export type Logged = {
  readonly request: IncomingMessage;
  readonly requestId: string;
  /** Of `performance.now()`. */
  readonly begunAt: number;
};

export type RequestLog = {
  /** Whether requests get a line at all. */
  readonly isWritten: boolean;
  /** Notes when a request began; its id is a trusted proxy's, or one that no other request of any server has. */
  begin(request: IncomingMessage, givenId: string | undefined): Logged;
  newId(): string;
  end(logged: Logged, status: number, pageState?: string): void;
  failed(logged: Logged, error: unknown): void;
};

/** One line for each request, written by hand: it stands on the path of every cached page. */
export function createRequestLog(log: Log, now: () => Date): RequestLog {
  const process = randomBytes(6).toString("hex");
  const isWritten = log.writes("info");
  const pathText = keepPathTexts();
  const timeText = keepTimeText();
  let count = 0;
  const newId = () => `${process}${(count++).toString(36).padStart(6, "0")}`;
  return {
    isWritten,
    begin: (request, givenId) => ({ request, requestId: givenId ?? newId(), begunAt: performance.now() }),
    newId,
    end({ request, requestId, begunAt }, status, pageState = "") {
      if (!isWritten) return;
      const page = pageState && `,"page":"${pageState}"`;
      const ms = Math.round((performance.now() - begunAt) * 10) / 10;
      log.line(
        `{"time":"${timeText(now())}","level":"info","message":"request","id":"${requestId}",` +
          `"method":"${request.method}","path":${pathText(request.url ?? "")},"status":${status},"ms":${ms}${page}}`,
      );
    },
    failed({ request, requestId }, error) {
      log.error({ requestId, path: loggedPath(request.url ?? ""), err: error }, "a request failed");
    },
  };
}

/** Many requests share a millisecond, which is written out once. */
function keepTimeText(): (time: Date) => string {
  let last = Number.NaN;
  let text = "";
  return (time) => {
    if (time.getTime() === last) return text;
    last = time.getTime();
    return (text = time.toISOString());
  };
}

const MOST_PATHS = 2_000;
const LONGEST_KEPT = 500;

/** Paths as JSON; the same ones are asked for again and again. */
function keepPathTexts(): (target: string) => string {
  const texts = new Map<string, string>();
  return (target) => {
    const known = texts.get(target);
    if (known !== undefined) return known;
    const text = JSON.stringify(loggedPath(target));
    if (target.length > LONGEST_KEPT) return text;
    if (texts.size >= MOST_PATHS) texts.clear();
    texts.set(target, text);
    return text;
  };
}
