import { SITE } from "../site.ts";
import { untilSignedIn } from "./sign-in-again.ts";
import { createCall } from "./call.ts";

/** The API of this site, as who is signed in may use it. */
export const call = createCall({
  siteId: SITE.siteId,
  fetch: (...asked) => fetch(...asked),
  untilSignedIn,
});
