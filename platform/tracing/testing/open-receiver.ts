import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Value = { readonly stringValue?: string; readonly intValue?: number; readonly boolValue?: boolean };
type Attributes = ReadonlyArray<{ readonly key: string; readonly value: Value }>;

/** A span as OTLP's JSON writes it. */
type WrittenSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Attributes;
  readonly status: { readonly code?: number };
};

type Written = {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: { readonly attributes: Attributes };
    readonly scopeSpans: ReadonlyArray<{ readonly spans: readonly WrittenSpan[] }>;
  }>;
};

export type ReceivedSpan = Omit<WrittenSpan, "attributes"> & {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly service: unknown;
};

/** Takes traces over OTLP/HTTP in JSON, as a collector does. */
export async function openReceiver() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(`${request.method} ${request.url} ${request.headers["content-type"]}`);
    if (request.headers["content-type"] === "application/json") spans.push(...spansOf(JSON.parse(body)));
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function spansOf({ resourceSpans }: Written): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map(({ attributes, ...span }) => ({
        ...span,
        facts: factsOf(attributes),
        service: factsOf(resource.attributes)["service.name"],
      })),
    ),
  );
}

function factsOf(attributes: Attributes): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
