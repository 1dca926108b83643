/** Words of the forms with which visitors write to the agency. */
export const visitorForms = {
  "form.firstName": "Prénom",
  "form.lastName": "Nom",
  "form.email": "Adresse e-mail",
  "form.phone": "Téléphone",
  "form.subject": "Sujet",
  "form.subject.none": "Pas de sujet précis",
  "form.message": "Votre message",
  "form.optional": "(facultatif)",
  "form.privacy": "Consentement",
  "form.consent": "J’accepte que mes données soient utilisées pour répondre à mon message.",
  "form.consent.more": "Lisez ce que nous faisons de vos données (nouvel onglet)",
  "form.honeypot": "Laissez ce champ vide",
  "form.send": "Envoyer",
  "form.sending": "Envoi en cours…",
  "form.fault": "{label}\u00a0: {message}",
  "form.check": "Vérifiez encore ceci",
  "form.failed": "Votre message n’a pas été envoyé",
  "form.failed.retry":
    "Un problème est survenu de notre côté. Ce que vous avez écrit est toujours là\u00a0: réessayez ou appelez-nous.",
  "form.failed.unavailable":
    "Le site ne peut rien recevoir pour le moment. Ce que vous avez écrit est toujours là\u00a0: réessayez dans quelques minutes ou appelez-nous.",
  "form.failed.offline":
    "Nous n’avons pas pu joindre le site. Ce que vous avez écrit est toujours là\u00a0: vérifiez votre connexion et réessayez.",
  "form.failed.tooMany": "Vous avez déjà envoyé beaucoup de messages. Réessayez plus tard ou appelez-nous.",
  "form.contact.sent": "Merci, votre message est parti",
  "form.contact.sent.text":
    "Nous vous répondrons dans les meilleurs délais. Vous recevrez aussi une confirmation par e-mail.",
  "form.contact.heading": "Posez votre question",
  "form.contact.initial": "Ce bien m’intéresse. Pouvez-vous m’en dire plus\u00a0?",
  "form.friend.heading": "Montrer ce bien à un proche",
  "form.friendEmail": "Adresse e-mail de votre proche",
  "form.friendEmail.hint":
    "Nous y envoyons un seul e-mail, avec votre nom et votre adresse, puis nous l’effaçons.",
  "form.friend.message": "Votre petit mot",
  "form.friend.message.hint": "Sans adresses de sites web.",
  "form.friend.consent":
    "Mon proche peut voir mon nom et mon adresse e-mail, et mes données peuvent être utilisées pour envoyer cet e-mail.",
  "form.friend.send": "Envoyer à mon proche",
  "form.friend.sent": "Votre e-mail est en route",
  "form.friend.sent.text": "Votre proche le recevra dans quelques minutes.",
  "form.close": "Fermer",
} as const;
