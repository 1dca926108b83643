import type { IncomingHttpHeaders } from "node:http";

/** What a span says: ids, names and numbers; never a value of a query, a query string or what a person typed. */
export type SpanFacts = Readonly<Record<string, string | number | boolean | undefined>>;

type SpanKind = "server" | "client" | "consumer" | "internal";

export type OpenSpan = {
  /** Runs work whose own spans belong below this one. */
  run<T>(work: () => T): T;
  set(facts: SpanFacts): void;
  rename(name: string): void;
  /** Only the first call counts. */
  end(failure?: unknown): void;
};

export type NewSpan = {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly facts?: SpanFacts;
  /** Of a request that may belong to a trace which somebody else began (W3C `traceparent`). */
  readonly headers?: IncomingHttpHeaders;
};

export type Tracing = {
  begin(span: NewSpan): OpenSpan;
  /** Whether what runs now belongs to a span that is recorded. */
  isWithinSpan(): boolean;
  /** Tells the span that runs now, a request's, by which route it is answered. */
  noteRoute(method: string, route: string): void;
  /** Sends what waits, for a limited time. */
  close(): Promise<void>;
};

let tracing: Tracing | null = null;

/** Null where nobody set OpenTelemetry's variables: spans then cost one comparison. */
export const currentTracing = (): Tracing | null => tracing;

/** One for the whole process, as a statement of the database belongs to whatever asked for it. */
export function setTracing(next: Tracing | null): void {
  tracing = next;
}

/** Runs a piece of work as a span of the trace that it belongs to, or of a new one; `told` says what came of it. */
export async function inSpan<T>(
  span: NewSpan,
  work: () => Promise<T>,
  told?: (result: T) => SpanFacts,
): Promise<T> {
  if (!tracing) return work();
  const open = tracing.begin(span);
  try {
    const result = await open.run(work);
    if (told) open.set(told(result));
    open.end();
    return result;
  } catch (error) {
    open.end(error);
    throw error;
  }
}
