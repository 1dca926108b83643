/** Words of the statements that every site makes: privacy, terms, accessibility, who publishes it. */
export const statements = {
  "statements.privacyStatement": "Privacyverklaring",
  "statements.privacyStatement.description": "Wat er op de website van {site} met uw gegevens gebeurt.",
  "statements.termsOfUse": "Gebruiksvoorwaarden",
  "statements.termsOfUse.description": "De voorwaarden van de website van {site}, en wie erachter staat.",
  "statements.accessibility": "Toegankelijkheid",
  "statements.accessibility.description": "Hoe toegankelijk de website van {site} is, en wat u kunt vragen.",
  "imprint.heading": "Wie wij zijn",
  "imprint.name": "Onderneming",
  "imprint.address": "Adres",
  "imprint.phone": "Telefoon",
  "imprint.email": "E-mail",
  "imprint.link": "Wettelijke vermeldingen",
  "imprint.rules": "Beroepsregels",
  "imprint.rulesText": "Reglement van plichtenleer van het BIV (koninklijk besluit van 29 juni 2018)",
  "imprint.rulesLink": "https://www.biv.be",
} as const;
