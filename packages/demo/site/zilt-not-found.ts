import type { z } from "zod";
import type { Page } from "../../../features/site/schema/page.ts";
import { COLLECTION_IDS } from "../estate/collections.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

/** What Zilt says below "not found": it has no address of its own. */
export const ZILT_NOT_FOUND: z.input<typeof Page> = {
  id: 30,
  paths: {},
  title: words("Niet gevonden", "Introuvable", "Not found", "Nicht gefunden"),
  blocks: [
    {
      id: "instead",
      type: "estate-list",
      heading: words(
        "Misschien spoelt dit u wel aan",
        "Peut-être ceci vous plaira-t-il",
        "Perhaps one of these will do",
        "Vielleicht gefällt Ihnen eines davon",
      ),
      collectionIds: [COLLECTION_IDS.fresh],
      sortBy: { sortType: "date", sortOrder: "DESC" },
      size: 3,
      filter: false,
    },
  ],
};
