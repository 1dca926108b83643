import { hash } from "node:crypto";
import type { SentForm } from "../schema/sent-form.ts";
import type { FormName } from "#features/site/form-answer.ts";
import { EVERY_FORM, type LimitName, type Limit, LIMITS, type LimitSubject } from "#domain/contact/limits.ts";
import { formatDayAtTime } from "#domain/format/moments.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Json, Outcome, Guard, Submission } from "../submissions/submissions.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { invalidForm } from "#features/site/api/read-fields.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { checksOf } from "./checks-of.ts";
import { verifyPuzzle } from "./puzzle.ts";
import type { MessageKey, Translate } from "#domain/locale/translate.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import { personKeys } from "#domain/contact/person-keys.ts";
import { type Counted, networksOf } from "./networks-of.ts";

export type Received = {
  readonly form: FormName;
  /** A form that changes what was consented to before asks for no consent again. */
  readonly fields: Omit<SentForm, "privacy">;
  /** Of who writes. */
  readonly email: string;
  readonly phone?: string | undefined;
  /** Of who is written to, where the visitor says so. */
  readonly receiver?: string;
  readonly estateId?: number | undefined;
  /** What is kept of it beside the address: by default all fields. */
  readonly kept?: Json;
  /** Limits of this form, besides those of every form. */
  readonly limits?: readonly LimitName[];
};

/**
 * The way of everything that a visitor sends, after its schema read it: honeypot, puzzle, limits, and one transaction that
 * stores it with what `work` writes and the mails and events that `work` names. Answers what `work` answered, also to a repeated send.
 */
export async function receive<Answer extends Json>(
  context: QueryContext,
  received: Received,
  work: (transaction: Transaction, submissionId: string) => Promise<Outcome & { readonly answer: Answer }>,
): Promise<Answer> {
  const { site, now, parts } = context;
  const t = await translateFor(context);
  if (received.fields.homepage) throw invalidForm(t, [{ path: "homepage", word: "form.error.automatic" }]);
  const puzzle = await solvedPuzzle(context, t, received.fields.altcha);
  const submission = submissionOf(context, received);
  const { submissions } = parts.storage;
  const { answer } = await submissions.accept(site.id, submission, async (transaction, submissionId) => {
    const counts = countsOf(context, received, [...EVERY_FORM, ...(received.limits ?? [])], puzzle !== null);
    const verdict = await submissions.guard(site.id, transaction, { puzzle, counts, now });
    if (verdict.kind === "replayed") throw invalidForm(t, [{ path: "altcha", word: "form.error.captcha" }]);
    if (verdict.kind === "limited") throw tooMany(context, t, verdict.seconds);
    return work(transaction, submissionId);
  });
  // A repeated one gets what the first of the same form got.
  return answer as Answer;
}

/**
 * The same for a form about something that can go meanwhile: where `find` does not find it any more, who sends the same again
 * is still answered as before. What it finds goes to `work`.
 */
export async function receiveAbout<Found, Answer extends Json>(
  context: QueryContext,
  received: Received,
  find: () => Promise<Found>,
  work: (transaction: Transaction, found: Found) => Promise<Outcome & { readonly answer: Answer }>,
): Promise<Answer> {
  let found: Found;
  try {
    found = await find();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { submissions } = context.parts.storage;
    const first = await submissions.findFirst(context.site.id, submissionOf(context, received));
    if (!first) throw error;
    return first.answer as Answer;
  }
  return receive(context, received, (transaction) => work(transaction, found));
}

function submissionOf({ locale, now }: QueryContext, { form, fields, ...received }: Received): Submission {
  return {
    form,
    token: fields.formToken ?? null,
    fingerprint: fingerprintOf(form, fields),
    email: received.email,
    estateId: received.estateId ?? null,
    locale,
    payload: received.kept ?? keptOf(fields),
    now,
  };
}

/** Null without one, as a page without scripts sends it; one that is wrong is no less than refused. */
async function solvedPuzzle(context: QueryContext, t: Translate, payload: string | undefined) {
  const { site, now, parts } = context;
  if (!checksOf(context).captcha || payload === undefined) return null;
  const read = await verifyPuzzle(await parts.storage.secrets.find(site.id, "captcha"), payload, now);
  if (read.kind === "wrong") throw invalidForm(t, [{ path: "altcha", word: "form.error.captcha" }]);
  return read.puzzle;
}

/** Says from when on it is possible again, and how the agency is reached before that. */
function tooMany({ site, locale, now }: QueryContext, t: Translate, seconds: number): AppError {
  const minutes = Math.ceil((now.getTime() / 1_000 + seconds) / 60);
  const moment = formatDayAtTime(new Date(minutes * 60_000), locale);
  return new AppError("too-many", {
    detail: t("form.error.tooMany", { moment, phone: site.agency.phone }),
    headers: { "Retry-After": String(seconds) },
  });
}

/** What every form sends beside its own fields says nothing about the visitor. */
function keptOf({
  altcha: _puzzle,
  formToken: _token,
  homepage: _trap,
  ...fields
}: Received["fields"]): Json {
  return fields as Json;
}

/** Equal for equal fields, in whatever order they came; only the hash is stored, since a friend's address is not kept. */
function fingerprintOf(form: FormName, fields: Received["fields"]): string {
  const own = keptOf(fields) as Readonly<Record<string, Json>>;
  const ordered = Object.keys(own)
    .toSorted()
    .map((name) => [name, own[name]]);
  return hash("sha256", JSON.stringify([form, ordered]), "base64url");
}

/** Tells a person who has enough open at an agency what they can do about it. */
export async function tooManyOpen(context: QueryContext, word: MessageKey, most = 1): Promise<AppError> {
  const t = await translateFor(context);
  const detail = t(word, { most, phone: context.site.agency.phone });
  return new AppError("too-many-open", { detail });
}

/** What a message counts against; nothing where the site or the operator has switched limits off. */
function countsOf(
  { site, parts, caller }: Pick<QueryContext, "site" | "parts" | "caller">,
  { email, phone, receiver }: Pick<Received, "email" | "phone" | "receiver">,
  names: readonly LimitName[],
  isProven: boolean,
): Guard["counts"] {
  const { captcha, rateLimits } = checksOf({ site, parts });
  if (!rateLimits) return [];
  const subjects: Record<LimitSubject, readonly Counted[]> = {
    network: networksOf(caller.address),
    person: personKeys({ email, phone }).map(once),
    receiver: receiver === undefined ? [] : personKeys({ email: receiver }).map(once),
  };
  // Without a puzzle to solve, nobody can prove anything.
  const isTrusted = isProven || !captcha;
  return names.flatMap((limit) => {
    const { by, minutes, most, mostUnproven }: Limit = LIMITS[limit];
    const share = isTrusted ? most : mostUnproven;
    return subjects[by].map(({ name, times }) => ({ limit, subject: name, minutes, most: share * times }));
  });
}

const once = (name: string): Counted => ({ name, times: 1 });
