import { dirname, join } from "node:path/posix";

export type Import = {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
  readonly isDynamic: boolean;
};

/** The imports of a source. Example: `importsOf("ui/a.tsx", 'import "./b.css";')` names `ui/b.css`. */
export function importsOf(from: string, text: string): Import[] {
  const statement =
    /^[ \t]*(?:import|export)\b(\s+type\b)?(?:[^;'"]{0,1000}?\bfrom)?\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;
  return [...text.matchAll(statement)].map(([, type, still, lazy]) => ({
    from,
    to: placeOf(still ?? lazy ?? "", from),
    isType: type !== undefined,
    isDynamic: lazy !== undefined,
  }));
}

/** The path of an import in the project, or the name of a package. */
function placeOf(specifier: string, from: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? join(dirname(from), specifier) : specifier;
}
