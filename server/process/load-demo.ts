import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
type DemoParts = { storage: Storage; config: Config; log: Log; now: () => Date };
export async function loadDemo(parts: DemoParts): Promise<void> {
  void parts;
}
