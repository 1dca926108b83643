import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { MediaKind } from "./refused-file.ts";
import { type UploadedMedia, uploadMedia } from "./upload-media.ts";
import { UploadQueue } from "./upload-queue.ts";
import { rememberMedia } from "./use-stored-media.ts";

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** Files on their way to the site; each that was taken in is handed on, in the order in which they were chosen. */
export function useUploads(kind: MediaKind, onTaken: (media: UploadedMedia) => void) {
  const client = useQueryClient();
  const [queue] = useState(
    () =>
      new UploadQueue({
        upload: (file, options) => uploadMedia(file, { ...options, kind }),
        later,
      }),
  );
  useEffect(() => {
    queue.handTo((media) => {
      rememberMedia(client, media);
      onTaken(media);
    });
  });
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  useEffect(() => {
    const retry = () => queue.retry();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [queue]);
  useWarnOfLeaving(uploads.some(({ reason }) => reason === null || reason === "lost"));
  return { uploads, add: queue.add, drop: queue.drop, retry: queue.retry };
}

/** A server that starts again tells nobody: it is asked, each time a little later. */
function later(callBack: () => void, tries: number): void {
  setTimeout(callBack, Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS));
}

/** A file lives as long as its page. */
function useWarnOfLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSending]);
}
