import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

/** Off the page's own thread: the visitor types on meanwhile. */
addEventListener("message", async ({ data: challenge }: MessageEvent<Challenge>) => {
  postMessage(await solveChallenge({ challenge, deriveKey }).catch(() => null));
});
