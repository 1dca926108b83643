import { useQuery } from "@tanstack/react-query";
import { call } from "../api/api.ts";
import type { ContentItems, SiteContent } from "../api/published.ts";

const CONTENT_KEY = ["content"] as const;

/** What the site's content is made of: its pages, and what fields can name. */
export function useContent(isAsked = true) {
  return useQuery({
    queryKey: CONTENT_KEY,
    queryFn: () => call<SiteContent>("GET", "content"),
    enabled: isAsked,
  });
}

/** The items of one of the site's own kinds of content. */
export function useItems(kind: string) {
  return useQuery({
    queryKey: [...CONTENT_KEY, kind],
    queryFn: () => call<ContentItems>("GET", `content/${kind}`),
  });
}
