import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { readS3Place, type S3Place } from "../s3/s3-place.ts";

const BUCKET = "pictures";

/** A server that speaks S3 and checks signatures, with an empty bucket; what it is given besides goes into the place. */
export async function openTestBucket() {
  const directory = await mkdtemp(join(tmpdir(), "gevel-bucket-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const environment = {
    AWS_ACCESS_KEY_ID: "S3RVER",
    AWS_SECRET_ACCESS_KEY: "S3RVER",
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
  };
  const place = (prefix = "", changes: Partial<S3Place> = {}): S3Place => {
    const read = readS3Place(`s3://${BUCKET}/${prefix}`, environment);
    if (read.kind === "invalid") throw new Error(read.message);
    return { ...read.place, ...changes };
  };
  return {
    environment,
    address: `s3://${BUCKET}`,
    place,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
