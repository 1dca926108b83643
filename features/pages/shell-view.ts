import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { FontPreload } from "#features/site/theme/font-preloads.ts";
import type { DarkScheme } from "#features/site/theme/dark-scheme.ts";
import type { Locale } from "#domain/locale/locale.ts";

export type MenuLink = {
  readonly id: number;
  readonly label: LocalizedText;
  readonly href: string;
  readonly children: readonly MenuLink[];
};

export type OfficeLine = {
  readonly id: number;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly phone: string | null;
  readonly email: string | null;
};

/** What the law asks an agency to name, as the footer prints it; null where the agency did not say. */
export type AgencyParticulars = {
  readonly legalName: string;
  readonly street: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly enterpriseNumber: string | null;
  readonly vatNumber: string | null;
  readonly bivTitle: string | null;
  readonly bivNumber: string | null;
  readonly supervisor: string | null;
  readonly insurer: string | null;
  readonly policyNumber: string | null;
};

/** The agency's logo; a wordmark contains its name. */
export type LogoView = {
  readonly src: string;
  /** Its file for sharp screens beside it. */
  readonly srcSet: string;
  /** The file of another one where the site shows dark; null where one serves both. */
  readonly dark: { readonly srcSet: string; readonly media: string } | null;
  /** Whether it stands on a light plate where the site shows dark: nobody said that it can be seen there. */
  readonly hasPlate: boolean;
  readonly isWordmark: boolean;
  /** Pixels as it is shown; null where an older import did not measure it. */
  readonly size: { readonly width: number; readonly height: number } | null;
};

/** Everything around a page: the same for every visitor of one site in one language. */
export type ShellView = {
  readonly siteId: string;
  readonly locale: Locale;
  readonly locales: readonly Locale[];
  readonly defaultLocale: Locale;
  readonly siteName: string;
  readonly slogan: string | null;
  readonly homeHref: string;
  readonly favoritesHref: string;
  readonly logo: LogoView | null;
  readonly favicon: string | null;
  /** What stands for the site on the home screen of a phone. */
  readonly touchIcon: string | null;
  /** Absolute address of the picture that a shared link shows where its page has none of its own. */
  readonly socialImage: string | null;
  readonly themeCss: string;
  /** Null where it shows light alone. */
  readonly darkScheme: DarkScheme | null;
  /** Fonts that every page renders with, fetched before the style sheets ask for them. */
  readonly fonts: readonly FontPreload[];
  readonly menus: {
    readonly main: readonly MenuLink[];
    readonly footer: readonly MenuLink[];
    readonly legal: readonly MenuLink[];
  };
  readonly agency: AgencyParticulars;
  readonly offices: readonly OfficeLine[];
  readonly social: ReadonlyArray<{ readonly name: string; readonly link: string }>;
  /** The site's own words for keys of the product's. */
  readonly words: Readonly<Record<string, string>>;
};
