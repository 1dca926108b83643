import { visitContext } from "../visit.ts";
import type { Route } from "./+types/unknown.ts";
import { throwIfMoved } from "./agency/find-page.ts";
import { notFound } from "./not-found.ts";

/** An address below no language, or below one that no site speaks: moved by the agency, or nowhere. */
export function loader({ context, url }: Route.LoaderArgs) {
  throwIfMoved(context.get(visitContext), url);
  throw notFound();
}

export default function Unknown() {
  return null;
}
