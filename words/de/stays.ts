export const stays = {
  "stay.title": "Ihre Anfrage für einen Aufenthalt",
  "stay.answerTitle": "Anfrage für einen Aufenthalt",
  "stay.state.asked":
    "Wir haben Ihre Anfrage erhalten. Bestätigen Sie bitte, dass diese E-Mail-Adresse Ihre ist.",
  "stay.state.asked.text":
    "Wir halten den Aufenthalt bis {moment} für Sie frei. Bestätigen Sie vorher, dann bis {confirmed}.",
  "stay.state.confirmed": "Ihre Anfrage ist bestätigt und wartet auf eine Antwort.",
  "stay.state.confirmed.text":
    "Wir halten den Aufenthalt bis {moment} für Sie frei. Unsere Antwort erhalten Sie per E-Mail.",
  "stay.state.accepted": "Ihre Anfrage ist angenommen: Der Aufenthalt gehört Ihnen.",
  "stay.state.accepted.text": "Möchten Sie etwas ändern oder absagen, rufen Sie uns bitte an.",
  "stay.state.refused": "Wir können Ihnen diesen Aufenthalt nicht vermieten.",
  "stay.state.refused.text": "Sehen Sie gern nach, welche anderen Aufenthalte noch frei sind.",
  "stay.state.withdrawn": "Sie haben diese Anfrage zurückgezogen.",
  "stay.state.withdrawn.text": "Der Aufenthalt ist wieder frei für andere.",
  "stay.state.expired": "Wir halten diesen Aufenthalt nicht mehr für Sie frei.",
  "stay.state.expired.text": "Möchten Sie ihn immer noch, fragen Sie ihn erneut an oder rufen Sie uns an.",
  "stay.step.confirm": "Meine Anfrage bestätigen",
  "stay.step.withdraw": "Meine Anfrage zurückziehen",
  "stay.step.accept": "Anfrage annehmen",
  "stay.step.refuse": "Anfrage ablehnen",
  "stay.agency.asked":
    "Diese E-Mail-Adresse wurde noch nicht bestätigt. Der Aufenthalt bleibt bis {moment} frei gehalten, nach einer Bestätigung bis {confirmed}.",
  "stay.agency.confirmed":
    "Diese Anfrage wartet auf Ihre Antwort. Der Aufenthalt bleibt bis {moment} frei gehalten.",
  "stay.agency.accepted": "Sie haben diese Anfrage angenommen. Der Gast hat eine E-Mail erhalten.",
  "stay.agency.refused": "Sie haben diese Anfrage abgelehnt. Der Gast hat eine E-Mail erhalten.",
  "stay.agency.withdrawn": "Der Gast hat diese Anfrage zurückgezogen. Sie braucht keine Antwort mehr.",
  "stay.agency.expired":
    "Dieser Aufenthalt wird nicht mehr frei gehalten. Sie können die Anfrage noch annehmen, solange niemand anders den Aufenthalt hat.",
  "stay.agency.hint":
    "Annehmen hält den Aufenthalt belegt, bis er vorbei ist, Ablehnen gibt ihn wieder frei. Der Gast erhält Ihre Antwort per E-Mail.",
  "stay.guest": "Gast",
  "stay.home": "Ferienunterkunft",
  "stay.notPossible":
    "Das ist nicht mehr möglich: Inzwischen hat sich etwas geändert. Hier sehen Sie den Stand der Anfrage.",
  "stay.taken": "Das ist nicht mehr möglich: Jemand anders hat diese Tage inzwischen.",
  "stay.failed": "Das hat nicht geklappt. Versuchen Sie es erneut oder rufen Sie uns an.",
  "stay.unknown": "Wir finden diese Anfrage nicht",
  "stay.unknown.text":
    "Der Link ist vielleicht nicht vollständig, oder die Anfrage wurde schon gelöscht. Rufen Sie uns bei Fragen gern an.",
  "stay.others": "Andere Aufenthalte ansehen",
  "stay.again": "Einen Aufenthalt anfragen",
  "stay.look": "Unterkunft ansehen",
  "mail.rental.unconfirmed":
    "Diese E-Mail-Adresse wurde noch nicht bestätigt. Geschieht das vorher, bleibt der Aufenthalt bis {moment} frei gehalten.",
  "mail.rental.answer": "Diese Anfrage beantworten",
  "mail.rentalConfirmation.unconfirmed":
    "Bestätigen Sie bitte zuerst, dass diese E-Mail-Adresse Ihre ist. Wir halten den Aufenthalt bis {moment} für Sie frei; bestätigen Sie vorher, dann bis {confirmed}.",
  "mail.rentalConfirmation.confirm": "Ihre Anfrage bestätigen",
  "mail.rentalConfirmation.look": "Ihre Anfrage ansehen",
  "mail.rentalConfirmation.withdraw":
    "Hinter der Schaltfläche sehen Sie jederzeit den Stand Ihrer Anfrage. Dort können Sie sie auch zurückziehen.",
  "mail.rentalAccepted.subject": "Ihre Anfrage ist angenommen: {unit}",
  "mail.rentalAccepted.heading": "Ihre Anfrage ist angenommen",
  "mail.rentalAccepted.text": "Gute Nachrichten: Der angefragte Aufenthalt gehört Ihnen.",
  "mail.rentalAccepted.look": "Ihre Anfrage ansehen",
  "mail.rentalRefused.subject": "Zu Ihrer Anfrage: {unit}",
  "mail.rentalRefused.heading": "Wir können Ihnen diesen Aufenthalt nicht vermieten",
  "mail.rentalRefused.text":
    "Es tut uns leid: Den angefragten Aufenthalt können wir Ihnen nicht vermieten. Vielleicht passt ein anderer Aufenthalt.",
  "mail.rentalRefused.look": "Ansehen, was noch frei ist",
  "mail.rentalAnswered.questions": "Haben Sie Fragen? Antworten Sie auf diese E-Mail oder rufen Sie uns an:",
  "mail.rentalWithdrawn.subject": "Anfrage zurückgezogen von {name}: {unit}",
  "mail.rentalWithdrawn.heading": "{name} hat die Anfrage zurückgezogen",
  "mail.rentalWithdrawn.text": "Sie müssen nicht mehr antworten. Die Website bietet diese Tage wieder an.",
} as const;
