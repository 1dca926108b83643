import type { Client } from "pg";
import type { Site } from "#features/site/schema/site.ts";
import type { Finding } from "../finding.ts";
import { BundleRefused } from "../files/bundle-files.ts";
import { memoryBundle } from "../files/bundle-files.ts";
import { checkAdditions } from "../import-bundle.ts";
import { mediaNamesIn, type ToldFinding } from "./import-documents.ts";

type Check = {
  readonly site: Site;
  readonly dataDir: string;
  readonly now: Date;
  /** The files of a bundle that adds to the site. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** Who would bring its listings. */
  readonly source?: string;
  /** Null for what the answer leaves out. */
  readonly told: (finding: Finding) => ToldFinding | null;
};

/** What bringing documents would find; nothing is written. */
export async function checkDocuments(
  client: Client,
  { site, dataDir, now, files, source, told }: Check,
): Promise<ToldFinding[]> {
  const findings: Finding[] = [];
  try {
    await checkAdditions(memoryBundle(files), client, {
      dataDir,
      siteId: site.id,
      ...(source === undefined ? {} : { source }),
      mediaNames: mediaNamesIn(files),
      now,
      report: (finding) => findings.push(finding),
    });
  } catch (error) {
    if (!(error instanceof BundleRefused)) throw error;
    findings.push({ level: "error", file: Object.keys(files)[0] ?? "", message: error.message });
  }
  return findings.map(told).filter((finding) => finding !== null);
}
