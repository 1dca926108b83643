import { z } from "zod";
import { CONNECTORS, findConnector } from "#bundle/sources/connectors.ts";
import { isNameOf } from "#bundle/sources/run/source-names.ts";
import type { SourceOfSettings } from "#features/site/schema/site-file.ts";
import type { Report } from "../../finding.ts";

/** Holds the sources that site.json names against the settings of their kinds; secrets are names of variables there. */
export function checkSources(sources: readonly SourceOfSettings[], report: Report): void {
  const names = new Set<string>();
  for (const [index, source] of sources.entries()) {
    const name = source.name ?? source.kind;
    const message = faultOf(source, name, names);
    if (message)
      report({
        level: "error",
        code: "wrong-source",
        file: "site.json",
        path: `sources.${index}`,
        message,
      });
    names.add(name);
  }
}

function faultOf(
  { kind, settings }: SourceOfSettings,
  name: string,
  names: ReadonlySet<string>,
): string | null {
  const connector = findConnector(kind);
  if (!connector) return `kind "${kind}" is none of ${Object.keys(CONNECTORS).join(", ")}`;
  if (!isNameOf(kind, name))
    return `name "${name}" has to be lower-case letters, digits and dashes; a bundle's is always bundle`;
  if (names.has(name)) return `the name ${name} stands there twice`;
  const parsed = connector.settings.strict().safeParse(settings);
  return parsed.success ? null : `its settings are not valid: ${z.prettifyError(parsed.error)}`;
}
