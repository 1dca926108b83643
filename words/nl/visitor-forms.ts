/** Words of the forms with which visitors write to the agency. */
export const visitorForms = {
  "form.firstName": "Voornaam",
  "form.lastName": "Naam",
  "form.email": "E-mailadres",
  "form.phone": "Telefoon",
  "form.subject": "Onderwerp",
  "form.subject.none": "Geen bepaald onderwerp",
  "form.message": "Uw bericht",
  "form.optional": "(mag u leeg laten)",
  "form.consent": "Ik ga ermee akkoord dat mijn gegevens gebruikt worden om op mijn bericht te antwoorden.",
  "form.consent.more": "Lees wat we met uw gegevens doen (nieuw tabblad)",
  "form.honeypot": "Laat dit veld leeg",
  "form.send": "Verstuur",
  "form.sending": "Wordt verstuurd…",
  "form.check": "Kijk dit nog even na",
  "form.failed": "Uw bericht is niet verstuurd",
  "form.failed.retry":
    "Er ging iets mis bij ons. Wat u invulde, staat er nog: probeer het opnieuw of bel ons.",
  "form.failed.unavailable":
    "De site kan nu even niets ontvangen. Wat u invulde, staat er nog: probeer het over enkele minuten opnieuw of bel ons.",
  "form.failed.offline":
    "We konden de site niet bereiken. Wat u invulde, staat er nog: kijk uw verbinding na en probeer opnieuw.",
  "form.failed.tooMany": "U hebt al veel berichten verstuurd. Probeer het later opnieuw of bel ons.",
  "form.contact.sent": "Bedankt, uw bericht is verstuurd",
  "form.contact.sent.text": "We antwoorden u zo snel mogelijk. U krijgt ook een bevestiging per e-mail.",
  "form.contact.heading": "Stel uw vraag",
  "form.contact.initial": "Ik heb interesse in dit pand. Kunt u mij meer informatie geven?",
  "form.friend.heading": "Toon dit pand aan een vriend",
  "form.friend.email": "E-mailadres van uw vriend",
  "form.friend.email.hint":
    "Wij sturen er één mail naartoe, met uw naam en adres erin, en wissen het daarna.",
  "form.friend.message": "Uw woordje erbij",
  "form.friend.message.hint": "Zonder adressen van websites.",
  "form.friend.consent":
    "Mijn vriend mag mijn naam en e-mailadres zien, en mijn gegevens mogen gebruikt worden om deze mail te versturen.",
  "form.friend.send": "Verstuur naar mijn vriend",
  "form.friend.sent": "Uw mail is onderweg",
  "form.friend.sent.text": "Uw vriend krijgt hem binnen enkele minuten.",
  "form.close": "Sluiten",
} as const;
