import { originOfSite } from "../middleware/site-origin.ts";
import type { Storage } from "../storage/storage.ts";

/** Tells the person who started the server where to look. */
export async function printAddresses(storage: Storage, port: number): Promise<void> {
  const site = await storage.findDefaultSite();
  const address = site ? originOfSite(site, port) : `http://localhost:${port}`;
  console.error(`Gevel is ready: ${address}`);
}
