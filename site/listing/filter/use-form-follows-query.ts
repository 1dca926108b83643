import { useEffect, useLayoutEffect, useRef } from "react";
import { type ListingQuery, writeListingQuery } from "#domain/listing/query.ts";
import { wasChangedEarly } from "../../chunks/early-presses.ts";

/**
 * A form whose fields keep their own state, so that they work before scripts run; when the list moves to another query (a chip, Back)
 * they take it over. What was chosen before this code was there leads: the list follows it.
 */
export function useFormFollowsQuery(query: ListingQuery, lead: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  const search = writeListingQuery(query);
  useEffect(() => {
    if (form.current && wasChangedEarly(form.current)) lead(form.current);
    // Only what was chosen before the first drawing was not heard.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    const leads = isFirst.current && form.current !== null && wasChangedEarly(form.current);
    isFirst.current = false;
    if (leads) return;
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
