/** Words of the mails that subscribers get. */
export const subscriptionMail = {
  "mail.subscription.subject": "Bevestig dat we u op de hoogte mogen houden",
  "mail.subscription.heading": "Nog één klik",
  "mail.subscription.text":
    "U vroeg ons om u te verwittigen van nieuwe panden. Klopt dat? Open dan de pagina hieronder en bevestig het daar.",
  "mail.subscription.wish": "U zoekt",
  "mail.subscription.rhythm": "U krijgt nieuws",
  "mail.subscription.at-once": "meteen",
  "mail.subscription.daily": "hoogstens één keer per dag",
  "mail.subscription.weekly": "hoogstens één keer per week",
  "mail.subscription.confirm": "Ga naar de bevestiging",
  "mail.subscription.notYou":
    "Vroeg u dit niet? Doe dan niets: we sturen u geen andere mails en wissen uw adres binnen zeven dagen.",
  "mail.subscription.reason": "U krijgt deze mail omdat uw adres op onze website werd ingevuld.",
  "mail.digest.subject.one": "{count} pand voor u",
  "mail.digest.subject.other": "{count} panden voor u",
  "mail.digest.heading.one": "Nieuws over een pand voor u",
  "mail.digest.heading.other": "Nieuws over {count} panden voor u",
  "mail.digest.why": "U zoekt: {summary}",
  "mail.digest.new": "Nieuw in het aanbod",
  "mail.digest.back": "Opnieuw beschikbaar",
  "mail.digest.price": "Prijs gedaald: {before} → {after}",
  "mail.digest.more.one": "Er is nog {count} pand dat bij uw zoektocht past. U vindt het op onze website.",
  "mail.digest.more.other":
    "Er zijn nog {count} panden die bij uw zoektocht passen. U vindt ze op onze website.",
  "mail.digest.edit": "Pas uw zoektocht aan",
  "mail.digest.unsubscribe": "Geen nieuws meer over deze zoektocht",
  "mail.digest.reason":
    "U krijgt deze mail omdat u zich op onze website hiervoor inschreef en dat bevestigde.",
  "mail.ending.subject": "Uw zoektocht stopt op {day}",
  "mail.ending.heading": "Houden we u nog op de hoogte?",
  "mail.ending.text":
    "U hebt deze zoektocht al lang niet meer bekeken of aangepast. Doet u niets, dan stopt ze op {day} en wissen we uw adres ervan. Zoekt u nog? Eén druk op de knop volstaat, op de pagina hieronder.",
  "mail.ending.keep": "Blijf op de hoogte",
  "mail.moved.subject": "Het nieuws over uw zoektocht gaat nu naar een ander adres",
  "mail.moved.heading": "U kiest een ander adres",
  "mail.moved.text":
    "Vanaf nu mailen we over deze zoektocht naar een ander adres. Op dit adres krijgt u er geen nieuws meer over, en we wissen het zodra deze mail weg is.",
  "mail.moved.notYou":
    "Hebt u dat niet zelf gedaan? Dan had iemand een link uit uw mails. Schrijf u gewoon opnieuw in.",
  "mail.moved.again": "Schrijf u opnieuw in",
  "mail.moved.reason": "U krijgt deze mail omdat we u tot nu op dit adres op de hoogte hielden.",
} as const;
