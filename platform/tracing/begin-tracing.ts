import type { Log } from "../log/log.ts";
import { setTracing } from "./tracing.ts";
import type { TracesProtocol } from "./tracing-settings.ts";

/**
 * Traces this process where OpenTelemetry's variables name a receiver; else not even their code is loaded. What is answered
 * sends the last spans.
 */
export async function beginTracing(
  { tracesProtocol }: { readonly tracesProtocol: TracesProtocol | null },
  log: Pick<Log, "warn">,
): Promise<() => Promise<void>> {
  if (tracesProtocol === null) return async () => undefined;
  const { openTracing } = await import("./open-tracing.ts");
  const tracing = await openTracing(tracesProtocol, log);
  setTracing(tracing);
  return async () => {
    setTracing(null);
    await tracing.close();
  };
}
