import type { Client } from "pg";
import { z } from "zod";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { ingestMedia } from "#platform/media/ingest/ingest-media.ts";
import type { FindingCode } from "#features/site/schema/finding-codes.ts";
import { AppError, LoggedRefusal } from "#features/site/api/app-error.ts";
import { type Answer, answer, FileBody, siteEndpoint } from "#features/site/api/endpoint.ts";
import { transact } from "#platform/db/in-transaction.ts";
import { LimitReached, refuseOverLimit } from "../commit/refuse-over-limit.ts";
import { writeAssets } from "../commit/write-assets.ts";
import { findMedia, StoredMedia } from "./find-media.ts";
import { log } from "./import-documents.ts";
import { onOwnConnection } from "../own-connection.ts";
import { lockSite, refuseTooManyWrites, type WriteCall } from "./with-site-write-lock.ts";
import { findAnswered, writeOf } from "./write.ts";

const MAX_BYTES = 20 * 1024 * 1024;

const Address = z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) });

/** What the log keeps of a file that the site took in. */
type Taken = { readonly name: string };

export const mediaWrites = [
  siteEndpoint({
    method: "POST",
    path: "/media",
    group: "Writing",
    scope: "listings",
    isNarrowed: true,
    isPersonal: true,
    takesBytes: MAX_BYTES,
    summary: "Bring a picture, a document or a film",
    description:
      "The body is the file itself, or JSON with the address where it is: `{\"url\": \"https://…\"}`. The same file again gets the same name.\n\n`curl -H 'Authorization: Bearer gevel_…' --data-binary @front.jpg -H 'Content-Type: image/jpeg' https://www.example.be/api/sites/huyzen/media`",
    operationId: "postMedia",
    body: FileBody,
    status: 201,
    answer: StoredMedia,
    hasPictures: true,
    problems: ["refused", "over-limit", "other-request", "too-many-writes", "busy"],
    handle: (call) => whileUnderWay(call, (others) => takeIn(call, others)),
  }),
];

type Upload = WriteCall<Buffer>;

/** How many files of each holder this process takes in at the moment: they count before the log has them. */
const underWay = new Map<string, number>();

async function whileUnderWay<T>({ site, holder }: Upload, work: (others: number) => Promise<T>): Promise<T> {
  const whose = `${site.id} ${holder!.actor}`;
  const others = underWay.get(whose) ?? 0;
  underWay.set(whose, others + 1);
  try {
    return await work(others);
  } finally {
    const left = underWay.get(whose)! - 1;
    if (left > 0) underWay.set(whose, left);
    else underWay.delete(whose);
  }
}

/** Nothing is fetched, opened or kept of a file beyond the limit of writes. */
async function takeIn(call: Upload, others: number): Promise<Answer> {
  const { site, parts, headers, body } = call;
  const write = writeOf(call, "POST", "media");
  const before = await onOwnConnection(call, async (client) => {
    const repeated = await findAnswered<Taken>(client, write);
    if (repeated) return tell(client, call, repeated.name, 200);
    await refuseTooManyWrites(client, call, others);
    return null;
  });
  if (before) return before;
  // Before the site is held: an address may take half a minute.
  const bytes = isJson(headers) ? await fetchBytes(body) : body;
  const taken = await ingestMedia(parts.dataDir, bytes, { isDrawn: true });
  if (!taken.ok) {
    // Opening it took as long as of a good one: it counts as a write.
    await onOwnConnection(call, (client) => log(client, write, "refused"));
    throw new LoggedRefusal("refused", { errors: [{ code: taken.code, path: "", message: taken.reason }] });
  }
  const name = `api/${taken.file}`;
  return onOwnConnection(call, async (client) => {
    await lockSite(client, site.id);
    const repeated = await findAnswered<Taken>(client, write);
    if (repeated) return tell(client, call, repeated.name, 200);
    await keep(client, call, name, taken.file);
    await log(client, { ...write, subject: `media/${name}` }, "added", { name } satisfies Taken);
    return tell(client, call, name, 201);
  });
}

async function keep(client: Client, { site, parts }: Upload, name: string, file: string): Promise<void> {
  const limited = { siteId: site.id, dataDir: parts.dataDir };
  const files = new Map([[name, file]]);
  const keeping = transact(client, () =>
    refuseOverLimit(client, limited, ["pictures", "mediaBytes"], () =>
      writeAssets(client, site.id, { files, partial: true }),
    ),
  );
  await keeping.catch((error: unknown) => {
    throw error instanceof LimitReached
      ? new AppError("over-limit", { detail: error.message, members: { limit: error.limit } })
      : error;
  });
}

async function tell(client: Client, call: Upload, name: string, status: 200 | 201): Promise<Answer> {
  const [kept] = await findMedia(client, { siteId: call.site.id, dataDir: call.parts.dataDir }, [name]);
  if (!kept) throw new AppError("not-found");
  return answer(kept, { status });
}

function isJson(headers: Headers): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers.get("Content-Type") ?? "");
}

async function fetchBytes(body: Buffer): Promise<Buffer> {
  const address = Address.safeParse(jsonIn(body));
  if (!address.success) throw refusal("not-a-link", "expected an http or https address");
  const answered = await createFetchPublic()(address.data.url, { maxBytes: MAX_BYTES });
  if (answered.kind !== "answered") throw refusal("unfetched-file", answered.reason);
  if (answered.status !== 200) throw refusal("unfetched-file", `answers ${answered.status}`);
  return answered.body;
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new AppError("broken-json");
  }
}

function refusal(code: FindingCode, message: string): AppError {
  return new AppError("refused", { errors: [{ code, path: "url", message }] });
}
