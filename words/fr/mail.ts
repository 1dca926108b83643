/** Words of the mails that the site sends. */
export const mail = {
  "mail.label": "{label}\u00a0:",
  "mail.name": "Nom",
  "mail.email": "E-mail",
  "mail.phone": "Téléphone",
  "mail.reference": "Référence",
  "mail.biv": "numéro IPI {number}",
  "mail.contact.subject": "Question de {name}",
  "mail.contact.subjectEstate": "Question de {name} au sujet de «\u00a0{estate}\u00a0»",
  "mail.contact.heading": "{name} vous a écrit via le site",
  "mail.contact.reply": "Si vous répondez à cet e-mail, votre réponse ira à {name}.",
  "mail.contact.reason":
    "Vous recevez cet e-mail parce qu’un visiteur a rempli le formulaire de contact de votre site.",
  "mail.confirmation.subject": "Nous avons bien reçu votre message",
  "mail.confirmation.heading": "Merci pour votre message",
  "mail.confirmation.text":
    "Votre message nous est bien parvenu. Nous vous répondrons dans les meilleurs délais.",
  "mail.confirmation.hurry": "C’est urgent\u00a0? Appelez-nous au",
  "mail.confirmation.notYou":
    "Vous ne nous avez rien envoyé\u00a0? Quelqu’un a alors indiqué votre adresse par erreur. Vous n’avez rien à faire.",
  "mail.confirmation.reason":
    "Vous recevez cet e-mail parce que votre adresse a été indiquée dans le formulaire de contact de notre site.",
  "mail.friend.subject": "Quelqu’un souhaite vous montrer un bien\u00a0: {estate}",
  "mail.friend.heading": "{name} a pensé à vous",
  "mail.friend.text": "{name} ({email}) a vu ce bien sur notre site et souhaite vous le montrer.",
  "mail.friend.look": "Voir le bien",
  "mail.friend.once":
    "Nous n’avons utilisé votre adresse que pour cet unique e-mail et l’avons ensuite effacée. Vous ne recevrez pas d’autre e-mail de notre part.",
  "mail.friend.reason":
    "Vous recevez cet e-mail parce que {name} ({email}) a indiqué votre adresse sur notre site.",
} as const;
