export const statements = {
  "statements.privacyStatement": "Privacy statement",
  "statements.privacyStatement.description": "What happens to your data on the website of {site}.",
  "statements.termsOfUse": "Terms of use",
  "statements.termsOfUse.description": "The terms of the website of {site}, and who is behind it.",
  "statements.accessibility": "Accessibility",
  "statements.accessibility.description":
    "How accessible the website of {site} is, and what you can ask for.",
  "imprint.heading": "Who we are",
  "imprint.name": "Company",
  "imprint.address": "Address",
  "imprint.phone": "Phone",
  "imprint.email": "Email",
  "imprint.link": "Legal notice",
  "imprint.rules": "Professional rules",
  "imprint.rulesText": "Code of conduct of the BIV/IPI (royal decree of 29 June 2018)",
  "imprint.rulesLink": "https://www.ipi.be",
};
