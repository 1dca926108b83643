import type { FileRefusal } from "./refused-file.ts";

/** Why a file was not brought: for what it is, or because the network or the site failed. */
export class UploadFailed extends Error {
  readonly reason: FileRefusal | "over-limit" | "lost" | "failed";

  constructor(reason: UploadFailed["reason"]) {
    super(reason);
    this.name = "UploadFailed";
    this.reason = reason;
  }
}
