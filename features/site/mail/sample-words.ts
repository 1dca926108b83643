import type { Locale } from "#domain/locale/locale.ts";

/** What the invented people of previews and tests are called, write and look for. */
export type SampleWords = {
  readonly visitor: { readonly name: string; readonly email: string };
  readonly guide: string;
  readonly home: {
    readonly title: string;
    readonly place: string;
    readonly slug: string;
    readonly facts: readonly string[];
  };
  readonly otherHomes: readonly [string, string];
  readonly city: string;
  readonly holidayHome: { readonly title: string; readonly place: string };
  readonly question: string;
  readonly toFriend: string;
  readonly cancellation: string;
  readonly wish: string;
};

export const SAMPLE_WORDS: Readonly<Record<Locale, SampleWords>> = {
  nl: {
    visitor: { name: "An Peeters", email: "an.peeters@example.be" },
    guide: "Lotte Verhaege",
    home: {
      title: "Herenhuis met stadstuin",
      place: "Coupure 12, 9000 Gent",
      slug: "herenhuis-gent-coupure-12",
      facts: ["3 slaapkamers", "145 m²", "EPC-label B"],
    },
    otherHomes: ["Rijwoning aan het park", "Hoekhuis"],
    city: "9000 Gent",
    holidayHome: { title: "Appartement met zicht op zee", place: "Zeedijk 40, 8670 Koksijde" },
    question: "Bezoek - Kan ik zaterdag komen kijken?\nLiefst in de voormiddag.",
    toFriend: "Dit lijkt me iets voor jullie!",
    cancellation: "Gratis tot dertig dagen voor aankomst.",
    wish: "Te koop · Huis · 9000 Gent · tot €\u00a0400.000,00",
  },
  fr: {
    visitor: { name: "Anne Lambert", email: "anne.lambert@example.be" },
    guide: "Camille Dubois",
    home: {
      title: "Maison de maître avec jardin de ville",
      place: "Coupure 12, 9000 Gand",
      slug: "maison-de-maitre-gand-coupure-12",
      facts: ["3 chambres", "145 m²", "label PEB B"],
    },
    otherHomes: ["Maison de rangée près du parc", "Maison de coin"],
    city: "9000 Gand",
    holidayHome: { title: "Appartement avec vue sur mer", place: "Digue de mer 40, 8670 Coxyde" },
    question: "Visite - Puis-je passer samedi ?\nDe préférence en matinée.",
    toFriend: "Je crois que c’est une maison pour vous !",
    cancellation: "Gratuite jusqu’à trente jours avant l’arrivée.",
    wish: "À vendre · Maison · 9000 Gand · jusqu’à €\u00a0400.000,00",
  },
  en: {
    visitor: { name: "Emma Clarke", email: "emma.clarke@example.be" },
    guide: "Lotte Verhaege",
    home: {
      title: "Town house with a city garden",
      place: "Coupure 12, 9000 Ghent",
      slug: "town-house-ghent-coupure-12",
      facts: ["3 bedrooms", "145 m²", "EPC label B"],
    },
    otherHomes: ["Terraced house by the park", "Corner house"],
    city: "9000 Ghent",
    holidayHome: { title: "Flat with a view of the sea", place: "Zeedijk 40, 8670 Koksijde" },
    question: "Visit - Could I come and have a look on Saturday?\nPreferably in the morning.",
    toFriend: "I think this could be the one for you!",
    cancellation: "Free up to thirty days before arrival.",
    wish: "For sale · House · 9000 Ghent · up to €\u00a0400.000,00",
  },
  de: {
    visitor: { name: "Anna Schmitz", email: "anna.schmitz@example.be" },
    guide: "Katrin Hermanns",
    home: {
      title: "Herrenhaus mit Stadtgarten",
      place: "Coupure 12, 9000 Gent",
      slug: "herrenhaus-gent-coupure-12",
      facts: ["3 Schlafzimmer", "145 m²", "EPC-Label B"],
    },
    otherHomes: ["Reihenhaus am Park", "Eckhaus"],
    city: "9000 Gent",
    holidayHome: { title: "Wohnung mit Meerblick", place: "Zeedijk 40, 8670 Koksijde" },
    question: "Besichtigung - Könnte ich am Samstag vorbeikommen?\nAm liebsten vormittags.",
    toFriend: "Das könnte etwas für euch sein!",
    cancellation: "Kostenlos bis dreißig Tage vor der Anreise.",
    wish: "Zu verkaufen · Haus · 9000 Gent · bis €\u00a0400.000,00",
  },
};
