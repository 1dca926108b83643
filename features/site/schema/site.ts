import { z } from "zod";
import { coded } from "#features/site/schema/finding-codes.ts";
import { DEFAULT_STAY_NOTICE_DAYS } from "#domain/rental/stay-clock.ts";
import { Location, City } from "./address.ts";
import {
  HexColour,
  Id,
  IsoDate,
  known,
  Link,
  LocaleCode,
  MultilingualText,
  MediaName,
  Slug,
} from "./primitives.ts";

const Hostname = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/, "expected a lower-case host name");
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time such as 09:30");

/** Opening hours of one weekday (1 Monday … 7 Sunday, as ISO 8601 counts); no spans means closed. */
export const WeekdayHours = z.object({
  weekday: z.int().min(1).max(7),
  spans: z.array(z.object({ from: ClockTime, to: ClockTime })).default([]),
  note: known(MultilingualText),
});

export const OfficeAddress = z.object({
  street: MultilingualText,
  number: z.string().max(20),
  box: known(z.string().max(20)),
  city: City,
});

export const Office = z.object({
  id: Id,
  name: MultilingualText,
  address: OfficeAddress,
  location: known(Location),
  phone: known(z.string().max(40)),
  email: known(z.email()),
  hours: z.array(WeekdayHours).max(7).default([]),
  exceptions: z
    .array(
      z.object({
        date: IsoDate,
        spans: z.array(z.object({ from: ClockTime, to: ClockTime })).default([]),
        note: known(MultilingualText),
      }),
    )
    .default([]),
});
export type Office = z.infer<typeof Office>;

/** What Belgian law asks an agency to name on its site (Code of economic law XII.6, and the BIV/IPI rules). */
export const Agency = z.object({
  legalName: z.string().max(200),
  address: OfficeAddress,
  phone: z.string().max(40),
  email: z.email(),
  enterpriseNumber: known(z.string().max(40)),
  vatNumber: known(z.string().max(40)),
  bivTitle: known(MultilingualText),
  bivNumber: known(z.string().max(40)),
  supervisor: known(MultilingualText),
  insurer: known(z.string().max(200)),
  policyNumber: known(z.string().max(100)),
});
export type Agency = z.infer<typeof Agency>;

const FONTS = ["bricolage-grotesque", "instrument-sans", "system"] as const;

const ThemeColours = z.object({
  paper: known(HexColour),
  card: known(HexColour),
  ink: known(HexColour),
  muted: known(HexColour),
  line: known(HexColour),
  accent: known(HexColour),
  band: known(HexColour),
  fresh: known(HexColour),
  option: known(HexColour),
});

/** A site's tokens override the product's; what is absent keeps the product's own. */
export const Theme = ThemeColours.extend({
  /** Whether the site shows light, dark, or as a visitor's device asks (`auto`); light without one. */
  scheme: known(z.enum(["light", "auto", "dark"])),
  /** The site's own colours where it shows dark; the others are derived from the light ones. */
  dark: known(ThemeColours),
  radiusCard: known(z.int().min(0).max(40)),
  radiusControl: known(z.int().min(0).max(40)),
  displayFont: known(z.enum(FONTS)),
  textFont: known(z.enum(FONTS)),
});
export type Theme = z.infer<typeof Theme>;

/** An address that the agency had before (its own path, as /nl/oud), and where it leads now. */
export const Redirect = z.object({
  from: z
    .string()
    .max(500)
    .regex(/^\/[^\s?#\\\p{Cc}]*$/u, "expected a path such as /nl/oude-pagina"),
  to: Link,
});
export type Redirect = z.infer<typeof Redirect>;

const SiteSettings = z.object({
  /** The page whose blocks stand below "not found"; it needs no path of its own. */
  notFoundPageId: known(Id),
  /** Transaction ids whose cards are plain blocks and whose own address answers 410. */
  hiddenStatus: z.array(Id).max(50).default([]),
  /** Whether texts of a listing whose address is hidden tell its city where they told the street, or stay as they are. */
  hiddenAddressTexts: z.enum(["replace", "keep"]).default("replace"),
  /** How many days before it starts a stay in a holiday home can be asked for at the latest; 0 allows the day itself. */
  stayNoticeDays: z.int().min(0).max(365).default(DEFAULT_STAY_NOTICE_DAYS),
  /** Whether pages of listings show what they cost in all: duties, notary, a loan, the start of a rent. */
  costs: z.boolean().default(true),
  /** How long what a visitor sent is kept. */
  retentionMonths: z.int().min(1).max(120).default(24),
  /** The address that the site's mails come from; without one, the agency's own. */
  mailFrom: known(z.email()),
  /** A puzzle that a browser solves before a form is sent. */
  captcha: z.boolean().default(true),
  /** How much one visitor may send. */
  rateLimits: z.boolean().default(true),
});

const siteObject = z.object({
  id: Slug,
  /** Of one line: its mails come from it. */
  name: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u, "expected one line"),
  slogan: known(MultilingualText),
  hostnames: z.array(Hostname).min(1).max(50),
  locales: z
    .array(LocaleCode)
    .min(1)
    .refine(
      (locales) => new Set(locales).size === locales.length,
      coded("duplicate-value", "expected each language once"),
    ),
  defaultLocale: LocaleCode.default("nl"),
  isDefault: z.boolean().default(false),
  theme: Theme.default({}),
  logo: known(MediaName),
  /** For where the site shows dark; the same file as `logo` says that one serves both. */
  logoDark: known(MediaName),
  /** The import measures these; a bundle need not. */
  logoWidth: known(z.int().min(0).max(100_000)),
  logoHeight: known(z.int().min(0).max(100_000)),
  /** Whether the logo contains the agency's name; without it the logo's shape tells. */
  logoShowsName: known(z.boolean()),
  favicon: known(MediaName),
  socialImage: known(MediaName),
  social: z
    .array(z.object({ name: z.string().max(40), link: Link }))
    .max(20)
    .default([]),
  agency: Agency,
  offices: z.array(Office).max(100).default([]),
  redirects: z.array(Redirect).max(2_000).default([]),
  settings: SiteSettings.prefault({}),
});

/** The schema of a site with more fields, as files of an operator have them. */
export function siteWith<More extends z.ZodRawShape>(more: More) {
  return siteObject.extend(more).refine(hasItsDefaultLocale, {
    path: ["defaultLocale"],
    ...coded("wrong-choice", "expected one of the site's locales"),
  });
}

function hasItsDefaultLocale(site: object): boolean {
  const { locales, defaultLocale } = site as z.infer<typeof siteObject>;
  return locales.includes(defaultLocale);
}

/** What everybody may know of a site; `site.json` of a bundle holds it. */
export const Site = siteWith({});
export type Site = z.infer<typeof siteObject>;
