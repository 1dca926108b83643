/** Words of the mails about a visit. */
export const visitMail = {
  "mail.visit.subject": "{name} vient visiter {moment}",
  "mail.visit.heading": "{name} a réservé une visite",
  "mail.visit.unable": "Cela ne convient pas\u00a0? Annulez la visite\u00a0: le visiteur en sera averti.",
  "mail.visit.look": "Voir ou annuler",
  "mail.visit.reason": "Vous recevez cet e-mail parce qu’un visiteur a réservé une visite sur votre site.",
  "mail.visitConfirmation.subject": "Votre visite {moment}",
  "mail.visitConfirmation.heading": "Votre visite est réservée",
  "mail.visitConfirmation.text":
    "Nous vous attendons. Vous trouverez en annexe un fichier pour votre agenda.",
  "mail.visitConfirmation.unable":
    "Vous avez un empêchement\u00a0? Prévenez-nous\u00a0: le moment se libère alors pour quelqu’un d’autre.",
  "mail.visitConfirmation.look": "Voir ou annuler votre rendez-vous",
  "mail.visitConfirmation.notYou":
    "Vous n’avez pas réservé de visite\u00a0? Quelqu’un a alors indiqué votre adresse par erreur. Le bouton ci-dessus permet d’annuler la visite.",
  "mail.visitConfirmation.reason":
    "Vous recevez cet e-mail parce que votre adresse a été indiquée pour réserver une visite sur notre site.",
  "mail.visitCancelled.subject": "Annulée\u00a0: votre visite {moment}",
  "mail.visitCancelled.heading": "Votre visite est annulée",
  "mail.visitCancelled.text":
    "Cette visite n’a pas lieu. Vous pouvez choisir un autre moment sur notre site.",
  "mail.visitCancelledToAgency.subject": "Annulée\u00a0: {name}, {moment}",
  "mail.visitCancelledToAgency.heading": "La visite de {name} est annulée",
  "mail.visitCancelledToAgency.text": "Ce moment est de nouveau libre sur votre site.",
  "mail.visitReminder.subject": "Demain\u00a0: votre visite {moment}",
  "mail.visitReminder.heading": "À demain",
  "mail.visitFreed.subject": "Annulée\u00a0: la visite {moment}",
  "mail.visitFreed.heading": "Cette visite n’a pas lieu",
  "mail.visitFreed.text":
    "Le visiteur nous a demandé d’effacer toutes ses données. La visite est donc annulée, et ce moment est de nouveau libre sur votre site.",
} as const;
