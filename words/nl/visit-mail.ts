/** Words of the mails about a visit. */
export const visitMail = {
  "mail.visit.subject": "{name} komt langs op {moment}",
  "mail.visit.heading": "{name} plande een bezoek",
  "mail.visit.unable": "Past dit niet? Annuleer het bezoek: de bezoeker krijgt dan bericht.",
  "mail.visit.look": "Bekijk of annuleer",
  "mail.visit.reason": "U krijgt deze mail omdat een bezoeker op uw website een bezoek plande.",
  "mail.visitConfirmation.subject": "Uw bezoek op {moment}",
  "mail.visitConfirmation.heading": "Uw bezoek is vastgelegd",
  "mail.visitConfirmation.text": "We verwachten u. In bijlage vindt u een bestand voor uw agenda.",
  "mail.visitConfirmation.unable":
    "Kunt u niet komen? Laat het ons weten: dan komt het tijdstip vrij voor iemand anders.",
  "mail.visitConfirmation.look": "Bekijk of annuleer uw afspraak",
  "mail.visitConfirmation.notYou":
    "Hebt u geen bezoek gepland? Dan vulde iemand per vergissing uw adres in. U kunt het bezoek met de knop hierboven annuleren.",
  "mail.visitConfirmation.reason":
    "U krijgt deze mail omdat uw adres werd ingevuld bij het plannen van een bezoek op onze website.",
  "mail.visitCancelled.subject": "Geannuleerd: uw bezoek op {moment}",
  "mail.visitCancelled.heading": "Uw bezoek is geannuleerd",
  "mail.visitCancelled.text": "Dit bezoek gaat niet door. Op onze website kunt u een ander tijdstip kiezen.",
  "mail.visitCancelledToAgency.subject": "Geannuleerd: {name} op {moment}",
  "mail.visitCancelledToAgency.heading": "Het bezoek van {name} is geannuleerd",
  "mail.visitCancelledToAgency.text": "Dit tijdstip is weer vrij op uw website.",
  "mail.visitReminder.subject": "Morgen: uw bezoek op {moment}",
  "mail.visitReminder.heading": "Tot morgen",
  "mail.visitFreed.subject": "Geannuleerd: het bezoek op {moment}",
  "mail.visitFreed.heading": "Dit bezoek gaat niet door",
  "mail.visitFreed.text":
    "De bezoeker vroeg ons om alle gegevens te wissen. Daarom is het bezoek geannuleerd, en dit tijdstip is weer vrij op uw website.",
} as const;
