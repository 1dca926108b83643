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
  "imprint.title": "Titre professionnel",
};
