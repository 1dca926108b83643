import { salesRepsFrom } from "../sales-reps.ts";
import { teamBlock } from "../../site/team-block.ts";
import { contactPage } from "../../site/contact-page.ts";
import { HUYZEN_REPS } from "./sales-reps.ts";
import { HUYZEN_GUIDES, HUYZEN_GUIDES_PAGE, HUYZEN_MAP_PAGE } from "../../site/huyzen-places.ts";
import type { z } from "zod";
import type { Page } from "../../../../features/site/schema/page.ts";
import { COLLECTION_IDS } from "../../estate/collections.ts";
import type { Gallery } from "../../pictures.ts";
import { HUYZEN_ABOUT, HUYZEN_SELLING } from "./own-words.ts";
import { listingPage } from "../listing-page.ts";
import { HUYZEN_LISTINGS } from "./listing-pages.ts";

type PageInput = z.input<typeof Page>;

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

function homePage(gallery: Gallery): PageInput {
  return {
    id: 1,
    paths: words("", "", "", ""),
    title: words(
      "Huyzen, vastgoed in Gent en de Leiestreek",
      "Huyzen, immobilier à Gand et dans la région de la Lys",
      "Huyzen, property in Ghent and the Lys region",
      "Huyzen, Immobilien in Gent und an der Leie",
    ),
    description: words(
      "Huizen, appartementen en nieuwbouw te koop en te huur in Gent en de Leiestreek.",
      "Maisons, appartements et constructions neuves à vendre et à louer à Gand et dans la région de la Lys.",
      "Houses, apartments and new build for sale and for rent in Ghent and the Lys region.",
      "Häuser, Wohnungen und Neubau zum Kauf und zur Miete in Gent und an der Leie.",
    ),
    blocks: [
      {
        id: "hero",
        type: "home-heading",
        heading: words(
          "Thuiskomen begint aan de gevel",
          "Rentrer chez soi commence à la façade",
          "Coming home begins at the façade",
          "Nach Hause kommen beginnt an der Fassade",
        ),
        intro: words(
          "Huizen, appartementen en nieuwbouw in Gent en de Leiestreek.",
          "Maisons, appartements et projets neufs à Gand et dans la région de la Lys.",
          "Houses, apartments and new build in Ghent and the Lys region.",
          "Häuser, Wohnungen und Neubau in Gent und an der Leie.",
        ),
        picture: gallery.street("huyzen-hero", "brick", "day"),
        search: [
          { label: words("Te koop", "À vendre", "For sale", "Kaufen"), pageId: 2 },
          { label: words("Te huur", "À louer", "For rent", "Mieten"), pageId: 3 },
          { label: words("Handel", "Commerce", "Business", "Gewerbe"), pageId: 8 },
        ],
      },
      {
        id: "new",
        type: "estate-list",
        heading: words(
          "Nieuw in de etalage",
          "Nouveau en vitrine",
          "New in the window",
          "Neu im Schaufenster",
        ),
        collectionIds: [COLLECTION_IDS.fresh],
        sortBy: { sortType: "date", sortOrder: "DESC" },
        size: 6,
        filter: false,
        more: {
          label: words("Alle panden", "Tous les biens", "All properties", "Alle Immobilien"),
          pageId: 10,
        },
      },
      {
        id: "first-to-know",
        type: "call-to-action",
        heading: words(
          "Als eerste weten wat er vrijkomt",
          "Être le premier à savoir",
          "Be the first to know",
          "Als Erste erfahren, was frei wird",
        ),
        text: words(
          "Vertel ons wat u zoekt. Zodra er een pand bij past, hoort u het van ons, nog vóór het in de etalage hangt.",
          "Dites-nous ce que vous cherchez. Dès qu’un bien vous correspond, vous l’apprenez par nous, avant même la vitrine.",
          "Tell us what you are looking for. As soon as something fits, you hear it from us, before it reaches the window.",
          "Sagen Sie uns, was Sie suchen. Sobald etwas passt, erfahren Sie es von uns, noch bevor es im Schaufenster hängt.",
        ),
        picture: gallery.street("huyzen-evening", "brick", "dusk"),
        buttons: [
          {
            label: words(
              "Mail ons uw wensen",
              "Écrivez-nous vos souhaits",
              "Mail us your wishes",
              "Schreiben Sie uns",
            ),
            link: "mailto:hallo@huyzen.example",
          },
          {
            label: words(
              "Bekijk alle panden",
              "Voir tous les biens",
              "See all properties",
              "Alle Immobilien ansehen",
            ),
            pageId: 10,
          },
        ],
      },
      {
        id: "projects",
        type: "project-list",
        heading: words("Nieuwbouw", "Constructions neuves", "New build", "Neubau"),
        size: 3,
        more: {
          label: words("Alle projecten", "Tous les projets", "All projects", "Alle Projekte"),
          pageId: 4,
        },
      },
      HUYZEN_GUIDES,
      {
        id: "offices",
        type: "offices",
        heading: words("Onze kantoren", "Nos agences", "Our offices", "Unsere Büros"),
      },
    ],
  };
}

const PROJECTS_PAGE: PageInput = {
  id: 4,
  paths: words("nieuwbouw", "neuf", "new-build", "neubau"),
  title: words("Nieuwbouwprojecten", "Projets neufs", "New-build projects", "Neubauprojekte"),
  description: words(
    "Nieuwbouwappartementen en -woningen in Gent, Sint-Amandsberg en Deinze.",
    "Appartements et maisons neufs à Gand, Mont-Saint-Amand et Deinze.",
    "New apartments and houses in Ghent, Sint-Amandsberg and Deinze.",
    "Neue Wohnungen und Häuser in Gent, Sint-Amandsberg und Deinze.",
  ),
  blocks: [
    {
      id: "projects",
      type: "project-list",
      heading: words("Nieuwbouwprojecten", "Projets neufs", "New-build projects", "Neubauprojekte"),
      intro: words(
        "Van de eerste schop in de grond tot de sleutel in uw hand.",
        "Du premier coup de pelle à la remise des clés.",
        "From the first spade in the ground to the key in your hand.",
        "Vom ersten Spatenstich bis zum Schlüssel in Ihrer Hand.",
      ),
    },
    {
      id: "energy",
      type: "estate-list",
      heading: words(
        "Ook energiezuinig",
        "Également économes",
        "Energy-efficient too",
        "Ebenfalls energieeffizient",
      ),
      intro: words(
        "Bestaande woningen met label A of B.",
        "Des logements existants avec un label A ou B.",
        "Existing homes with label A or B.",
        "Bestehende Häuser mit Label A oder B.",
      ),
      collectionIds: [COLLECTION_IDS.energyFit],
      size: 6,
      filter: false,
    },
  ],
};

const aboutPage = (gallery: Gallery): PageInput => ({
  id: 6,
  paths: words("over-ons", "a-propos", "about-us", "ueber-uns"),
  title: words("Over Huyzen", "À propos de Huyzen", "About Huyzen", "Über Huyzen"),
  description: words(
    "Zes makelaars, twee kantoren, één manier van werken.",
    "Six agents, deux agences, une façon de travailler.",
    "Six agents, two offices, one way of working.",
    "Sechs Makler, zwei Büros, eine Arbeitsweise.",
  ),
  blocks: [
    { id: "story", type: "rich-text", markdown: HUYZEN_ABOUT },
    teamBlock(salesRepsFrom(HUYZEN_REPS, "huyzen", gallery)),
    {
      id: "selling",
      type: "call-to-action",
      heading: words(
        "Uw pand verkopen?",
        "Vendre votre bien ?",
        "Selling your property?",
        "Möchten Sie verkaufen?",
      ),
      text: HUYZEN_SELLING,
      picture: gallery.street("huyzen-morning", "brick", "morning"),
      buttons: [
        {
          label: words(
            "Bel kantoor Gent",
            "Appeler l’agence de Gand",
            "Call the Ghent office",
            "Büro Gent anrufen",
          ),
          link: "tel:+3290000000",
        },
      ],
    },
    {
      id: "offices",
      type: "offices",
      heading: words("Kom langs", "Passez nous voir", "Come by", "Kommen Sie vorbei"),
    },
  ],
});

const CONTACT_PAGE = contactPage(
  19,
  "Huyzen",
  words("Vraag het ons", "Posez-nous la question", "Ask us", "Fragen Sie uns"),
  words(
    "Over een pand, een schatting of gewoon hoe het werkt: u krijgt antwoord van een makelaar, geen machine.",
    "Sur un bien, une estimation ou simplement la marche à suivre : c’est un agent qui vous répond, pas une machine.",
    "About a property, a valuation or simply how it works: an agent answers you, not a machine.",
    "Zu einer Immobilie, einer Schätzung oder zum Ablauf: Ihnen antwortet ein Makler, keine Maschine.",
  ),
);

export function huyzenPages(gallery: Gallery): PageInput[] {
  return [
    homePage(gallery),
    ...HUYZEN_LISTINGS.map(listingPage),
    PROJECTS_PAGE,
    aboutPage(gallery),
    CONTACT_PAGE,
    HUYZEN_MAP_PAGE,
    HUYZEN_GUIDES_PAGE,
  ];
}
