export const subscriptionMail = {
  "mail.subscription.subject": "Bitte bestätigen Sie, dass wir Sie informieren dürfen",
  "mail.subscription.heading": "Nur noch ein Klick",
  "mail.subscription.text":
    "Sie haben uns gebeten, Sie über neue Immobilien zu informieren. Stimmt das? Dann öffnen Sie die Seite unten und bestätigen Sie es dort.",
  "mail.subscription.wish": "Sie suchen",
  "mail.subscription.rhythm": "Sie erhalten Neuigkeiten",
  "mail.subscription.at-once": "sofort",
  "mail.subscription.daily": "höchstens einmal am Tag",
  "mail.subscription.weekly": "höchstens einmal pro Woche",
  "mail.subscription.confirm": "Zur Bestätigung",
  "mail.subscription.notYou":
    "Das waren nicht Sie? Dann tun Sie nichts: Wir schicken Ihnen keine weiteren E-Mails und löschen Ihre Adresse innerhalb von sieben Tagen.",
  "mail.subscription.reason":
    "Sie erhalten diese E-Mail, weil Ihre Adresse auf unserer Website eingegeben wurde.",
  "mail.digest.subject.one": "{count} Immobilie für Sie",
  "mail.digest.subject.other": "{count} Immobilien für Sie",
  "mail.digest.heading.one": "Neues zu einer Immobilie für Sie",
  "mail.digest.heading.other": "Neues zu {count} Immobilien für Sie",
  "mail.digest.why": "Sie suchen: {summary}",
  "mail.digest.new": "Neu im Angebot",
  "mail.digest.back": "Wieder verfügbar",
  "mail.digest.price": "Preis gesenkt: {before} → {after}",
  "mail.digest.more.one":
    "Es gibt noch {count} Immobilie, die zu Ihrer Suche passt. Sie finden sie auf unserer Website.",
  "mail.digest.more.other":
    "Es gibt noch {count} Immobilien, die zu Ihrer Suche passen. Sie finden sie auf unserer Website.",
  "mail.digest.edit": "Suche anpassen",
  "mail.digest.unsubscribe": "Keine Neuigkeiten mehr zu dieser Suche",
  "mail.digest.reason":
    "Sie erhalten diese E-Mail, weil Sie sich auf unserer Website dafür angemeldet und das bestätigt haben.",
  "mail.ending.subject": "Ihre Suche endet am {day}",
  "mail.ending.heading": "Dürfen wir Sie weiter informieren?",
  "mail.ending.text":
    "Sie haben diese Suche schon lange nicht mehr angesehen oder angepasst. Wenn Sie nichts tun, endet sie am {day} und wir löschen Ihre Adresse daraus. Suchen Sie noch? Ein Klick genügt, auf der Seite unten.",
  "mail.ending.keep": "Auf dem Laufenden bleiben",
  "mail.moved.subject": "Neuigkeiten zu Ihrer Suche gehen jetzt an eine andere Adresse",
  "mail.moved.heading": "Sie haben eine andere Adresse gewählt",
  "mail.moved.text":
    "Ab jetzt schreiben wir zu dieser Suche an eine andere Adresse. Hier erhalten Sie dazu keine Neuigkeiten mehr, und wir löschen diese Adresse, sobald diese E-Mail verschickt ist.",
  "mail.moved.notYou":
    "Das waren nicht Sie? Dann hatte jemand einen Link aus Ihren E-Mails. Melden Sie sich einfach neu an.",
  "mail.moved.again": "Neu anmelden",
  "mail.moved.reason": "Sie erhalten diese E-Mail, weil wir Sie bisher an dieser Adresse informiert haben.",
} as const;
