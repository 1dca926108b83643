import {
  context,
  type Context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";
import type { Log } from "../log/log.ts";
import type { TracesProtocol } from "./tracing-settings.ts";
import type { NewSpan, OpenSpan, SpanFacts, Tracing } from "./tracing.ts";

/** A receiver that is away must not hold up the end of the process. */
const CLOSES_WITHIN_MS = 2_000;
const COMPLAINS_EVERY_MS = 60_000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/**
 * Sends spans to the receiver that OpenTelemetry's variables name; its packages read those by themselves. This file is loaded
 * only where they are set.
 */
export async function openTracing(protocol: TracesProtocol, log: Pick<Log, "warn">): Promise<Tracing> {
  diag.setLogger(complainTo(log), DiagLogLevel.WARN);
  const detectors = [envDetector, hostDetector, serviceInstanceIdDetector];
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": "gevel" }))
    .merge(detectResources({ detectors }));
  const exporter = await openExporter(protocol);
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer("gevel");
  return {
    begin({ name, kind = "internal", facts = {}, headers }: NewSpan) {
      const parent = headers ? propagation.extract(ROOT_CONTEXT, headers) : context.active();
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...facts } }, parent);
      return openSpan(span, trace.setSpan(parent, span));
    },
    isWithinSpan: () => trace.getActiveSpan()?.isRecording() ?? false,
    noteRoute: (method, route) =>
      void trace.getActiveSpan()?.setAttribute("http.route", route).updateName(`${method} ${route}`),
    async close() {
      await within(CLOSES_WITHIN_MS, provider.shutdown()).catch((error: unknown) =>
        log.warn({ err: error }, "the last traces could not be sent"),
      );
      contexts.disable();
      context.disable();
      propagation.disable();
      diag.disable();
    },
  };
}

async function openExporter(protocol: TracesProtocol): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === "http/json"
      ? await import("@opentelemetry/exporter-trace-otlp-http")
      : await import("@opentelemetry/exporter-trace-otlp-proto");
  return new OTLPTraceExporter();
}

function openSpan(span: Span, inside: Context): OpenSpan {
  return {
    run: (work) => context.with(inside, work),
    set: (facts: SpanFacts) => void span.setAttributes({ ...facts }),
    rename: (name) => void span.updateName(name),
    end(failure) {
      if (!span.isRecording()) return;
      if (failure !== undefined) {
        // The message of an error may hold what somebody typed.
        span.setAttribute("error.type", errorType(failure));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

function errorType(failure: unknown): string {
  if (typeof failure === "string") return failure;
  const { code, name } = (failure ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name ?? "Error");
}

const ignore = () => undefined;

/** What the packages complain of, a receiver that is away above all, is told once a minute. */
function complainTo(log: Pick<Log, "warn">) {
  let complainedAt = Number.NEGATIVE_INFINITY;
  const complain = (detail: string) => {
    if (performance.now() - complainedAt < COMPLAINS_EVERY_MS) return;
    complainedAt = performance.now();
    log.warn({ detail }, "OpenTelemetry");
  };
  return { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore };
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The receiver did not take them within ${ms} ms`)), ms);
  });
  // What comes of it later is nobody's business any more.
  work.catch(() => undefined);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
