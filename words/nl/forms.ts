/** Words of what a visitor fills in, sends and cancels. */
export const forms = {
  "live_agenda.cancel.not_found":
    "We vinden deze afspraak niet. Misschien werd ze al geannuleerd; bel ons gerust.",
  "live_agenda.cancel.error": "Het annuleren is niet gelukt. Probeer het opnieuw of bel ons.",
  "live_agenda.cancel.cancelled": "Uw afspraak is geannuleerd.",
  "live_agenda.cancel.confirm_question": "Wilt u deze afspraak annuleren?",
  "live_agenda.cancel.cancel_button": "Afspraak annuleren",
} as const;
