import type { Client } from "pg";
import type { Site } from "#features/site/schema/site.ts";
import type { Finding, ToldFinding } from "../finding.ts";
import { BundleRefused } from "../files/bundle-files.ts";
import { memoryBundle } from "../files/bundle-files.ts";
import { checkAdditions } from "../import-bundle.ts";
import { mediaNamesIn } from "./import-documents.ts";

type Check = {
  readonly site: Site;
  readonly dataDir: string;
  readonly now: Date;
  /** The files of a bundle that adds to the site. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** Who would bring its listings. */
  readonly source?: string;
  /** Refuses a listing that lacks what each published one says. */
  readonly refusesIncomplete?: boolean;
  /** Null for what the answer leaves out. */
  readonly told: (finding: Finding) => ToldFinding | null;
};

/** What bringing documents would find; nothing is written. */
export async function checkDocuments(
  client: Client,
  { site, dataDir, now, files, source, refusesIncomplete, told }: Check,
): Promise<ToldFinding[]> {
  const findings: Finding[] = [];
  try {
    await checkAdditions(memoryBundle(files), client, {
      dataDir,
      siteId: site.id,
      ...(source === undefined ? {} : { source }),
      mediaNames: mediaNamesIn(files),
      now,
      refusesIncomplete,
      report: (finding) => findings.push(finding),
    });
  } catch (error) {
    if (!(error instanceof BundleRefused)) throw error;
    findings.push({
      level: "error",
      code: "unreadable-bundle",
      file: Object.keys(files)[0] ?? "",
      message: error.message,
    });
  }
  return findings.map(told).filter((finding) => finding !== null);
}
