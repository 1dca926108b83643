import { inspectMedia } from "#platform/media/ingest/inspect-media.ts";
import { BUNDLE_LIMITS, type BundleLimits } from "../files/bundle-limits.ts";
import { openBundle } from "../files/open-bundle.ts";
import { checkBundle } from "../check/check-bundle.ts";
import { type Finding, formatFinding } from "../finding.ts";
import { type BundleFiles, folderOf } from "./test-bundle.ts";
import { NO_STORED_SITE } from "../write/stored-site.ts";

const NOW = new Date("2026-03-01T12:00:00Z");

/** Checks a bundle that lies in a folder, and says what it was told, by level. */
export async function check(files: BundleFiles, limits: BundleLimits = BUNDLE_LIMITS) {
  const findings: Finding[] = [];
  const bundle = await openBundle(await folderOf(files));
  const checked = await checkBundle(
    {
      bundle,
      limits,
      now: NOW,
      settle: inspectMedia,
      surroundingsOf: async () => NO_STORED_SITE,
      onStep: () => () => {},
    },
    (finding) => findings.push(finding),
  );
  const told = (level: Finding["level"]) =>
    findings.filter((finding) => finding.level === level).map(formatFinding);
  return { checked, errors: told("error"), warnings: told("warning"), notes: told("note") };
}
