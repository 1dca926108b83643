export const subscription = {
  "subscription.title": "Halten Sie mich auf dem Laufenden",
  "subscription.description":
    "Erhalten Sie eine E-Mail, sobald {site} eine Immobilie hat, die zu Ihnen passt.",
  "subscription.intro":
    "Sagen Sie uns, was Sie suchen. Wir schreiben Ihnen, wenn eine Immobilie dazukommt, günstiger wird oder wieder frei ist.",
  "subscription.wish": "Was suchen Sie?",
  "subscription.transaction": "Kaufen oder mieten",
  "subscription.type": "Art",
  "subscription.city": "Gemeinde",
  "subscription.cityHint": "Ohne Auswahl zählen alle Gemeinden.",
  "subscription.cityNone": "Diese Gemeinde kennen wir nicht",
  "subscription.priceMin": "Preis ab",
  "subscription.priceMax": "Preis bis",
  "subscription.bedroomsLabel": "Schlafzimmer",
  "subscription.bedrooms": "Schlafzimmer: {counts}",
  "subscription.everything": "Alle Immobilien",
  "subscription.count.one": "Zurzeit passt {count} Immobilie zu Ihren Wünschen.",
  "subscription.count.other": "Zurzeit passen {count} Immobilien zu Ihren Wünschen.",
  "subscription.countNone":
    "Zurzeit passt keine Immobilie zu Ihren Wünschen: Sie erfahren es, sobald eine kommt.",
  "subscription.recount": "Neu zählen",
  "subscription.frequency": "Wie oft?",
  "subscription.at-once": "Sofort",
  "subscription.daily": "Einmal am Tag",
  "subscription.weekly": "Einmal pro Woche",
  "subscription.consent":
    "Ich möchte E-Mails zu Immobilien erhalten, die zu meinen Wünschen passen. Ich kann mich mit einem Klick wieder abmelden.",
  "subscription.send": "Halten Sie mich auf dem Laufenden",
  "subscription.sent": "Sehen Sie in Ihr Postfach",
  "subscription.sentText":
    "Wir haben Ihnen eine E-Mail mit einem Link geschickt. Bestätigen Sie dort, dass Sie informiert werden möchten: Erst dann schicken wir Ihnen Neuigkeiten. Nichts bekommen? Sehen Sie auch im Spam-Ordner nach.",
  "subscription.confirmTitle": "Bestätigen Sie Ihre Anmeldung",
  "subscription.confirmText": "Wir schreiben an {email}, wenn es Neuigkeiten gibt zu:",
  "subscription.confirm": "Bestätigen",
  "subscription.confirmed": "Ihre Anmeldung ist bestätigt. Sie hören von uns.",
  "subscription.editTitle": "Ihre Suche",
  "subscription.editText": "Wir halten {email} auf dem Laufenden.",
  "subscription.save": "Speichern",
  "subscription.saved": "Ihre Suche wurde angepasst.",
  "subscription.savedText": "Ab jetzt schreiben wir Ihnen dazu.",
  "subscription.stop": "Mich abmelden",
  "subscription.stopTitle": "Keine Neuigkeiten mehr?",
  "subscription.stopText":
    "Wir schicken dann keine E-Mails mehr zu dieser Suche und löschen Ihre Adresse daraus.",
  "subscription.stopped": "Sie sind abgemeldet",
  "subscription.stoppedText": "Wir schicken Ihnen keine E-Mails mehr zu dieser Suche.",
  "subscription.lost": "Dieser Link funktioniert nicht mehr",
  "subscription.lostText":
    "Die Anmeldung wurde beendet oder nicht rechtzeitig bestätigt. Sie können sich jederzeit neu anmelden.",
  "subscription.again": "Neu anmelden",
  "subscription.ending":
    "Diese Suche endet am {day}, denn Sie haben schon lange nichts daran geändert. Suchen Sie noch?",
  "subscription.keep": "Ja, schreiben Sie mir weiter",
  "subscription.addressTitle": "Eine andere E-Mail-Adresse",
  "subscription.addressText":
    "Wir bitten die neue Adresse erst um eine Bestätigung. Bis dahin bleibt alles, wie es ist.",
  "subscription.newEmail": "Neue E-Mail-Adresse",
  "subscription.addressSend": "Bestätigung anfordern",
  "subscription.addressSentText":
    "Wir haben der neuen Adresse geschrieben. Bestätigen Sie dort, dass Sie informiert werden möchten: Ab dann schreiben wir an diese Adresse und nicht mehr an die alte.",
  "subscription.citySearch": "Diese Gemeinde suchen",
} as const;
