import { AppError } from "#features/site/api/app-error.ts";
import { answer, type ApiCall, EMPTY, siteEndpoint } from "#features/site/api/endpoint.ts";
import type { Session } from "#features/site/access/holder.ts";
import { deviceOf } from "../device-of.ts";
import type { Beginning } from "../queries/sessions.ts";
import { CurrentSession, Person, Sessions, SignInLinkSecret } from "../schema.ts";
import { sessionCookie, sessionSecret } from "../session-cookie.ts";
import { countCall } from "./count-call.ts";

const shared = { group: "Desk", isPersonal: true } as const;

const signIn = siteEndpoint({
  ...shared,
  method: "POST",
  path: "/desk/sessions",
  desk: "anyone",
  summary: "Signs in with the secret of a mailed link, and sets the cookie of the session",
  description:
    "The secret is what follows `#` in the address of the link. The cookie is `__Host-gevel_desk` (`gevel_desk` on this machine, without TLS); the session lives 30 days beyond its last use.",
  operationId: "deskSignIn",
  body: SignInLinkSecret,
  status: 201,
  answer: Person,
  problems: ["sign-in-link", "too-many"],
  handle: async (call) => {
    const { site, parts, host, body } = call;
    await countCall(call, ["desk-sign-in-from-network"]);
    const using = { ...beginningOf(call), secret: body.secret };
    const begun = await parts.storage.desk.signInByLink(site.id, using);
    if (!begun) throw new AppError("sign-in-link");
    return answer(begun.person, { headers: { "Set-Cookie": sessionCookie(host, begun.secret) } });
  },
});

/** Each time that the desk opens, the browser keeps the cookie for another 30 days. */
const current = siteEndpoint({
  ...shared,
  method: "GET",
  path: "/desk/session",
  desk: "person",
  summary: "Who is signed in",
  operationId: "deskSession",
  answer: CurrentSession,
  problems: [],
  handle: async (call) => {
    const { id, person } = sessionOf(call);
    const secret = sessionSecret(call.headers, call.host);
    const cookie = { "Set-Cookie": sessionCookie(call.host, secret) };
    const suspended = await call.parts.sites.suspensionOf(call.site.id);
    const suspension = suspended && { since: suspended.since, reason: suspended.reason };
    return answer({ person, sessionId: id, suspension }, { headers: cookie });
  },
});

const signOut = siteEndpoint({
  ...shared,
  method: "DELETE",
  path: "/desk/session",
  desk: "person",
  summary: "Signs out: ends this session",
  operationId: "deskSignOut",
  canBeEmpty: true,
  problems: [],
  handle: async (call) => {
    const { id, person } = sessionOf(call);
    await call.parts.storage.desk.endSession(call.site.id, { personId: person.id, sessionId: id });
    return { ...EMPTY, headers: { "Set-Cookie": sessionCookie(call.host, null) } };
  },
});

const own = siteEndpoint({
  ...shared,
  method: "GET",
  path: "/desk/sessions",
  desk: "person",
  summary: "The sessions of who is signed in, the last used first",
  operationId: "deskSessions",
  answer: Sessions,
  problems: [],
  handle: async (call) => {
    const { id, person } = sessionOf(call);
    const sessions = await call.parts.storage.desk.listSessions(call.site.id, person.id, call.now);
    return answer({
      sessions: sessions.map((session) => Object.assign(session, { isThis: session.id === id })),
    });
  },
});

const end = siteEndpoint({
  ...shared,
  method: "DELETE",
  path: "/desk/sessions/{sessionId}",
  desk: "person",
  summary: "Ends one of the own sessions",
  operationId: "deskEndSession",
  params: { sessionId: "As `GET desk/sessions` names it" },
  canBeEmpty: true,
  problems: ["not-found"],
  handle: async (call) => {
    const personId = sessionOf(call).person.id;
    const sessionId = call.params["sessionId"] ?? "";
    const isEnded = await call.parts.storage.desk.endSession(call.site.id, { personId, sessionId });
    if (!isEnded) throw new AppError("not-found");
    return EMPTY;
  },
});

export const deskSessions = [signIn, current, signOut, own, end];

/** The session of a call that only people with one may make. */
export function sessionOf({ holder }: Pick<ApiCall, "holder">): Session {
  if (!holder?.session) throw new Error("a call of the desk came without a session");
  return holder.session;
}

/** The device that begins a session, and the session that it had. */
export function beginningOf({ headers, host, now }: Pick<ApiCall, "headers" | "host" | "now">): Beginning {
  return { device: deviceOf(headers.get("User-Agent")), replaces: sessionSecret(headers, host), now };
}
