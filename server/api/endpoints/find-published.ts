import type { Estate } from "#contract/estate/estate.ts";
import type { Site } from "#contract/site/site.ts";
import type { ApiParts } from "../call/api-parts.ts";
import { AppError } from "../problem/app-error.ts";

/** The estate of an id: not found when it never was, gone when it was taken off or its agency hides its status. */
export async function findPublished(parts: ApiParts, site: Site, estateId: number): Promise<Estate> {
  const found = await parts.storage.findEstate(site.id, estateId);
  if (found.kind === "unknown") throw new AppError("not-found");
  if (found.kind === "gone" || isHidden(site, found.estate)) throw new AppError("gone");
  return found.estate;
}

function isHidden(site: Site, { general }: Estate): boolean {
  const status = general.transaction?.id;
  return status !== undefined && site.settings.hiddenStatus.includes(status);
}
