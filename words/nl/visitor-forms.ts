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
} as const;
