/** The server looks for sources that are due each minute; systems allow fewer calls. */
export const SHORTEST_MINUTES = 5;

const NAME = /^(?!(?:bundle|api|desk)$)[a-z0-9][a-z0-9-]{0,62}$/;

/** A whole bundle replaces what earlier bundles brought, so that it has their name. */
export function isNameOf(kind: string, name: string): boolean {
  return kind === "bundle" ? name === "bundle" : NAME.test(name);
}
