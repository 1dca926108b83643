import { salesRepsFrom } from "../sales-reps.ts";
import { teamBlock } from "../../site/team-block.ts";
import { contactPage } from "../../site/contact-page.ts";
import { ZILT_REPS } from "./sales-reps.ts";
import { ZILT_BANNER, ziltShowcase } from "../../site/zilt-showcase.ts";
import { ZILT_NOT_FOUND } from "../../site/zilt-not-found.ts";
import { ZILT_NEWS, ZILT_NEWS_PAGE } from "../../site/zilt-news-page.ts";
import type { z } from "zod";
import type { Page } from "../../../../features/site/schema/page.ts";
import { COLLECTION_IDS } from "../../estate/collections.ts";
import type { Gallery } from "../../pictures.ts";
import { listingPage } from "../listing-page.ts";
import { ZILT_HOLIDAY_PAGE } from "./holiday-page.ts";
import { ZILT_LISTINGS } from "./listing-pages.ts";
import { ZILT_ABOUT } from "./own-words.ts";

type PageInput = z.input<typeof Page>;

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

const homePage = (gallery: Gallery): PageInput => ({
  id: 21,
  paths: words("", "", "", ""),
  title: words(
    "Zilt, vastgoed aan de Belgische kust",
    "Zilt, immobilier à la côte belge",
    "Zilt, property on the Belgian coast",
    "Zilt, Immobilien an der belgischen Küste",
  ),
  description: words(
    "Appartementen, penthouses en villa’s aan zee, te koop en te huur.",
    "Appartements, penthouses et villas à la mer, à vendre et à louer.",
    "Apartments, penthouses and villas by the sea, for sale and for rent.",
    "Wohnungen, Penthouses und Villen am Meer, zum Kauf und zur Miete.",
  ),
  blocks: [
    {
      id: "hero",
      type: "home-heading",
      heading: words(
        "Wonen waar het land ophoudt",
        "Habiter là où la terre s’arrête",
        "Live where the land ends",
        "Wohnen, wo das Land endet",
      ),
      intro: words(
        "Appartementen, penthouses en villa’s van De Panne tot Knokke-Heist.",
        "Appartements, penthouses et villas de La Panne à Knokke-Heist.",
        "Apartments, penthouses and villas from De Panne to Knokke-Heist.",
        "Wohnungen, Penthouses und Villen von De Panne bis Knokke-Heist.",
      ),
      picture: gallery.street("zilt-hero", "sea", "morning"),
      search: [
        { label: words("Kopen", "Acheter", "Buy", "Kaufen"), pageId: 22 },
        { label: words("Zeezicht", "Vue mer", "Sea view", "Meerblick"), pageId: 23 },
        { label: words("Huren", "Louer", "Rent", "Mieten"), pageId: 24 },
      ],
    },
    {
      id: "sea-view",
      type: "estate-list",
      heading: words("Eersterangs", "En première ligne", "Front row", "Erste Reihe"),
      intro: words(
        "Wakker worden met de zee in beeld.",
        "Se réveiller face à la mer.",
        "Wake up facing the sea.",
        "Mit Blick aufs Meer aufwachen.",
      ),
      view: "cards",
      collectionIds: [COLLECTION_IDS.seaView],
      sortBy: { sortType: "date", sortOrder: "DESC" },
      size: 6,
      filter: false,
      more: {
        label: words("Alles met zeezicht", "Toutes les vues mer", "All sea views", "Alle mit Meerblick"),
        pageId: 23,
      },
    },
    {
      id: "projects",
      type: "project-list",
      heading: words("Nieuw aan de kust", "Nouveau à la côte", "New on the coast", "Neu an der Küste"),
      size: 2,
      more: {
        label: words("Bekijk de projecten", "Voir les projets", "See the projects", "Zu den Projekten"),
        pageId: 25,
      },
    },
    {
      id: "new",
      type: "estate-list",
      heading: words("Vers aangespoeld", "Fraîchement échoués", "Freshly washed ashore", "Frisch angespült"),
      collectionIds: [COLLECTION_IDS.fresh],
      sortBy: { sortType: "date", sortOrder: "DESC" },
      size: 3,
      filter: false,
      more: {
        label: words("Alles te koop", "Tout à vendre", "Everything for sale", "Alles zum Kauf"),
        pageId: 22,
      },
    },
    {
      id: "evening",
      type: "call-to-action",
      heading: words(
        "Eerst een weekend proeven?",
        "Envie d’essayer un week-end ?",
        "Care to try a weekend first?",
        "Erst ein Wochenende probieren?",
      ),
      text: words(
        "Vraag naar onze appartementen per week: zo weet u of de wind u ligt.",
        "Demandez nos appartements à la semaine : vous saurez si le vent vous convient.",
        "Ask about our apartments by the week and find out whether the wind suits you.",
        "Fragen Sie nach unseren Wohnungen pro Woche: So wissen Sie, ob Ihnen der Wind liegt.",
      ),
      picture: gallery.street("zilt-evening", "sea", "dusk"),
      buttons: [
        {
          label: words(
            "Bekijk wat te huur is",
            "Voir les locations",
            "See what is to let",
            "Mietangebote ansehen",
          ),
          pageId: 24,
        },
      ],
    },
    ZILT_NEWS,
    {
      id: "offices",
      type: "offices",
      heading: words("Waai eens binnen", "Passez en coup de vent", "Drop in", "Schauen Sie vorbei"),
    },
  ],
});

const PROJECTS_PAGE: PageInput = {
  id: 25,
  paths: words("nieuwbouw-aan-zee", "neuf-a-la-mer", "new-by-the-sea", "neubau-am-meer"),
  title: words("Nieuwbouw aan zee", "Neuf à la mer", "New build by the sea", "Neubau am Meer"),
  description: words(
    "Nieuwbouwprojecten in Nieuwpoort en Oostende.",
    "Projets neufs à Nieuport et Ostende.",
    "New-build projects in Nieuwpoort and Ostend.",
    "Neubauprojekte in Nieuwpoort und Ostende.",
  ),
  blocks: [
    {
      id: "projects",
      type: "project-list",
      heading: words("Nieuwbouw aan zee", "Neuf à la mer", "New build by the sea", "Neubau am Meer"),
      intro: words(
        "Gebouwd tegen wind, zout en hoge energieprijzen.",
        "Construit pour résister au vent, au sel et aux prix de l’énergie.",
        "Built against wind, salt and energy prices.",
        "Gebaut gegen Wind, Salz und hohe Energiepreise.",
      ),
    },
  ],
};

const aboutPage = (gallery: Gallery): PageInput => ({
  id: 28,
  paths: words("wie-is-zilt", "qui-est-zilt", "who-is-zilt", "wer-ist-zilt"),
  title: words("Wie is Zilt?", "Qui est Zilt ?", "Who is Zilt?", "Wer ist Zilt?"),
  description: words(
    "Drie kantoren aan de kust, gerund door mensen die er wonen.",
    "Trois agences à la côte, tenues par des gens qui y vivent.",
    "Three offices on the coast, run by people who live there.",
    "Drei Büros an der Küste, geführt von Menschen, die dort leben.",
  ),
  blocks: [
    { id: "story", type: "rich-text", markdown: ZILT_ABOUT },
    teamBlock(salesRepsFrom(ZILT_REPS, "zilt", gallery)),
    ZILT_BANNER,
    {
      id: "selling",
      type: "call-to-action",
      heading: words(
        "Uw appartement verkopen?",
        "Vendre votre appartement ?",
        "Selling your apartment?",
        "Wohnung verkaufen?",
      ),
      text: words(
        "Wij schatten gratis en zeggen u eerlijk wanneer u best wacht.",
        "Nous estimons gratuitement et vous disons franchement quand il vaut mieux attendre.",
        "We value free of charge and tell you honestly when it is better to wait.",
        "Wir schätzen kostenlos und sagen ehrlich, wann Sie besser warten.",
      ),
      picture: gallery.street("zilt-day", "sea", "day"),
      buttons: [
        {
          label: words("Schrijf ons", "Écrivez-nous", "Write to us", "Schreiben Sie uns"),
          pageId: 39,
        },
      ],
    },
    {
      id: "offices",
      type: "offices",
      heading: words("Onze kantoren", "Nos agences", "Our offices", "Unsere Büros"),
      officeIds: [11, 12, 13],
    },
  ],
});

const CONTACT_PAGE = contactPage(
  39,
  "Zilt",
  words("Een vraag? Roep maar", "Une question ? Lancez-la", "A question? Shout", "Eine Frage? Rufen Sie"),
  words(
    "We horen u ook boven de branding uit, en antwoorden binnen de werkdag.",
    "Nous vous entendons même par-dessus les vagues, et répondons dans la journée ouvrable.",
    "We hear you above the surf, and answer within the working day.",
    "Wir hören Sie auch über der Brandung und antworten innerhalb eines Werktags.",
  ),
);

export function ziltPages(gallery: Gallery): PageInput[] {
  return [
    homePage(gallery),
    ...ZILT_LISTINGS.map(listingPage),
    PROJECTS_PAGE,
    aboutPage(gallery),
    CONTACT_PAGE,
    ZILT_NEWS_PAGE,
    ZILT_HOLIDAY_PAGE,
    ziltShowcase(gallery),
    ZILT_NOT_FOUND,
  ];
}
