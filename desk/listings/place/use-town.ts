import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/api.ts";
import type { Town } from "../../api/published.ts";
import { type ListingDocument, valueAt, withValue } from "../document/listing-document.ts";

/** A town by its id; null until it is known, and where there is none. */
export function useTown(id: number | null): Town | null {
  const { data } = useQuery({
    queryKey: ["town", id],
    queryFn: () => call<{ towns: Town[] }>("GET", `towns?id=${id}`),
    enabled: id !== null,
    staleTime: Infinity,
  });
  return data?.towns[0] ?? null;
}

/** A listing with the region of its town, which its document names by an id alone: the law of that region counts. */
export function useInItsRegion(document: ListingDocument): ListingDocument {
  const id = valueAt(document, "general.address.city.id");
  const town = useTown(typeof id === "number" ? id : null);
  if (!town) return document;
  const located = withValue(document, "general.address.city.zip", town.zip);
  return town.region &&
    !valueAt(document, "general.address.region") &&
    !valueAt(document, "general.address.country")
    ? withValue(located, "general.address.region", town.region)
    : located;
}
