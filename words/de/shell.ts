export const shell = {
  "shell.skip": "Zum Inhalt springen",
  "shell.menu": "Menü",
  "shell.mainMenu": "Hauptmenü",
  "shell.home": "{site}, zur Startseite",
  "shell.more": "Mehr unter {item}",
  "shell.language": "Sprache: {language}",
  "shell.otherPage": "Diese Seite gibt es in dieser Sprache nicht: Sie gelangen zur nächstgelegenen.",
  "shell.languages": "Sprachen",
  "shell.offices": "Büros",
  "shell.pages": "Schnellzugriff",
  "shell.follow": "Folgen Sie uns",
  "shell.legal": "Rechtliches",
  "shell.call": "{name} anrufen",
  "shell.write": "E-Mail an {name}",
  "shell.enterpriseNumber": "Unternehmensnummer",
  "shell.vatNumber": "MwSt.-Nummer",
  "shell.bivTitle": "Berufsbezeichnung",
  "shell.bivNumber": "IPI-Nummer",
  "shell.supervisor": "Aufsichtsbehörde",
  "shell.insurer": "Berufshaftpflicht und Kaution",
  "shell.policy": "Police {number}",
  "shell.loading": "Die Seite wird geladen",
  "errors.notFound.title": "Hier wohnt niemand",
  "errors.notFound.text":
    "Diese Seite gibt es nicht oder sie ist umgezogen. Prüfen Sie die Adresse oder beginnen Sie auf der Startseite.",
  "errors.unbuilt.title": "Hier wird noch gebaut",
  "errors.unbuilt.text":
    "Diese Website bekommt bald ihre ersten Seiten. Bis dahin helfen wir Ihnen gern persönlich.",
  "errors.gone.title": "Diese Immobilie ist nicht mehr verfügbar",
  "errors.gone.text":
    "Sie wurde verkauft, vermietet oder aus dem Angebot genommen. Diese hier sind ihr ähnlich.",
  "errors.gone.alone":
    "Sie wurde verkauft, vermietet oder aus dem Angebot genommen. Sehen Sie, was jetzt verfügbar ist.",
  "errors.failed.title": "Bei uns ist etwas schiefgegangen",
  "errors.failed.text":
    "Wir können diese Seite gerade nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.",
  "errors.unavailable.title": "Wir sind gleich wieder da",
  "errors.unavailable.text":
    "Die Website ist kurz nicht erreichbar. In wenigen Minuten können Sie weitersuchen.",
  "errors.chunk.title": "Ein Teil der Seite wurde nicht geladen",
  "errors.chunk.text":
    "Ihre Verbindung war unterbrochen oder die Website wurde gerade aktualisiert. Links und Formulare funktionieren weiterhin.",
  "errors.home": "Zur Startseite",
  "errors.write": "Schreiben Sie uns",
  "errors.retry": "Erneut versuchen",
  "errors.reference": "Wenn Sie uns das melden, nennen Sie bitte {reference}.",
} as const;
