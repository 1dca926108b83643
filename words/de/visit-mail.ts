/** Words of the mails about a visit. */
export const visitMail = {
  "mail.visit.subject": "{name} kommt am {moment}",
  "mail.visit.heading": "{name} hat eine Besichtigung gebucht",
  "mail.visit.unable":
    "Passt es Ihnen nicht? Sagen Sie die Besichtigung ab: Der Besucher wird benachrichtigt.",
  "mail.visit.look": "Ansehen oder absagen",
  "mail.visit.reason":
    "Sie erhalten diese E-Mail, weil ein Besucher auf Ihrer Website eine Besichtigung gebucht hat.",
  "mail.visitConfirmation.subject": "Ihre Besichtigung am {moment}",
  "mail.visitConfirmation.heading": "Ihre Besichtigung ist gebucht",
  "mail.visitConfirmation.text": "Wir erwarten Sie. Im Anhang finden Sie eine Datei für Ihren Kalender.",
  "mail.visitConfirmation.unable":
    "Sind Sie verhindert? Sagen Sie uns Bescheid: Dann wird der Termin für jemand anderen frei.",
  "mail.visitConfirmation.look": "Ihren Termin ansehen oder absagen",
  "mail.visitConfirmation.notYou":
    "Sie haben keine Besichtigung gebucht? Dann hat jemand irrtümlich Ihre Adresse eingegeben. Mit der Schaltfläche oben sagen Sie den Termin ab.",
  "mail.visitConfirmation.reason":
    "Sie erhalten diese E-Mail, weil Ihre Adresse für eine Besichtigung auf unserer Website eingegeben wurde.",
  "mail.visitCancelled.subject": "Abgesagt: Ihre Besichtigung am {moment}",
  "mail.visitCancelled.heading": "Ihre Besichtigung ist abgesagt",
  "mail.visitCancelled.text":
    "Diese Besichtigung findet nicht statt. Auf unserer Website können Sie einen anderen Termin wählen.",
  "mail.visitCancelledToAgency.subject": "Abgesagt: {name} am {moment}",
  "mail.visitCancelledToAgency.heading": "Die Besichtigung von {name} ist abgesagt",
  "mail.visitCancelledToAgency.text": "Dieser Termin ist auf Ihrer Website wieder frei.",
  "mail.visitReminder.subject": "Morgen: Ihre Besichtigung am {moment}",
  "mail.visitReminder.heading": "Bis morgen",
  "mail.visitFreed.subject": "Abgesagt: die Besichtigung am {moment}",
  "mail.visitFreed.heading": "Diese Besichtigung findet nicht statt",
  "mail.visitFreed.text":
    "Der Besucher hat uns gebeten, alle Daten zu löschen. Die Besichtigung ist daher abgesagt, und dieser Termin ist auf Ihrer Website wieder frei.",
} as const;
