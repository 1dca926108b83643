import { onTestFinished } from "vitest";
import { restartServer } from "../restart-server.ts";

/** A second server on the journeys' own database, with settings of its own, for one test; answers its address. */
export async function serveAgain(settings: Record<string, string>): Promise<string> {
  const { origin, stop } = await restartServer(settings);
  onTestFinished(stop);
  return origin;
}
