import type { z } from "zod";
import type { Page } from "../../../features/site/schema/page.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

type PageInput = z.input<typeof Page>;

const TITLE = words(
  "Nieuws van de kust",
  "Nouvelles de la côte",
  "News from the coast",
  "Neues von der Küste",
);

/** The page above Zilt's news. */
export const ZILT_NEWS_PAGE: PageInput = {
  id: 32,
  paths: words("nieuws", "nouvelles", "news", "neues"),
  title: TITLE,
  description: words(
    "Wat Zilt schrijft over wonen, kopen en verhuren aan zee.",
    "Ce que Zilt écrit sur la vie, l’achat et la location à la mer.",
    "What Zilt writes about living, buying and letting by the sea.",
    "Was Zilt über Wohnen, Kaufen und Vermieten am Meer schreibt.",
  ),
  blocks: [{ id: "news", type: "custom-entity-list", entity: "news", heading: TITLE, order: "newest" }],
};

/** The latest of it, on the home page. */
export const ZILT_NEWS: NonNullable<PageInput["blocks"]>[number] = {
  id: "news",
  type: "custom-entity-list",
  entity: "news",
  order: "newest",
  size: 3,
  heading: words("Aangewaaid", "Apporté par le vent", "Blown in", "Angeweht"),
  more: { label: words("Al het nieuws", "Toutes les nouvelles", "All news", "Alle Neuigkeiten"), pageId: 32 },
};
