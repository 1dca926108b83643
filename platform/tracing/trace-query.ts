import { currentTracing } from "./tracing.ts";
import { statementName } from "./statement-name.ts";

type Ask = (...asked: unknown[]) => unknown;
type Answered = (error: unknown, result: unknown) => void;

/**
 * Asks the database, as a span of the trace that the statement belongs to. What belongs to none, as a queue's own polling, and
 * what is no statement, as a stream of COPY, is asked as it is. `asked` is what `query` of the driver takes.
 */
export function traceQuery(asked: readonly unknown[], ask: Ask): unknown {
  const tracing = currentTracing();
  if (!tracing?.isWithinSpan()) return ask(...asked);
  const name = nameOf(asked[0]);
  if (name === null) return ask(...asked);
  const facts = { "db.system.name": "postgresql", "db.query.summary": name };
  const span = tracing.begin({ name, kind: "client", facts });
  const last = asked.at(-1);
  if (typeof last === "function") {
    const answered: Answered = (error, result) => {
      span.end(error ?? undefined);
      (last as Answered)(error, result);
    };
    return ask(...asked.slice(0, -1), answered);
  }
  const answer = ask(...asked) as Promise<unknown>;
  answer.then(
    () => span.end(),
    (error: unknown) => span.end(error),
  );
  return answer;
}

function nameOf(statement: unknown): string | null {
  if (typeof statement === "string") return statementName(statement);
  const { name, text, submit } = (statement ?? {}) as Partial<Record<"name" | "text" | "submit", unknown>>;
  if (submit !== undefined) return null;
  if (typeof name === "string") return name;
  return typeof text === "string" ? statementName(text) : null;
}
