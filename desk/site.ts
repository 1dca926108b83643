import type { Locale } from "#domain/locale/locale.ts";

/** What the server tells the desk with its document: `server/desk/desk-document.tsx`. */
export type DeskSite = {
  readonly siteId: string;
  readonly siteName: string;
  readonly locales: readonly Locale[];
  readonly defaultLocale: Locale;
  /** Of the browser. */
  readonly locale: Locale;
  readonly logo: {
    readonly src: string;
    readonly srcSet: string;
    readonly isWordmark: boolean;
    readonly size: { readonly width: number; readonly height: number } | null;
  } | null;
};

export const SITE = JSON.parse(document.getElementById("desk-site")!.textContent!) as DeskSite;
