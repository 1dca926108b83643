import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { readListingQuery } from "#domain/listing/query.ts";
import { firstPageHref } from "../listing-href.ts";

/** Lets a filter form show its result without a full load, under the one canonical address of what was chosen. */
export function useListingForm(path: string) {
  const navigate = useNavigate();
  const show = (form: HTMLFormElement, keepScroll: boolean) =>
    navigate(hrefOfForm(path, new FormData(form)), { preventScrollReset: keepScroll });
  return {
    /** A choice changed: the place on the page and the focus stay. */
    change: (form: HTMLFormElement) => show(form, true),
    search: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void show(event.currentTarget, false);
    },
  };
}

function hrefOfForm(path: string, form: FormData): string {
  const params = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const href = firstPageHref(path, readListingQuery(params));
  const words = params.get("q")?.trim();
  if (!words) return href;
  return `${href}${href.includes("?") ? "&" : "?"}${new URLSearchParams({ q: words })}`;
}
