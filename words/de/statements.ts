export const statements = {
  "statements.privacyStatement": "Datenschutzerklärung",
  "statements.privacyStatement.description": "Was auf der Website von {site} mit Ihren Daten geschieht.",
  "statements.termsOfUse": "Nutzungsbedingungen",
  "statements.termsOfUse.description": "Die Bedingungen der Website von {site}, und wer dahintersteht.",
  "statements.accessibility": "Barrierefreiheit",
  "statements.accessibility.description":
    "Wie barrierefrei die Website von {site} ist und worum Sie bitten können.",
  "imprint.heading": "Wer wir sind",
  "imprint.name": "Unternehmen",
  "imprint.address": "Adresse",
  "imprint.phone": "Telefon",
  "imprint.email": "E-Mail",
  "imprint.link": "Impressum",
  "imprint.rules": "Berufsregeln",
  "imprint.rulesText": "Berufsordnung des BIV/IPI (Königlicher Erlass vom 29. Juni 2018)",
  "imprint.rulesLink": "https://www.ipi.be",
};
