import type { Site } from "#features/site/schema/site.ts";

const MESSAGE = "only who runs the server changes this";

/** A version of a site with what its operator set since. */
export function withOperatorsFields(stored: unknown, version: unknown): unknown {
  const { id, hostnames, isDefault } = stored as Site;
  return { ...(version as Site), id, hostnames, isDefault };
}

/** What of a site an agency's token can't change: other sites of the server depend on it. */
export function operatorsFields(
  stored: Site,
  given: Partial<Site>,
): Array<{ readonly path: string; readonly message: string }> {
  const isChanged = {
    id: given.id !== stored.id,
    hostnames: JSON.stringify(given.hostnames) !== JSON.stringify(stored.hostnames),
    isDefault: (given.isDefault ?? false) !== stored.isDefault,
  };
  return Object.entries(isChanged)
    .filter(([, changed]) => changed)
    .map(([path]) => ({ path, message: MESSAGE }));
}
