import { resolve } from "node:path";
import { OperatorError } from "../log/plain-failure.ts";
import type { FileStore } from "./file-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { isS3Address, readS3Place } from "./s3/s3-place.ts";
import { openS3Store, PATIENT } from "./s3/s3-store.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The store that an operator names: a folder, or `s3://bucket/prefix` with the AWS variables. */
export function openFileStore(
  named: string,
  environment: Environment,
  options: Parameters<typeof openFolderStore>[1] = {},
): FileStore {
  if (!isS3Address(named)) return openFolderStore(resolve(named), options);
  const read = readS3Place(named, environment);
  if (read.kind === "invalid") throw new OperatorError(`${named}: ${read.message}`);
  return openS3Store(read.place, PATIENT);
}
