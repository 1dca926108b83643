import { SITE } from "../site.ts";
import { untilSignedIn } from "./sign-in-again.ts";
import { createCall, createSend } from "./call.ts";

const AROUND = {
  siteId: SITE.siteId,
  fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked),
  untilSignedIn,
};

/** The API of this site, as who is signed in may use it. */
export const call = createCall(AROUND);

/** As {@link call}, for whoever needs the headers of an answer too. */
export const send = createSend(AROUND);
