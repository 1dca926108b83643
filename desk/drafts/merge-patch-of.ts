import { at, isAlike, isNested } from "#domain/document/differing-paths.ts";

/** The merge patch (RFC 7396) that makes one document of another; undefined where they say the same. */
export function mergePatchOf(former: unknown, next: unknown): unknown {
  if (!isNested(former) || !isNested(next) || Array.isArray(next) || !isAlike(former, next))
    return isEqual(former, next) ? undefined : (next ?? null);
  const names = new Set([...Object.keys(former), ...Object.keys(next)]);
  const fields = [...names].map((name) => [name, mergePatchOf(at(former, name), at(next, name))] as const);
  const changed = fields.filter(([, value]) => value !== undefined);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

function isEqual(former: unknown, next: unknown): boolean {
  return JSON.stringify(former ?? null) === JSON.stringify(next ?? null);
}
