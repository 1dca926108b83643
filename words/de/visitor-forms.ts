/** Words of the forms with which visitors write to the agency. */
export const visitorForms = {
  "form.firstName": "Vorname",
  "form.lastName": "Nachname",
  "form.email": "E-Mail-Adresse",
  "form.phone": "Telefon",
  "form.subject": "Betreff",
  "form.subject.none": "Kein bestimmter Betreff",
  "form.message": "Ihre Nachricht",
  "form.optional": "(freiwillig)",
  "form.privacy": "Einwilligung",
  "form.consent":
    "Ich bin einverstanden, dass meine Angaben verwendet werden, um meine Nachricht zu beantworten.",
  "form.consent.more": "Lesen Sie, was wir mit Ihren Angaben tun (neuer Tab)",
  "form.honeypot": "Lassen Sie dieses Feld leer",
  "form.send": "Absenden",
  "form.sending": "Wird gesendet…",
  "form.fault": "{label}: {message}",
  "form.check": "Bitte prüfen Sie noch Folgendes",
  "form.failed": "Ihre Nachricht wurde nicht gesendet",
  "form.failed.retry":
    "Bei uns ist etwas schiefgegangen. Ihre Angaben sind noch da: Versuchen Sie es erneut oder rufen Sie uns an.",
  "form.failed.unavailable":
    "Die Website kann im Moment nichts empfangen. Ihre Angaben sind noch da: Versuchen Sie es in einigen Minuten erneut oder rufen Sie uns an.",
  "form.failed.offline":
    "Wir konnten die Website nicht erreichen. Ihre Angaben sind noch da: Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  "form.failed.tooMany":
    "Sie haben bereits viele Nachrichten gesendet. Versuchen Sie es später erneut oder rufen Sie uns an.",
  "form.contact.sent": "Danke, Ihre Nachricht wurde gesendet",
  "form.contact.sent.text":
    "Wir antworten Ihnen so schnell wie möglich. Sie erhalten auch eine Bestätigung per E-Mail.",
  "form.contact.heading": "Stellen Sie Ihre Frage",
  "form.contact.initial": "Ich interessiere mich für diese Immobilie. Können Sie mir mehr darüber sagen?",
  "form.friend.heading": "Diese Immobilie weiterempfehlen",
  "form.friendEmail": "E-Mail-Adresse der anderen Person",
  "form.friendEmail.hint":
    "Wir senden eine einzige E-Mail dorthin, mit Ihrem Namen und Ihrer Adresse, und löschen sie danach.",
  "form.friend.message": "Ein paar Worte von Ihnen",
  "form.friend.message.hint": "Ohne Adressen von Websites.",
  "form.friend.consent":
    "Die andere Person darf meinen Namen und meine E-Mail-Adresse sehen, und meine Angaben dürfen für das Versenden dieser E-Mail verwendet werden.",
  "form.friend.send": "Weiterempfehlen",
  "form.friend.sent": "Ihre E-Mail ist unterwegs",
  "form.friend.sent.text": "Sie kommt innerhalb weniger Minuten an.",
  "form.close": "Schließen",
} as const;
