import { BlockList, isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { readS3Place, type S3Place } from "../files/s3/s3-place.ts";
import { LOG_LEVELS } from "../log/log.ts";
import { TRACING_VARIABLES, tracesProtocolOf } from "../tracing/tracing-settings.ts";

const beginsWith = (protocols: readonly string[]) => ({
  test: (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
  complaint: `expected an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
});

const address = (protocols: readonly string[]) => {
  const { test, complaint } = beginsWith(protocols);
  return z.string().refine(test, complaint).nullable().default(null);
};

const POSTGRES = ["postgres:", "postgresql:"];

/** Several are parted by spaces or commas. */
const Replicas = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((urls) => urls.every(beginsWith(POSTGRES).test), beginsWith(POSTGRES).complaint);

/** `off`, or whose forwarding headers count: addresses, ranges, and the words `loopback` and `private`. */
const TrustProxy = z
  .string()
  .default("off")
  .transform((text, context) => {
    const words = text === "off" ? [] : text.split(/[\s,]+/).filter(Boolean);
    const trusted = new BlockList();
    for (const word of words) {
      if (!addTo(trusted, word))
        context.addIssue(`"${word}" is no address, no range, nor loopback or private`);
    }
    return words.length > 0 ? trusted : null;
  });

/** As a content security policy names them; nothing else may slip into it. */
const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;

/** Where a map style keeps its tiles, letters and sprites: `https://tiles.example https://*.fonts.example`. */
const Origins = z
  .string()
  .default("")
  .transform((text, context) => {
    const origins = text.split(/[\s,]+/).filter(Boolean);
    for (const origin of origins) {
      if (!ORIGIN.test(origin)) context.addIssue(`"${origin}" is no origin such as https://tiles.example`);
    }
    return origins;
  });

const Variables = z.object({
  PORT: z.coerce.number("expected a port number").int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATABASE_URL: address(POSTGRES),
  DATABASE_DIRECT_URL: address(POSTGRES),
  DATABASE_POOL_SIZE: z.coerce.number("expected a number of connections").int().min(1).max(200).default(10),
  DATABASE_REPLICA_URL: Replicas,
  DATA_DIR: z
    .string()
    .default("./.data")
    .transform((path) => resolve(path)),
  MEDIA_URL: z.string().nullable().default(null),
  MEDIA_CACHE_MB: z.coerce.number("expected a number of megabytes").int().min(10).default(10_000),
  SMTP_URL: address(["smtp:", "smtps:"]),
  TRUST_PROXY: TrustProxy,
  FORM_CHECKS: z.enum(["on", "off"]).default("on"),
  DEV_PAGES: z.enum(["1", "on", "0", "off"]).default("off"),
  MAP_PMTILES: z.string().nullable().default(null),
  MAP_STYLE_URL: address(["http:", "https:"]),
  MAP_ORIGINS: Origins,
  IMAGE_CDN_URL: address(["http:", "https:"]),
  METRICS_PORT: z.coerce.number("expected a port number").int().min(0).max(65_535).nullable().default(null),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
  ...TRACING_VARIABLES,
});

const Environment = Variables.refine(
  ({ DATABASE_URL, DATABASE_DIRECT_URL }) => DATABASE_URL !== null || DATABASE_DIRECT_URL === null,
  {
    path: ["DATABASE_DIRECT_URL"],
    message: "it is the way past the pooler of DATABASE_URL, which is not set",
  },
);

export type Config = ReturnType<typeof named>;

export type ReadConfig =
  | { readonly kind: "config"; readonly config: Config }
  | { readonly kind: "invalid"; readonly message: string };

/** Reads the settings from the environment; an empty variable counts as one that is not there. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ReadConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const read = Environment.safeParse(given);
  if (read.success) return withMedia(read.data, given);
  const complaints = read.error.issues.map(({ path: [name], message }) => {
    const value = JSON.stringify(withoutPassword(given[String(name)] ?? ""));
    return `${String(name)}=${value}: ${message}`;
  });
  return { kind: "invalid", message: `The settings cannot be used: ${complaints.join("; ")}` };
}

/** Who may use a bucket stands in variables of their own. */
function withMedia(
  environment: z.infer<typeof Environment>,
  given: Readonly<Record<string, string | undefined>>,
): ReadConfig {
  const { MEDIA_URL: url } = environment;
  const read = url === null ? null : readS3Place(url, given);
  if (read?.kind === "invalid")
    return {
      kind: "invalid",
      message: `The settings cannot be used: MEDIA_URL=${JSON.stringify(withoutPassword(url!))}: ${read.message}`,
    };
  return { kind: "config", config: named(environment, read?.place ?? null) };
}

/** What a terminal or a log may show of an address. */
function withoutPassword(value: string): string {
  return value.replaceAll(/:\/\/[^/@\s]*@/g, "://…@");
}

function named(environment: z.infer<typeof Environment>, mediaBucket: S3Place | null) {
  return {
    port: environment.PORT,
    host: environment.HOST,
    databaseUrl: environment.DATABASE_URL,
    directDatabaseUrl: environment.DATABASE_DIRECT_URL,
    databasePoolSize: environment.DATABASE_POOL_SIZE,
    replicaUrls: environment.DATABASE_REPLICA_URL,
    dataDir: environment.DATA_DIR,
    mediaBucket,
    mostSizeBytes: environment.MEDIA_CACHE_MB * 1_000_000,
    smtpUrl: environment.SMTP_URL,
    trustedProxies: environment.TRUST_PROXY,
    formChecks: environment.FORM_CHECKS === "on",
    devPages: environment.DEV_PAGES === "1" || environment.DEV_PAGES === "on",
    mapPmtiles: environment.MAP_PMTILES,
    mapStyleUrl: environment.MAP_STYLE_URL,
    mapOrigins: environment.MAP_ORIGINS,
    imageCdnUrl: environment.IMAGE_CDN_URL,
    metricsPort: environment.METRICS_PORT,
    logLevel: environment.LOG_LEVEL,
    tracesProtocol: tracesProtocolOf(environment),
  };
}

const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["127.0.0.0/8", "::1/128", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

function addTo(list: BlockList, word: string): boolean {
  return (NAMED_RANGES[word] ?? [word]).every((range) => {
    const [network = "", bits] = range.split("/");
    const family = isIP(network) === 6 ? "ipv6" : "ipv4";
    const longest = family === "ipv6" ? 128 : 32;
    if (isIP(network) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= longest))) {
      return false;
    }
    list.addSubnet(network, Number(bits ?? longest), family);
    return true;
  });
}
