export const statements = {
  "statements.privacyStatement": "Déclaration de confidentialité",
  "statements.privacyStatement.description": "Ce que deviennent vos données sur le site de {site}.",
  "statements.termsOfUse": "Conditions d’utilisation",
  "statements.termsOfUse.description": "Les conditions du site de {site}, et qui le publie.",
  "statements.accessibility": "Accessibilité",
  "statements.accessibility.description":
    "À quel point le site de {site} est accessible, et ce que vous pouvez demander.",
  "imprint.heading": "Qui nous sommes",
  "imprint.name": "Entreprise",
  "imprint.address": "Adresse",
  "imprint.phone": "Téléphone",
  "imprint.email": "E-mail",
  "imprint.link": "Mentions légales",
  "imprint.rules": "Règles professionnelles",
  "imprint.rulesText": "Règlement de déontologie de l’IPI (arrêté royal du 29 juin 2018)",
  "imprint.rulesLink": "https://www.ipi.be",
};
