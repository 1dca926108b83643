import type { z } from "zod";
import type { Page } from "../../../features/site/schema/page.ts";
import type { Gallery } from "../pictures.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

type BlockInput = NonNullable<z.input<typeof Page>["blocks"]>[number];

/** Slides, pictures and videos of life at the coast. */
const seaBlocks = (gallery: Gallery): BlockInput[] => [
  {
    id: "tides",
    type: "image-slider",
    heading: words(
      "Eb, vloed en alles ertussen",
      "Marée basse, marée haute",
      "Low tide, high tide",
      "Ebbe, Flut und alles dazwischen",
    ),
    items: (
      [
        [
          "morning",
          words(
            "De dijk bij het eerste licht",
            "La digue aux premières lueurs",
            "The sea wall at first light",
            "Der Deich im ersten Licht",
          ),
        ],
        [
          "day",
          words(
            "Een gewone dinsdag in mei",
            "Un mardi ordinaire en mai",
            "An ordinary Tuesday in May",
            "Ein gewöhnlicher Dienstag im Mai",
          ),
        ],
        [
          "dusk",
          words("Het laatste terras", "La dernière terrasse", "The last terrace", "Die letzte Terrasse"),
        ],
      ] as const
    ).map(([light, caption]) => ({ picture: gallery.street(`zilt-tide-${light}`, "sea", light), caption })),
  },
  {
    id: "binnen",
    type: "gallery",
    name: "binnenkijken",
    heading: words("Binnenkijken", "Coup d’œil à l’intérieur", "A look inside", "Ein Blick hinein"),
    items: (
      [
        [
          "living",
          words(
            "Woonkamer met zicht op de duinen",
            "Séjour avec vue sur les dunes",
            "Living room with a view of the dunes",
            "Wohnzimmer mit Blick auf die Dünen",
          ),
        ],
        [
          "kitchen",
          words(
            "Keuken om lang in te blijven zitten",
            "Cuisine où l’on s’attarde",
            "A kitchen to linger in",
            "Küche zum Verweilen",
          ),
        ],
        [
          "bedroom",
          words(
            "Slapen met het raam open",
            "Dormir la fenêtre ouverte",
            "Sleeping with the window open",
            "Schlafen bei offenem Fenster",
          ),
        ],
        [
          "bathroom",
          words(
            "Zand eraf, warm water erop",
            "Adieu sable, bonjour eau chaude",
            "Off with the sand",
            "Runter mit dem Sand",
          ),
        ],
      ] as const
    ).map(([room, caption]) => ({
      picture: gallery.interior(`zilt-look-${room}`, room, "day", "sea"),
      caption,
    })),
  },
  {
    id: "films",
    type: "video-grid",
    heading: words("Kijk mee", "Regardez avec nous", "Watch along", "Schauen Sie mit"),
    items: [
      {
        title: words(
          "Een dag op de dijk",
          "Une journée sur la digue",
          "A day on the sea wall",
          "Ein Tag auf dem Deich",
        ),
        link: "https://video.example/een-dag-op-de-dijk",
        picture: gallery.street("zilt-film-dijk", "sea", "overcast"),
      },
      {
        title: words(
          "Van plan tot sleutel",
          "Du plan à la clé",
          "From plan to key",
          "Vom Plan zum Schlüssel",
        ),
        link: "https://video.example/van-plan-tot-sleutel",
        picture: gallery.facade("zilt-film-plan", "coast-tower", "day", "sea"),
      },
    ],
  },
];

const visitBlocks = (gallery: Gallery): BlockInput[] => [
  {
    id: "search",
    type: "estate-filter",
    heading: words("Zin gekregen?", "L’envie vous prend ?", "Feel like it?", "Lust bekommen?"),
    search: [
      { label: words("Kopen", "Acheter", "Buy", "Kaufen"), pageId: 22 },
      { label: words("Huren", "Louer", "Rent", "Mieten"), pageId: 24 },
    ],
  },
  {
    id: "sea-wall",
    type: "image",
    picture: gallery.street("zilt-wall", "sea", "overcast"),
    alt: words(
      "De zeedijk onder een grijze lucht",
      "La digue sous un ciel gris",
      "The sea wall under a grey sky",
      "Der Deich unter grauem Himmel",
    ),
    caption: words(
      "Ook op een grijze dag",
      "Même par temps gris",
      "On a grey day too",
      "Auch an einem grauen Tag",
    ),
  },
];

/** A page that tells what living at the coast is like. */
export const ziltShowcase = (gallery: Gallery): z.input<typeof Page> => ({
  id: 31,
  paths: words("leven-aan-zee", "vivre-a-la-mer", "living-by-the-sea", "leben-am-meer"),
  title: words("Leven aan zee", "Vivre à la mer", "Living by the sea", "Leben am Meer"),
  description: words(
    "Beelden en verhalen van de kust.",
    "Images et récits de la côte.",
    "Pictures and stories of the coast.",
    "Bilder und Geschichten von der Küste.",
  ),
  blocks: [...seaBlocks(gallery), ...visitBlocks(gallery), tidings(), openDay()],
});

function tidings(): BlockInput {
  return {
    id: "tidings",
    type: "keep-me-informed",
    heading: words(
      "Wij wachten mee",
      "Nous attendons avec vous",
      "We wait along with you",
      "Wir warten mit Ihnen",
    ),
    intro: words(
      "Uw appartement met zeezicht staat er vandaag niet bij? Zeg ons wat u zoekt, en u hoort het van ons zodra het er is.",
      "Votre appartement avec vue sur mer n’est pas encore là ? Dites-nous ce que vous cherchez, et nous vous préviendrons dès qu’il arrive.",
      "Your flat with a sea view is not there today? Tell us what you are looking for, and you hear from us as soon as it is.",
      "Ihre Wohnung mit Meerblick ist heute nicht dabei? Sagen Sie uns, was Sie suchen, und Sie hören von uns, sobald sie da ist.",
    ),
  };
}

function openDay(): BlockInput {
  return {
    id: "weekend",
    type: "timed-pop-up",
    heading: words(
      "Kom een weekend proeven",
      "Goûtez un week-end",
      "Taste a weekend",
      "Ein Wochenende probieren",
    ),
    markdown: words(
      "Elke eerste zaterdag zetten we **drie woningen** open, zonder afspraak, van 10 tot 16 uur.",
      "Chaque premier samedi, nous ouvrons **trois logements**, sans rendez-vous, de 10 à 16 heures.",
      "Every first Saturday we open **three homes**, no appointment needed, from 10 to 4.",
      "Jeden ersten Samstag öffnen wir **drei Wohnungen**, ohne Termin, von 10 bis 16 Uhr.",
    ),
    buttons: [
      {
        label: words("Bekijk het aanbod", "Voir l’offre", "See what is for sale", "Zum Angebot"),
        pageId: 22,
      },
    ],
  };
}

/** On Zilt's page about itself. */
export const ZILT_BANNER: BlockInput = {
  id: "winter-hours",
  type: "pop-up-banner",
  text: words(
    "Op feestdagen zijn onze kantoren dicht; bellen mag altijd.",
    "Nos agences ferment les jours fériés ; vous pouvez toujours appeler.",
    "Our offices close on public holidays; you can always call.",
    "An Feiertagen sind unsere Büros geschlossen; anrufen dürfen Sie immer.",
  ),
};
