import { expect, test } from "vitest";
import { readS3Place } from "./s3-place.ts";

const KEYS = { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" };

function placeOf(address: string, environment: Record<string, string> = {}) {
  const read = readS3Place(address, { ...KEYS, ...environment });
  if (read.kind === "invalid") throw new Error(read.message);
  return read.place;
}

test("a bucket of Amazon's is reached at the host of its region", () => {
  expect(placeOf("s3://huis-fotos", { AWS_REGION: "eu-west-3", AWS_SESSION_TOKEN: "t" })).toEqual({
    bucket: "huis-fotos",
    prefix: "",
    endpoint: "https://s3.eu-west-3.amazonaws.com",
    isPathStyle: false,
    region: "eu-west-3",
    accessKeyId: "key",
    secretAccessKey: "secret",
    sessionToken: "t",
  });
});

test("another service is reached at its address, with the bucket in the path", () => {
  const both = { AWS_ENDPOINT_URL: "https://one.example/", AWS_ENDPOINT_URL_S3: "https://s3.example:9000" };
  expect(placeOf("s3://foto/huizen/2026/", both)).toMatchObject({
    bucket: "foto",
    prefix: "huizen/2026/",
    endpoint: "https://s3.example:9000",
    isPathStyle: true,
  });
  expect(placeOf("s3://foto", { ...both, AWS_S3_FORCE_PATH_STYLE: "false" }).isPathStyle).toBe(false);
});

test.each([["s3://"], ["s3://A"], ["s3://bucket/../other"], ["s3://bucket/a b"], ["https://bucket"]])(
  "%s names no bucket",
  (address) => {
    expect(readS3Place(address, KEYS)).toEqual({
      kind: "invalid",
      message: "expected s3://bucket or s3://bucket/prefix",
    });
  },
);

test("variables that are missing or wrong are all named", () => {
  expect(
    readS3Place("s3://bucket", {
      AWS_ACCESS_KEY_ID: " ",
      AWS_SECRET_ACCESS_KEY: "x",
      AWS_ENDPOINT_URL: "minio",
    }),
  ).toEqual({
    kind: "invalid",
    message: "needs the AWS variables: AWS_ACCESS_KEY_ID is not set; AWS_ENDPOINT_URL is no address",
  });
});
