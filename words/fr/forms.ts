export const forms = {
  "live_agenda.cancel.not_found":
    "Nous ne trouvons pas ce rendez-vous. Il a peut-être déjà été annulé ; n’hésitez pas à nous appeler.",
  "live_agenda.cancel.error": "L’annulation a échoué. Réessayez ou appelez-nous.",
  "live_agenda.cancel.cancelled": "Votre rendez-vous est annulé.",
  "live_agenda.cancel.confirm_question": "Voulez-vous annuler ce rendez-vous ?",
  "live_agenda.cancel.cancel_button": "Annuler le rendez-vous",
} as const;
