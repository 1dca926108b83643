import { z } from "zod";

/** How spans travel to their receiver. */
export type TracesProtocol = "http/protobuf" | "http/json";

const Address = z
  .url({ protocol: /^https?$/, error: "expected an address that starts with http:// or https://" })
  .optional();
const Protocol = z
  .enum(["http/protobuf", "http/json"], "expected http/protobuf or http/json; gRPC is not spoken")
  .optional();

/** Those of OpenTelemetry's variables that decide whether anything is sent, and how; its packages read the others. */
export const TRACING_VARIABLES = {
  OTEL_SDK_DISABLED: z.string().default("false"),
  OTEL_TRACES_EXPORTER: z.enum(["otlp", "none"], "expected otlp or none").default("otlp"),
  OTEL_EXPORTER_OTLP_ENDPOINT: Address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: Address,
  OTEL_EXPORTER_OTLP_PROTOCOL: Protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: Protocol,
  OTEL_TRACES_SAMPLER: z
    .enum([
      "always_on",
      "always_off",
      "traceidratio",
      "parentbased_always_on",
      "parentbased_always_off",
      "parentbased_traceidratio",
    ])
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number("expected a number from 0 to 1").min(0).max(1).optional(),
};

type TracingVariables = z.infer<z.ZodObject<typeof TRACING_VARIABLES>>;

/** Null where no traces are wanted: nothing of them is loaded then. */
export function tracesProtocolOf(given: TracingVariables): TracesProtocol | null {
  const hasReceiver = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? given.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!hasReceiver || given.OTEL_TRACES_EXPORTER === "none") return null;
  if (given.OTEL_SDK_DISABLED.toLowerCase() === "true") return null;
  return given.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? given.OTEL_EXPORTER_OTLP_PROTOCOL ?? "http/protobuf";
}
