import { writeLogEntry } from "#features/site/access/site-log.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, type ApiCall, EMPTY, siteEndpoint } from "#features/site/api/endpoint.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { invitePerson } from "../invite-person.ts";
import { Invitation, People, Person, PersonChange, SalesReps } from "../schema.ts";
import { countCall } from "./count-call.ts";
import { sessionOf } from "./sessions.ts";

const shared = { group: "Desk", isPersonal: true } as const;
const ONE = { path: "/desk/people/{personId}", params: { personId: "Id of the person" } } as const;

type Call = ApiCall<unknown> & QueryContext;

const list = siteEndpoint({
  ...shared,
  method: "GET",
  path: "/desk/people",
  desk: "owner",
  summary: "Everybody of the agency who may sign in",
  operationId: "deskPeople",
  answer: People,
  problems: [],
  handle: async ({ site, parts }) => answer({ people: await parts.storage.desk.listPeople(site.id) }),
});

const invite = siteEndpoint({
  ...shared,
  method: "POST",
  path: "/desk/people",
  desk: "owner",
  summary: "Invites a person: a mail brings a link that signs them in once, within seven days",
  description: "Who was invited and never came gets another link, and is from then on what this call says.",
  operationId: "deskInvite",
  body: Invitation,
  status: 201,
  answer: Person,
  problems: ["conflict", "too-many"],
  handle: async (call) => {
    const { site, parts, body, now } = call;
    const owner = sessionOf(call).person;
    await countCall(call, ["desk-invitation-from-person"], owner.email);
    const { storeMails } = parts.storage.submissions;
    const inviting = { person: body, inviter: owner.name, storeMails, now };
    const invited = await logged(call, "POST", async (transaction) => {
      const done = await invitePerson(transaction, site, inviting);
      if (!done) throw new AppError("conflict", { detail: "Somebody of this address is on the desk." });
      return { done, personId: done.person.id, outcome: "invited" };
    });
    return answer(invited.person);
  },
});

const change = siteEndpoint({
  ...shared,
  ...ONE,
  method: "PATCH",
  desk: "person",
  summary: "Changes a person; who is no owner changes their own name and language alone",
  operationId: "deskChangePerson",
  body: PersonChange,
  answer: Person,
  problems: ["not-found", "other-role", "last-owner"],
  handle: async (call) => {
    const { site, parts, body } = call;
    const personId = call.params["personId"] ?? "";
    refuseBeyondSelf(call, personId, body);
    const changed = await logged(call, "PATCH", async (transaction) => {
      const done = await parts.storage.desk.changePerson(transaction, site.id, personId, body);
      if (typeof done === "string") throw refusal(done);
      return { done, personId, outcome: "changed" };
    });
    return answer(changed);
  },
});

const remove = siteEndpoint({
  ...shared,
  ...ONE,
  method: "DELETE",
  desk: "owner",
  summary: "Removes a person, whose sessions end at once",
  operationId: "deskRemovePerson",
  canBeEmpty: true,
  problems: ["not-found", "last-owner"],
  handle: async (call) => {
    const { site, parts } = call;
    const personId = call.params["personId"] ?? "";
    await logged(call, "DELETE", async (transaction) => {
      const done = await parts.storage.desk.removePerson(transaction, site.id, personId);
      if (done !== "removed") throw refusal(done);
      return { done, personId, outcome: "removed" };
    });
    return EMPTY;
  },
});

const salesReps = siteEndpoint({
  ...shared,
  method: "GET",
  path: "/desk/sales-reps",
  desk: "owner",
  summary: "The sales reps of the site's listings, whose listings an agent can be given",
  operationId: "deskSalesReps",
  answer: SalesReps,
  problems: [],
  handle: async ({ site, parts }) => answer({ salesReps: await parts.storage.desk.listSalesReps(site.id) }),
});

export const deskPeople = [list, invite, change, remove, salesReps];

type Done<T> = { readonly done: T; readonly personId: string; readonly outcome: string };

/** Does something to a person, and writes it down in the log of the site; all of it counts, or nothing. */
function logged<T>(
  call: Call,
  action: string,
  work: (transaction: Transaction) => Promise<Done<T>>,
): Promise<T> {
  const { site, parts, holder, now } = call;
  return parts.storage.submissions.transact(async (transaction) => {
    const { done, personId, outcome } = await work(transaction);
    const entry = { at: now, actor: holder!.actor, action, subject: `desk/people/${personId}`, outcome };
    await writeLogEntry(transaction, site.id, entry);
    return done;
  });
}

function refuseBeyondSelf(call: Call, personId: string, body: PersonChange): void {
  const { person } = sessionOf(call);
  if (person.role === "owner") return;
  const isOwn = person.id === personId && body.role === undefined && body.salesRepIds === undefined;
  if (!isOwn) throw new AppError("other-role");
}

function refusal(why: "unknown" | "last-owner"): AppError {
  return new AppError(why === "unknown" ? "not-found" : "last-owner");
}
