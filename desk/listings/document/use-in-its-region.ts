import { useTown } from "../../fields/town-field.tsx";
import { type ListingDocument, valueAtPath, withValue } from "./listing-document.ts";

/** A listing with the region of its town, which its document names by an id alone: the law of that region counts. */
export function useInItsRegion(document: ListingDocument): ListingDocument {
  const id = valueAtPath(document, "general.address.city.id");
  const town = useTown(typeof id === "number" ? id : null);
  if (!town) return document;
  const located = withValue(document, "general.address.city.zip", town.zip);
  return town.region &&
    !valueAtPath(document, "general.address.region") &&
    !valueAtPath(document, "general.address.country")
    ? withValue(located, "general.address.region", town.region)
    : located;
}
