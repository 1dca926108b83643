import { useLayoutEffect, useRef } from "react";
import { type ListingQuery, writeListingQuery } from "#domain/listing/query.ts";

/**
 * A form whose fields keep their own state, so that they work before scripts run; when the list moves to another query (a chip, Back)
 * they take it over.
 */
export function useFormFollowsQuery(query: ListingQuery) {
  const form = useRef<HTMLFormElement>(null);
  const search = writeListingQuery(query);
  useLayoutEffect(() => {
    const params = new URLSearchParams(search);
    for (const field of form.current?.elements ?? []) follow(field, params);
  }, [search]);
  return form;
}

function follow(field: Element, params: URLSearchParams): void {
  if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
    const values = params.getAll(field.name);
    field.checked =
      values.includes(field.value) || (values.length === 0 && field.type === "radio" && !field.value);
  }
  if (field instanceof HTMLSelectElement) field.value = params.get(field.name) ?? "";
}
