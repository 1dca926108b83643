import { bundle } from "./bundle-connector.ts";
import { kyero } from "./kyero/kyero-connector.ts";
import { openimmo } from "./openimmo/openimmo-connector.ts";
import { sweepbright } from "./sweepbright/sweepbright-connector.ts";
import { whise } from "./whise/whise-connector.ts";
import type { Connector } from "./run/connector.ts";

/** Every system that can be connected, by the word that an operator types. */
export const CONNECTORS: Readonly<Record<string, Connector>> = {
  bundle,
  kyero,
  openimmo,
  sweepbright,
  whise,
};

/** The connector of a kind; null for a word that is none. */
export function findConnector(kind: string): Connector | null {
  return Object.hasOwn(CONNECTORS, kind) ? CONNECTORS[kind]! : null;
}
