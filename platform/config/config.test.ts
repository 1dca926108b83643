import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

function configOf(environment: Record<string, string>) {
  const read = readConfig(environment);
  if (read.kind === "invalid") throw new Error(read.message);
  return read.config;
}

test("without any settings the server listens on loopback with its own database", () => {
  expect(configOf({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: null,
    databasePoolSize: 10,
    replicaUrls: [],
    dataDir: resolve(".data"),
    trustedProxies: null,
    devPages: false,
    logLevel: "info",
  });
});

test("an empty variable counts as one that is not there", () => {
  expect(configOf({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000, databaseUrl: null });
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://localhost/gevel"],
  ["DATABASE_REPLICA_URL", "postgres://one/gevel, two"],
  ["DATABASE_DIRECT_URL", "postgres://one/gevel"],
  ["DATABASE_POOL_SIZE", "0"],
  ["SMTP_URL", "mail.example.be"],
  ["MEDIA_URL", "/srv/pictures"],
  ["MEDIA_URL", "s3://pictures"],
  ["MEDIA_CACHE_MB", "much"],
  ["IMAGE_CDN_URL", "cdn"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
  ["OTEL_TRACES_SAMPLER", "sometimes"],
  ["OTEL_TRACES_SAMPLER_ARG", "2"],
  ["MAP_ORIGINS", "https://tiles.example/path"],
  ["MAP_ORIGINS", "tiles.example"],
  ["MAP_ORIGINS", "https://a.example; script-src *"],
  ["TRUST_PROXY", "everyone"],
  ["TRUST_PROXY", "10.0.0.0/99"],
  ["LOG_LEVEL", "loud"],
  ["DEV_PAGES", "perhaps"],
])("a bad %s is named in one line: %s", (name, value) => {
  const read = readConfig({ [name]: value });
  expect(read.kind).toBe("invalid");
  const message = read.kind === "invalid" ? read.message : "";
  expect(message).toContain(`${name}=${JSON.stringify(value)}`);
  expect(message).not.toContain("\n");
});

test.each([
  ["1", true],
  ["on", true],
  ["0", false],
  ["off", false],
])("the pages for developers are switched on by DEV_PAGES=%s: %s", (DEV_PAGES, devPages) => {
  expect(configOf({ DEV_PAGES }).devPages).toBe(devPages);
});

test("a database's password is not repeated in the complaint about its address", () => {
  const read = readConfig({ DATABASE_URL: "mysql://gevel:geheim@db/gevel" });
  expect(JSON.stringify(read)).not.toContain("geheim");
});

test.each([
  ["off", "127.0.0.1", false],
  ["loopback", "127.0.0.1", true],
  ["loopback", "10.1.2.3", false],
  ["private", "10.1.2.3", true],
  ["203.0.113.7", "203.0.113.7", true],
  ["203.0.113.0/24, 198.51.100.4", "203.0.113.99", true],
  ["203.0.113.0/24", "203.0.114.1", false],
])("with TRUST_PROXY=%s, %s is trusted: %s", (setting, address, isTrusted) => {
  expect(configOf({ TRUST_PROXY: setting }).trustedProxies?.check(address) ?? false).toBe(isTrusted);
});

test.each([
  [{}, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }, "http/protobuf"],
  [
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://t/v1/traces", OTEL_EXPORTER_OTLP_PROTOCOL: "http/json" },
    "http/json",
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318", OTEL_TRACES_EXPORTER: "none" }, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318", OTEL_SDK_DISABLED: "true" }, null],
])("with OpenTelemetry's variables %j traces are sent as %s", (variables, protocol) => {
  expect(configOf(variables).tracesProtocol).toBe(protocol);
});
