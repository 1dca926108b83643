import { expect, test } from "vitest";
import { UploadFailed } from "./upload-failed.ts";
import type { UploadedMedia } from "./upload-media.ts";
import { UploadQueue } from "./upload-queue.ts";

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** A queue whose files fail as told, by their name. */
function queue(failures: Readonly<Record<string, UploadFailed["reason"][]>> = {}) {
  const taken: string[] = [];
  const waiting: (() => void)[] = [];
  const open = new Map<string, AbortSignal | undefined>();
  const uploads = new UploadQueue({
    upload: async ({ name }, { signal }) => {
      open.set(name, signal);
      const reason = failures[name]?.shift();
      if (reason) throw new UploadFailed(reason);
      return { name } as UploadedMedia;
    },
    later: (callBack) => void waiting.push(callBack),
  });
  uploads.handTo(({ name }) => void taken.push(name));
  const add = (...names: string[]) => uploads.add(names.map((name) => new File([], name)));
  return { uploads, add, taken, waiting, open };
}

test("files come in the order in which they were chosen", async () => {
  const { uploads, add, taken } = queue();
  add("a", "b");
  add("c");
  await settled();
  expect(taken).toEqual(["a", "b", "c"]);
  expect(uploads.uploads()).toEqual([]);
});

test("a file that is refused keeps its reason, and the next one comes", async () => {
  const { uploads, add, taken } = queue({ a: ["heic"] });
  add("a", "b");
  await settled();
  expect(taken).toEqual(["b"]);
  expect(uploads.uploads()).toMatchObject([{ name: "a", reason: "heic" }]);
  uploads.drop(1);
  expect(uploads.uploads()).toEqual([]);
});

test("what the network lost waits with all that follows, and comes in its order later", async () => {
  const { add, taken, waiting } = queue({ a: ["lost", "lost"] });
  add("a", "b");
  await settled();
  expect(taken).toEqual([]);
  waiting.shift()!();
  await settled();
  waiting.shift()!();
  await settled();
  expect(taken).toEqual(["a", "b"]);
});

test("a file that failed is sent once more when it is asked for", async () => {
  const { uploads, add, taken } = queue({ a: ["failed"] });
  add("a");
  await settled();
  uploads.retry(1);
  await settled();
  expect(taken).toEqual(["a"]);
});

test("a file that is taken off while it is sent is not added", async () => {
  const open = Promise.withResolvers<UploadedMedia>();
  const taken: string[] = [];
  const uploads = new UploadQueue({
    upload: ({ name }, { signal }) => {
      if (name === "b") return Promise.resolve({ name } as UploadedMedia);
      signal?.addEventListener("abort", () => open.reject(signal.reason));
      return open.promise;
    },
    later: () => undefined,
  });
  uploads.handTo(({ name }) => void taken.push(name));
  uploads.add([new File([], "a"), new File([], "b")]);
  await settled();
  uploads.drop(1);
  await settled();
  expect(taken).toEqual(["b"]);
});
