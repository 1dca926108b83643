/** What becomes of a request for a stay: the pages behind the links of its mails, and the mails that answer it. */
export const stays = {
  "stay.title": "Uw aanvraag voor een verblijf",
  "stay.answerTitle": "Aanvraag voor een verblijf",
  "stay.state.asked": "We hebben uw aanvraag ontvangen. Bevestig dat dit e-mailadres van u is.",
  "stay.state.asked.text":
    "We houden het verblijf vrij tot {moment}. Bevestigt u voor dan, dan wordt dat {confirmed}.",
  "stay.state.confirmed": "Uw aanvraag is bevestigd en wacht op een antwoord.",
  "stay.state.confirmed.text":
    "We houden het verblijf voor u vrij tot {moment}. U krijgt ons antwoord per e-mail.",
  "stay.state.accepted": "Uw aanvraag is aanvaard: het verblijf is voor u.",
  "stay.state.accepted.text": "Wilt u iets wijzigen of annuleren, bel ons dan.",
  "stay.state.refused": "We kunnen u dit verblijf niet verhuren.",
  "stay.state.refused.text": "Kijk gerust welke andere verblijven er nog vrij zijn.",
  "stay.state.withdrawn": "U hebt deze aanvraag ingetrokken.",
  "stay.state.withdrawn.text": "Het verblijf is weer vrij voor anderen.",
  "stay.state.expired": "We houden dit verblijf niet meer voor u vrij.",
  "stay.state.expired.text": "Wilt u het nog altijd, vraag het dan opnieuw aan of bel ons.",
  "stay.step.confirm": "Bevestig mijn aanvraag",
  "stay.step.withdraw": "Trek mijn aanvraag in",
  "stay.step.accept": "Aanvaard de aanvraag",
  "stay.step.refuse": "Weiger de aanvraag",
  "stay.agency.asked":
    "De bezoeker heeft dit e-mailadres nog niet bevestigd. Het verblijf blijft vrijgehouden tot {moment}, en na een bevestiging tot {confirmed}.",
  "stay.agency.confirmed":
    "Deze aanvraag wacht op uw antwoord. Het verblijf blijft vrijgehouden tot {moment}.",
  "stay.agency.accepted": "U hebt deze aanvraag aanvaard. De gast kreeg een mail.",
  "stay.agency.refused": "U hebt deze aanvraag geweigerd. De gast kreeg een mail.",
  "stay.agency.withdrawn": "De gast heeft deze aanvraag ingetrokken. Ze vraagt geen antwoord meer.",
  "stay.agency.expired":
    "Dit verblijf wordt niet meer vrijgehouden. U kunt de aanvraag nog aanvaarden zolang niemand anders het verblijf heeft.",
  "stay.agency.hint":
    "Aanvaarden houdt het verblijf bezet tot het voorbij is, weigeren geeft het weer vrij. De gast krijgt uw antwoord per e-mail.",
  "stay.guest": "Gast",
  "stay.home": "Woning",
  "stay.notPossible": "Dat kan niet meer: intussen is er iets veranderd. Hieronder ziet u hoe het nu staat.",
  "stay.taken": "Dat kan niet meer: iemand anders heeft deze dagen intussen.",
  "stay.failed": "Dat is niet gelukt. Probeer het opnieuw of bel ons.",
  "stay.unknown": "We vinden deze aanvraag niet",
  "stay.unknown.text":
    "De link is misschien niet volledig, of de aanvraag is al gewist. Bel ons gerust als u iets wilt vragen.",
  "stay.others": "Bekijk de andere verblijven",
  "stay.again": "Vraag een verblijf aan",
  "stay.look": "Bekijk de woning",
  "mail.rental.unconfirmed":
    "De bezoeker heeft dit e-mailadres nog niet bevestigd. Gebeurt dat voor dan, dan blijft het verblijf vrijgehouden tot {moment}.",
  "mail.rental.answer": "Beantwoord deze aanvraag",
  "mail.rentalConfirmation.unconfirmed":
    "Bevestig eerst dat dit e-mailadres van u is. We houden het verblijf vrij tot {moment}; bevestigt u voor dan, dan wordt dat {confirmed}.",
  "mail.rentalConfirmation.confirm": "Bevestig uw aanvraag",
  "mail.rentalConfirmation.look": "Bekijk uw aanvraag",
  "mail.rentalConfirmation.withdraw":
    "Achter de knop ziet u altijd hoe het met uw aanvraag staat. Daar kunt u ze ook weer intrekken.",
  "mail.rentalAccepted.subject": "Uw aanvraag is aanvaard: {unit}",
  "mail.rentalAccepted.heading": "Uw aanvraag is aanvaard",
  "mail.rentalAccepted.text": "Goed nieuws: het verblijf dat u aanvroeg is voor u.",
  "mail.rentalAccepted.look": "Bekijk uw aanvraag",
  "mail.rentalRefused.subject": "Over uw aanvraag: {unit}",
  "mail.rentalRefused.heading": "We kunnen u dit verblijf niet verhuren",
  "mail.rentalRefused.text":
    "Het spijt ons: het verblijf dat u aanvroeg kunnen we u niet verhuren. Misschien past een ander verblijf wel.",
  "mail.rentalRefused.look": "Bekijk wat er nog vrij is",
  "mail.rentalAnswered.questions": "Hebt u vragen? Antwoord op deze mail of bel ons:",
  "mail.rentalWithdrawn.subject": "Aanvraag ingetrokken door {name}: {unit}",
  "mail.rentalWithdrawn.heading": "{name} heeft de aanvraag ingetrokken",
  "mail.rentalWithdrawn.text": "U hoeft niet meer te antwoorden. De website biedt deze dagen weer aan.",
} as const;
