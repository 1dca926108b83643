export const forms = {
  "live_agenda.cancel.not_found":
    "Wir finden diesen Termin nicht. Vielleicht wurde er schon abgesagt; rufen Sie uns gerne an.",
  "live_agenda.cancel.error":
    "Die Absage ist fehlgeschlagen. Versuchen Sie es noch einmal oder rufen Sie uns an.",
  "live_agenda.cancel.cancelled": "Ihr Termin ist abgesagt.",
  "live_agenda.cancel.confirm_question": "Möchten Sie diesen Termin absagen?",
  "live_agenda.cancel.cancel_button": "Termin absagen",
} as const;
