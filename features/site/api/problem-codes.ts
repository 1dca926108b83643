/** Every way in which a call can fail: its HTTP status, its title, and what to do about it. */
export const PROBLEMS = {
  "invalid-input": {
    status: 400,
    title: "The input is not valid",
    meaning:
      "`errors` names each place that is wrong, and why, with a code for programs. Correct them and send the call again.",
  },
  "broken-json": {
    status: 400,
    title: "The body is not JSON",
    meaning: "The body could not be read as JSON text in UTF-8 (RFC 8259).",
  },
  "broken-form": {
    status: 400,
    title: "The body is not the form that its header says",
    meaning: "The body could not be read as `application/x-www-form-urlencoded` or `multipart/form-data`.",
  },
  "other-site": {
    status: 400,
    title: "The header names another site",
    meaning: "`X-Site-Id` differs from the site in the path. Leave it out, or send the same site in both.",
  },
  "no-token": {
    status: 401,
    title: "A token is needed",
    meaning:
      "Send `Authorization: Bearer …` with a token of this site that was not revoked (`gevel token create`).",
  },
  "not-signed": {
    status: 401,
    title: "The signature does not fit",
    meaning: "Sign the bytes of the body with the secret that the source was connected with.",
  },
  "no-session": {
    status: 401,
    title: "Nobody is signed in",
    meaning: "The session of the desk ended, or there was none. Sign in again, and send the call once more.",
  },
  "sign-in-link": {
    status: 401,
    title: "This link signs nobody in",
    meaning: "It was used, it is over, or it is of another site. Ask for a new one.",
  },
  passkey: {
    status: 401,
    title: "This passkey was not taken",
    meaning:
      "It is not known here, or did not sign what was asked within five minutes. Ask anew, or sign in by mail.",
  },
  "other-scope": {
    status: 403,
    title: "The token is not for this",
    meaning: "`detail` names the scope that the call needs.",
  },
  "other-role": {
    status: 403,
    title: "The role of this person is not for this",
    meaning: "An owner of the site can do it, or give the role that can.",
  },
  "other-origin": {
    status: 403,
    title: "Sent by a page of another site",
    meaning: "Browsers may send this from the site's own pages alone (`Origin`, `Sec-Fetch-Site`).",
  },
  "over-limit": {
    status: 403,
    title: "The site may not have more of this",
    meaning:
      "`limit` says of what, and how many it may have at most. Remove some first, or ask whoever runs the servers. Nothing was changed.",
  },
  "not-found": {
    status: 404,
    title: "There is nothing here",
    meaning: "The address, the site, or what the id stands for does not exist on this site.",
  },
  "no-site": {
    status: 404,
    title: "No site here",
    meaning: "No site has this host name, and none is the default.",
  },
  "method-not-allowed": {
    status: 405,
    title: "This method is not allowed here",
    meaning: "The header `Allow` lists the methods that this address answers.",
  },
  conflict: {
    status: 409,
    title: "This is no longer possible",
    meaning: "What was asked for is taken or over meanwhile. `detail` says what can be asked for instead.",
  },
  "slot-taken": {
    status: 409,
    title: "This time has just been taken",
    meaning: "Somebody else booked it. `slots` lists the times that are still free.",
  },
  "no-visits": {
    status: 409,
    title: "This listing can't be visited",
    meaning: "It is sold or let, or nobody keeps an agenda for it. `detail` says which.",
  },
  "appointment-passed": {
    status: 409,
    title: "This appointment is over",
    meaning: "It has begun or passed, and can't be cancelled or moved any more.",
  },
  "appointment-fixed": {
    status: 409,
    title: "This appointment can't be moved",
    meaning: "It was cancelled, or moved three times already. `detail` says which.",
  },
  "last-owner": {
    status: 409,
    title: "This is the last owner",
    meaning:
      "Somebody has to be able to invite people. Make another person who came to the desk an owner first.",
  },
  "not-own": {
    status: 409,
    title: "Another source brought this listing",
    meaning: "Only the source that `detail` names changes it. Change it in that system.",
  },
  "other-request": {
    status: 409,
    title: "This Idempotency-Key was used for another call",
    meaning: "Use a new key for each call, and the same one only to repeat that very call.",
  },
  gone: {
    status: 410,
    title: "This listing is no longer published",
    meaning: "The listing existed. Its agency took it off, or hides listings of its status.",
  },
  "changed-meanwhile": {
    status: 412,
    title: "It was changed meanwhile",
    meaning:
      "`If-Match` is not its ETag any more. Read it again, make your change again, and send it with the new ETag.",
  },
  "too-large": {
    status: 413,
    title: "The body is too large",
    meaning: "A body may hold at most 1 MB, a picture or a document 20 MB, a delivery 200 MB, a bundle 4 GB.",
  },
  "not-json": {
    status: 415,
    title: "The body must be JSON",
    meaning: "Send the header `Content-Type: application/json`.",
  },
  refused: {
    status: 422,
    title: "The site can't take this",
    meaning:
      "`errors` names each field and why, as `gevel check` does, with a code for programs; `findings` has the warnings too. Nothing was changed.",
  },
  "invalid-form": {
    status: 422,
    title: "The form is not filled in right",
    meaning:
      "`errors` names each field, with a text in the visitor's language. Correct them and send it again.",
  },
  "unknown-slot": {
    status: 422,
    title: "No visit begins at this time",
    meaning: "`start` is not the start of a slot that can still be booked. `slots` lists those that are.",
  },
  "too-many": {
    status: 429,
    title: "Too many messages for now",
    meaning: "Nothing was stored. Try again after the seconds that `Retry-After` names.",
  },
  "too-many-writes": {
    status: 429,
    title: "Too many writes for now",
    meaning:
      "One token writes at most 300 times a minute, and at most five imports of a site wait. Try again after the seconds that `Retry-After` names.",
  },
  "too-many-open": {
    status: 429,
    title: "This person has enough open here",
    meaning:
      "One person (mailbox without its `+tag`, or phone) has at most three visits to come, one a home, and two requests for stays that wait for an answer. Nothing was stored. `detail` says what to do, in the visitor's language.",
  },
  unexpected: {
    status: 500,
    title: "Something went wrong here",
    meaning: "The fault is ours and has been logged under the `requestId`.",
  },
  "not-implemented": {
    status: 501,
    title: "This is not implemented",
    meaning: "The address is known, but this product does not do what it stands for.",
  },
  suspended: {
    status: 503,
    title: "This site is suspended",
    meaning:
      "Whoever runs the servers took it off for a while. Nothing was changed; try again after the seconds that `Retry-After` names.",
  },
  busy: {
    status: 503,
    title: "An import or an export of this site is under way",
    meaning: "Try again after the seconds that `Retry-After` names.",
  },
  "secret-not-set": {
    status: 503,
    title: "The secret of this source is not set on the server",
    meaning: "The operator sets the variable that the log names. Send the call again later.",
  },
  "form-not-taken": {
    status: 503,
    title: "The form could not be taken for the moment",
    meaning:
      "Nothing was stored. `detail` says so in the visitor's language. Send it again after the seconds that `Retry-After` names: with the same `formToken` it counts once, also where the connection broke in the very moment of storing.",
  },
  "database-away": {
    status: 503,
    title: "The listings cannot be reached for the moment",
    meaning: "Try again after the seconds that `Retry-After` names.",
  },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

export function isProblemCode(word: string): word is ProblemCode {
  return Object.hasOwn(PROBLEMS, word);
}
