/** Words of the mails that the site sends. */
export const mail = {
  "mail.label": "{label}:",
  "mail.name": "Name",
  "mail.email": "E-Mail",
  "mail.phone": "Telefon",
  "mail.reference": "Referenz",
  "mail.biv": "IPI-Nummer {number}",
  "mail.contact.subject": "Anfrage von {name}",
  "mail.contact.subjectEstate": "Anfrage von {name} zu {estate}",
  "mail.contact.heading": "{name} hat Ihnen über die Website geschrieben",
  "mail.contact.reply": "Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an {name}.",
  "mail.contact.reason":
    "Sie erhalten diese E-Mail, weil ein Besucher das Kontaktformular Ihrer Website ausgefüllt hat.",
  "mail.confirmation.subject": "Wir haben Ihre Nachricht erhalten",
  "mail.confirmation.heading": "Danke für Ihre Nachricht",
  "mail.confirmation.text":
    "Ihre Nachricht ist bei uns angekommen. Wir antworten Ihnen so schnell wie möglich.",
  "mail.confirmation.hurry": "Eilt es? Rufen Sie uns an:",
  "mail.confirmation.notYou":
    "Sie haben uns nichts geschickt? Dann hat jemand irrtümlich Ihre Adresse eingegeben. Sie brauchen nichts zu tun.",
  "mail.confirmation.reason":
    "Sie erhalten diese E-Mail, weil Ihre Adresse im Kontaktformular unserer Website eingegeben wurde.",
  "mail.friend.subject": "Jemand möchte Ihnen eine Immobilie zeigen: {estate}",
  "mail.friend.heading": "{name} hat an Sie gedacht",
  "mail.friend.text":
    "{name} ({email}) hat diese Immobilie auf unserer Website gesehen und möchte sie Ihnen zeigen.",
  "mail.friend.look": "Immobilie ansehen",
  "mail.friend.once":
    "Wir haben Ihre Adresse nur für diese eine E-Mail verwendet und sie danach gelöscht. Sie erhalten von uns keine weiteren E-Mails.",
  "mail.friend.reason":
    "Sie erhalten diese E-Mail, weil {name} ({email}) Ihre Adresse auf unserer Website eingegeben hat.",
} as const;
