import type { Config } from "../config.ts";
import type { OpenStorage } from "../storage/open-storage.ts";
type DemoParts = { storage: OpenStorage; config: Config; now: () => Date };
export async function loadDemo(parts: DemoParts): Promise<void> {
  void parts;
}
