import type { z } from "zod";
import type { Collections } from "../../../features/site/schema/reference.ts";
import type { Entities } from "../../../features/pages/entity/schema.ts";
import type { Menus, Page, Translations } from "../../../features/site/schema/page.ts";
import type { Site } from "../../../features/site/schema/site.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import type { Home } from "../home/home.ts";
import type { StockLine } from "../home/wish.ts";
import type { Calendar } from "../estate/calendar.ts";
import type { SalesRepInput } from "../estate/node-of-home.ts";
import type { Gallery } from "../pictures.ts";
import type { ProjectPlan } from "../project/project-plan.ts";
import type { RentalInput } from "../rental/plan-rentals.ts";

/** Everything that makes one agency's bundle, but for what is drawn by lot. */
export type AgencyPlan = {
  name: string;
  /** Stands before every reference of its listings. */
  prefix: string;
  firstId: number;
  stock: readonly StockLine[];
  projects: readonly ProjectPlan[];
  salesReps: (gallery: Gallery) => SalesRepInput[];
  /** Ids of those who look after a home. */
  repsOf: (home: Home) => readonly number[];
  site: (gallery: Gallery, calendar: Calendar) => z.input<typeof Site>;
  pages: (gallery: Gallery) => z.input<typeof Page>[];
  entities: (gallery: Gallery, calendar: Calendar) => z.input<typeof Entities>;
  /** Holiday homes, and the calendars of what is taken that come with them; an agency without has none. */
  rentals?: (gallery: Gallery, calendar: Calendar) => RentalInput[];
  calendars?: (calendar: Calendar) => Map<string, string>;
  menus: z.input<typeof Menus>;
  collections: z.input<typeof Collections>;
  translations: Partial<Record<Locale, z.input<typeof Translations>>>;
};
