import { untilSignedIn } from "../api/sign-in-again.ts";
import type { FindingCode, StoredMedia } from "../api/published.ts";
import { SITE } from "../site.ts";
import { type MediaKind, refusalBeforeSending, refusalFromCode, refusalOfKind } from "./refused-file.ts";
import { UploadFailed } from "./upload-failed.ts";

/** A file that the site took in: what a document names, and where it can be looked at. */
export type UploadedMedia = StoredMedia & {
  readonly size: { readonly width: number; readonly height: number };
};

export type UploadOptions = {
  readonly signal?: AbortSignal | undefined;
  /** How much was sent, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  /** What may stand where it goes. */
  readonly kind?: MediaKind | undefined;
};

/**
 * Brings a file to the site. The same file again gets the same name, so that what was cut off is simply sent once more. Throws
 * {@link UploadFailed}; what its signal ended throws as `fetch` does.
 */
export async function uploadMedia(file: File, options: UploadOptions = {}): Promise<UploadedMedia> {
  const { kind = "picture", signal } = options;
  const refusal = await refusalBeforeSending(file);
  if (refusal) throw new UploadFailed(refusal);
  for (;;) {
    signal?.throwIfAborted();
    const { status, json } = await send(file, options);
    if (status === 200 || status === 201) return taken(kind, json as StoredMedia);
    if (status !== 401) throw new UploadFailed(reasonOf(kind, status, json));
    await untilSignedIn();
  }
}

function taken(wanted: MediaKind, media: StoredMedia): UploadedMedia {
  const refusal = refusalOfKind(wanted, media.kind);
  if (refusal) throw new UploadFailed(refusal);
  const { width, height } = media;
  return { ...media, size: { width, height } };
}

type Problem = { readonly type?: string; readonly errors?: readonly { readonly code: FindingCode }[] };

function reasonOf(kind: MediaKind, status: number, json: unknown): UploadFailed["reason"] {
  if (status === 413) return "too-large";
  const { type = "", errors = [] } = (json ?? {}) as Problem;
  if (type.endsWith("/over-limit")) return "over-limit";
  return status === 422 && errors[0] ? refusalFromCode(kind, errors[0].code) : "failed";
}

type Answer = { readonly status: number; readonly json: unknown };

/** `fetch` does not tell how much of a body was sent. */
function send(file: File, { signal, onProgress }: UploadOptions): Promise<Answer> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request.open("POST", `/api/sites/${SITE.siteId}/media`);
  request.responseType = "json";
  request.setRequestHeader("Gevel-Desk", "1");
  request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress?.(total > 0 ? loaded / total : 0),
  );
  request.addEventListener("load", () => resolve({ status: request.status, json: request.response }));
  request.addEventListener("error", () => reject(new UploadFailed("lost")));
  request.addEventListener("abort", () => reject(signal?.reason));
  const abort = () => request.abort();
  signal?.addEventListener("abort", abort, { once: true });
  request.send(file);
  return promise.finally(() => signal?.removeEventListener("abort", abort));
}
