import type { Site } from "../schema/site.ts";
import { AppError } from "./app-error.ts";
import type { ApiParts } from "./query-context.ts";

const AGAIN_AFTER_SECONDS = "3600";

/** Throws for a site that its operator took off: of such a site only the desk goes on. */
export async function refuseSuspended(site: Site, { sites }: Pick<ApiParts, "sites">): Promise<void> {
  if (await sites.suspensionOf(site.id))
    throw new AppError("suspended", { headers: { "Retry-After": AGAIN_AFTER_SECONDS } });
}
