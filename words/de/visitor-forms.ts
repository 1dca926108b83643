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
  "form.consent":
    "Ich bin einverstanden, dass meine Angaben verwendet werden, um meine Nachricht zu beantworten.",
  "form.consent.more": "Lesen Sie, was wir mit Ihren Angaben tun (neuer Tab)",
  "form.honeypot": "Lassen Sie dieses Feld leer",
  "form.send": "Absenden",
  "form.sending": "Wird gesendet…",
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
} as const;
