import type { Client } from "pg";
import { writeLogEntry } from "#features/site/access/site-log.ts";
import { LoggedRefusal } from "#features/site/api/app-error.ts";
import type { Finding, ToldFinding } from "../finding.ts";
import { BundleRefused } from "../files/bundle-files.ts";
import { memoryBundle } from "../files/bundle-files.ts";
import { importOpenBundle } from "../import-bundle.ts";
import { remoteNameOf } from "../remote-media/media-urls.ts";
import type { Write } from "./write.ts";

type Import<Answer> = {
  /** The files of a bundle that adds to the site. */
  readonly files: Readonly<Record<string, Buffer>>;
  readonly removedPages?: readonly number[];
  /** Who brings its listings. */
  readonly source?: string;
  /** Refuses a listing that lacks what each published one says. */
  readonly refusesIncomplete?: boolean;
  /** What the log says came of it. */
  readonly outcome: "added" | "changed" | "removed";
  /** Null for what the answer leaves out. */
  readonly told: (finding: Finding) => ToldFinding | null;
  /** The answer, read in the transaction that writes. */
  readonly answer: (findings: readonly ToldFinding[]) => Promise<Answer>;
};

/** Brings documents as an import of a bundle that holds them alone does; throws where that would be refused. */
export async function importDocuments<Answer>(
  client: Client,
  write: Write,
  { files, removedPages = [], source, refusesIncomplete, outcome, told, answer }: Import<Answer>,
): Promise<Answer> {
  const findings: Finding[] = [];
  const toldFindings = () => findings.map(told).filter((finding) => finding !== null);
  const done: { answer?: Answer } = {};
  const imported = await importOpenBundle(memoryBundle(files), client, {
    dataDir: write.dataDir,
    siteId: write.site.id,
    actor: write.actor,
    ...(source === undefined ? {} : { source }),
    partial: true,
    keepsOperatorsFields: true,
    refusesIncomplete,
    removedPages,
    mediaNames: mediaNamesIn(files),
    now: write.now,
    report: (finding) => findings.push(finding),
    afterWriting: async () => {
      done.answer = await answer(toldFindings());
      await write.alongside?.(client);
      await log(client, write, outcome, done.answer);
    },
  }).catch((error: unknown) => {
    if (!(error instanceof BundleRefused)) throw error;
    findings.push({
      level: "error",
      code: "unreadable-bundle",
      file: Object.keys(files)[0] ?? "",
      message: error.message,
    });
    return { kind: "refused" as const };
  });
  if (imported.kind === "refused") {
    await log(client, write, "refused");
    const overLimit = findings.find(({ limit }) => limit !== undefined);
    throw overLimit
      ? new LoggedRefusal("over-limit", { detail: overLimit.message, members: { limit: overLimit.limit } })
      : refusal(toldFindings());
  }
  return done.answer!;
}

/** Every name of media/ that small JSON files can mean: each text in them, and what was fetched from it. */
export function mediaNamesIn(files: Readonly<Record<string, Buffer>>): string[] {
  const names = new Set<string>();
  for (const bytes of Object.values(files)) gather(JSON.parse(bytes.toString("utf8")), names);
  return [...names];
}

function gather(value: unknown, names: Set<string>): void {
  if (typeof value === "string") {
    // PostgreSQL can't be asked for either, and no file is called so.
    if (value.includes("\0") || !value.isWellFormed()) return;
    names.add(value.replace(/^media\//, ""));
    if (/^https?:/i.test(value)) names.add(remoteNameOf(value));
  } else if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) gather(inner, names);
  }
}

/** Notes what came of a write, with the answer that its repetition gets. */
export function log(client: Client, write: Write, outcome: string, answer?: unknown): Promise<void> {
  const { site, now, actor, action, subject, repeatable } = write;
  const entry = { at: now, actor, action, subject, outcome };
  return writeLogEntry(
    client,
    site.id,
    entry,
    repeatable && answer !== undefined ? { ...repeatable, answer } : undefined,
  );
}

const MOST_ERRORS = 50;

/** The log of the site has it already, with its document. */
function refusal(findings: readonly ToldFinding[]): LoggedRefusal {
  const errors = findings.filter(({ level }) => level === "error").slice(0, MOST_ERRORS);
  return new LoggedRefusal("refused", {
    errors: errors.map(({ code, path, message, params }) => ({ code, path, message, params })),
    members: { findings },
  });
}
