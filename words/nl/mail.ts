/** Words of the mails that the site sends. */
export const mail = {
  "mail.label": "{label}:",
  "mail.name": "Naam",
  "mail.email": "E-mail",
  "mail.phone": "Telefoon",
  "mail.reference": "Referentie",
  "mail.biv": "BIV-nummer {number}",
  "mail.contact.subject": "Vraag van {name}",
  "mail.contact.subjectEstate": "Vraag van {name} over {estate}",
  "mail.contact.heading": "{name} schreef u via de website",
  "mail.contact.reply": "Antwoordt u op deze mail, dan gaat uw antwoord naar {name}.",
  "mail.contact.reason": "U krijgt deze mail omdat een bezoeker het contactformulier van uw website invulde.",
  "mail.confirmation.subject": "We hebben uw bericht goed ontvangen",
  "mail.confirmation.heading": "Bedankt voor uw bericht",
  "mail.confirmation.text": "Uw bericht is bij ons aangekomen. We antwoorden u zo snel mogelijk.",
  "mail.confirmation.hurry": "Hebt u haast? Bel ons op",
  "mail.confirmation.notYou":
    "Hebt u ons niets gestuurd? Dan vulde iemand per vergissing uw adres in. U hoeft niets te doen.",
  "mail.confirmation.reason":
    "U krijgt deze mail omdat uw adres werd ingevuld in het contactformulier van onze website.",
  "mail.friend.subject": "Iemand wil u een pand tonen: {estate}",
  "mail.friend.heading": "{name} dacht aan u",
  "mail.friend.text": "{name} ({email}) bekeek dit pand op onze website en wil het graag aan u tonen.",
  "mail.friend.look": "Bekijk het pand",
  "mail.friend.once":
    "We gebruikten uw adres alleen voor deze ene mail en hebben het daarna gewist. U krijgt van ons geen andere mails.",
  "mail.friend.reason": "U krijgt deze mail omdat {name} ({email}) uw adres invulde op onze website.",
} as const;
