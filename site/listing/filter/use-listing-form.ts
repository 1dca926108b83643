import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { firstPageHref } from "../listing-href.ts";
import { type AskedListing, readListingForm } from "./read-listing-form.ts";

/** Lets a form of filters show its result without a full load, under the one canonical address of what was chosen. */
export function useListingForm(path: string) {
  const navigate = useNavigate();
  const show = (form: HTMLFormElement, keepScroll: boolean) =>
    navigate(hrefOf(path, readListingForm(form)), { preventScrollReset: keepScroll });
  return {
    /** The same as a choice that was changed: the place on the page and the focus stay. */
    searchPlace: (form: HTMLFormElement) => void show(form, true),
    search: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void show(event.currentTarget, false);
    },
  };
}

function hrefOf(path: string, { query, place }: AskedListing): string {
  const href = firstPageHref(path, query);
  if (place === null) return href;
  return `${href}${href.includes("?") ? "&" : "?"}${new URLSearchParams({ q: place })}`;
}
