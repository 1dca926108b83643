import { z } from "zod";

/** Where a bucket is and who may use it. */
export type S3Place = {
  readonly bucket: string;
  /** Before every key: empty, or folders that end with a slash. */
  readonly prefix: string;
  /** Scheme, host and port, without a slash at the end. */
  readonly endpoint: string;
  /** Whether the bucket stands in the path of an address, and not before the host. */
  readonly isPathStyle: boolean;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
};

/** The names that the AWS tools and most S3-compatible services give these settings. */
const Variables = z.object({
  AWS_ACCESS_KEY_ID: z.string("is not set"),
  AWS_SECRET_ACCESS_KEY: z.string("is not set"),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  AWS_DEFAULT_REGION: z.string().optional(),
  AWS_ENDPOINT_URL_S3: z.url({ protocol: /^https?$/, error: "is no address" }).optional(),
  AWS_ENDPOINT_URL: z.url({ protocol: /^https?$/, error: "is no address" }).optional(),
  AWS_S3_FORCE_PATH_STYLE: z.enum(["true", "false", "1", "0"], "is neither true nor false").optional(),
});

/** `s3://bucket/prefix`; the names of buckets are S3's own rule. */
const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;
const PLAIN_PREFIX = /^[\w.!()'*-]+(\/[\w.!()'*-]+)*$/;

export type ReadS3Place =
  | { readonly kind: "place"; readonly place: S3Place }
  | { readonly kind: "invalid"; readonly message: string };

export function isS3Address(text: string): boolean {
  return /^s3:/i.test(text);
}

/** Reads `s3://bucket/prefix` and the AWS variables; the message says in one line what is wrong with them. */
export function readS3Place(
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
): ReadS3Place {
  const [, bucket, rest = ""] = ADDRESS.exec(address) ?? [];
  const folders = rest.replace(/(?<!\/)\/+$/, "");
  if (!bucket || (folders !== "" && !isPlainPrefix(folders)))
    return { kind: "invalid", message: "expected s3://bucket or s3://bucket/prefix" };
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const read = Variables.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
    return { kind: "invalid", message: `needs the AWS variables: ${wrong.join("; ")}` };
  }
  return { kind: "place", place: placeOf(bucket, folders, read.data) };
}

function isPlainPrefix(folders: string): boolean {
  return PLAIN_PREFIX.test(folders) && !folders.split("/").some((name) => name === "." || name === "..");
}

function placeOf(bucket: string, folders: string, variables: z.infer<typeof Variables>): S3Place {
  const region = variables.AWS_REGION ?? variables.AWS_DEFAULT_REGION ?? "us-east-1";
  const own = variables.AWS_ENDPOINT_URL_S3 ?? variables.AWS_ENDPOINT_URL;
  const asked = variables.AWS_S3_FORCE_PATH_STYLE;
  return {
    bucket,
    prefix: folders === "" ? "" : `${folders}/`,
    endpoint: own?.replace(/(?<!\/)\/+$/, "") ?? `https://s3.${region}.amazonaws.com`,
    // A certificate for *.s3.example does not hold for a bucket with dots; what is not AWS has paths at any rate.
    isPathStyle: asked ? asked === "true" || asked === "1" : own !== undefined || bucket.includes("."),
    region,
    accessKeyId: variables.AWS_ACCESS_KEY_ID,
    secretAccessKey: variables.AWS_SECRET_ACCESS_KEY,
    sessionToken: variables.AWS_SESSION_TOKEN,
  };
}
