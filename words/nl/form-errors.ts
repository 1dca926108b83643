/** What can be wrong with a field of a form, as the server says it. */
export const formErrors = {
  "form.error.required": "Vul dit veld in.",
  "form.error.email": "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.",
  "form.error.phone": "Vul een geldig telefoonnummer in, zoals 0470 12 34 56.",
  "form.error.consent": "Vink dit aan om verder te gaan.",
  "form.error.choice": "Maak een keuze uit de lijst.",
  "form.error.tooLong": "Gebruik hoogstens {max} tekens.",
  "form.error.tooShort": "Gebruik minstens {min} tekens.",
  "form.error.oneLine": "Schrijf dit op één regel.",
  "form.error.unreadable": "Hier staan tekens die we niet kunnen lezen.",
  "form.error.invalid": "Deze waarde kunnen we niet gebruiken.",
  "form.error.links": "Laat adressen van websites weg, en zet een spatie na elk punt.",
  "form.error.captcha": "De controle tegen spam is niet gelukt. Probeer het opnieuw.",
  "form.error.automatic":
    "Dit veld moet leeg blijven: het houdt automatische berichten tegen. Maak het leeg of bel ons.",
  "form.error.tooMany":
    "Van uw verbinding, e-mailadres of telefoonnummer kwamen al veel berichten. Probeer het opnieuw vanaf {moment} of bel ons op {phone}.",
  "form.error.openVisits":
    "Met dit e-mailadres of telefoonnummer staan al {most} bezoeken gepland. Annuleer er een met de link in de mail die u kreeg, of bel ons op {phone}.",
  "form.error.visitOfHome":
    "Met dit e-mailadres of telefoonnummer is al een bezoek aan dit pand gepland. Annuleer dat eerst met de link in de mail die u kreeg, of bel ons op {phone}.",
  "form.error.openStays":
    "Met dit e-mailadres of telefoonnummer wachten al {most} aanvragen op een antwoord. Trek er een in met de link in de mail die u kreeg, of bel ons op {phone}.",
  "form.error.stay": "Kies een verblijf.",
  "form.error.place": "Kies deze gemeente uit de lijst, of maak dit veld leeg.",
} as const;
