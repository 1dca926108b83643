export const stays = {
  "stay.title": "Votre demande de séjour",
  "stay.answerTitle": "Demande de séjour",
  "stay.state.asked": "Nous avons bien reçu votre demande. Confirmez que cette adresse e-mail est la vôtre.",
  "stay.state.asked.text":
    "Nous vous gardons le séjour jusqu’au {moment}. Si vous confirmez avant, ce sera jusqu’au {confirmed}.",
  "stay.state.confirmed": "Votre demande est confirmée et attend une réponse.",
  "stay.state.confirmed.text":
    "Nous vous gardons le séjour jusqu’au {moment}. Vous recevrez notre réponse par e-mail.",
  "stay.state.accepted": "Votre demande est acceptée\u00a0: le séjour est pour vous.",
  "stay.state.accepted.text": "Pour modifier ou annuler quelque chose, appelez-nous.",
  "stay.state.refused": "Nous ne pouvons pas vous louer ce séjour.",
  "stay.state.refused.text": "Regardez quels autres séjours sont encore libres.",
  "stay.state.withdrawn": "Vous avez retiré cette demande.",
  "stay.state.withdrawn.text": "Le séjour est de nouveau libre pour d’autres.",
  "stay.state.expired": "Nous ne vous gardons plus ce séjour.",
  "stay.state.expired.text": "Si vous le souhaitez toujours, refaites une demande ou appelez-nous.",
  "stay.step.confirm": "Confirmer ma demande",
  "stay.step.withdraw": "Retirer ma demande",
  "stay.step.accept": "Accepter la demande",
  "stay.step.refuse": "Refuser la demande",
  "stay.agency.asked":
    "Le visiteur n’a pas encore confirmé cette adresse e-mail. Le séjour est gardé jusqu’au {moment}, et jusqu’au {confirmed} après une confirmation.",
  "stay.agency.confirmed": "Cette demande attend votre réponse. Le séjour est gardé jusqu’au {moment}.",
  "stay.agency.accepted": "Vous avez accepté cette demande. Le client a reçu un e-mail.",
  "stay.agency.refused": "Vous avez refusé cette demande. Le client a reçu un e-mail.",
  "stay.agency.withdrawn": "Le client a retiré cette demande. Elle n’attend plus de réponse.",
  "stay.agency.expired":
    "Ce séjour n’est plus gardé. Vous pouvez encore accepter la demande tant que personne d’autre n’a le séjour.",
  "stay.agency.hint":
    "Accepter garde le séjour occupé jusqu’à ce qu’il soit passé, refuser le libère. Le client reçoit votre réponse par e-mail.",
  "stay.guest": "Client",
  "stay.home": "Logement",
  "stay.notPossible":
    "Ce n’est plus possible\u00a0: quelque chose a changé entre-temps. Voici où en est la demande.",
  "stay.taken": "Ce n’est plus possible\u00a0: quelqu’un d’autre a ces jours entre-temps.",
  "stay.failed": "Cela n’a pas fonctionné. Réessayez ou appelez-nous.",
  "stay.unknown": "Nous ne trouvons pas cette demande",
  "stay.unknown.text":
    "Le lien est peut-être incomplet, ou la demande a déjà été effacée. Appelez-nous si vous avez une question.",
  "stay.others": "Voir les autres séjours",
  "stay.again": "Demander un séjour",
  "stay.look": "Voir le logement",
  "mail.rental.unconfirmed":
    "Le visiteur n’a pas encore confirmé cette adresse e-mail. S’il le fait avant, le séjour sera gardé jusqu’au {moment}.",
  "mail.rental.answer": "Répondre à cette demande",
  "mail.rentalConfirmation.unconfirmed":
    "Confirmez d’abord que cette adresse e-mail est la vôtre. Nous vous gardons le séjour jusqu’au {moment}\u00a0; si vous confirmez avant, ce sera jusqu’au {confirmed}.",
  "mail.rentalConfirmation.confirm": "Confirmer votre demande",
  "mail.rentalConfirmation.look": "Voir votre demande",
  "mail.rentalConfirmation.withdraw":
    "Derrière le bouton, vous voyez à tout moment où en est votre demande. Vous pouvez aussi l’y retirer.",
  "mail.rentalAccepted.subject": "Votre demande est acceptée\u00a0: {unit}",
  "mail.rentalAccepted.heading": "Votre demande est acceptée",
  "mail.rentalAccepted.text": "Bonne nouvelle\u00a0: le séjour que vous avez demandé est pour vous.",
  "mail.rentalAccepted.look": "Voir votre demande",
  "mail.rentalRefused.subject": "À propos de votre demande\u00a0: {unit}",
  "mail.rentalRefused.heading": "Nous ne pouvons pas vous louer ce séjour",
  "mail.rentalRefused.text":
    "Nous regrettons de ne pas pouvoir vous louer le séjour que vous avez demandé. Un autre séjour vous conviendra peut-être.",
  "mail.rentalRefused.look": "Voir ce qui est encore libre",
  "mail.rentalAnswered.questions": "Des questions\u00a0? Répondez à cet e-mail ou appelez-nous\u00a0:",
  "mail.rentalWithdrawn.subject": "Demande retirée par {name}\u00a0: {unit}",
  "mail.rentalWithdrawn.heading": "{name} a retiré sa demande",
  "mail.rentalWithdrawn.text": "Vous ne devez plus répondre. Le site propose de nouveau ces jours.",
} as const;
