export const forms = {
  "live_agenda.cancel.not_found":
    "We can’t find this appointment. It may have been cancelled already; do call us.",
  "live_agenda.cancel.error": "Cancelling failed. Please try again or call us.",
  "live_agenda.cancel.cancelled": "Your appointment has been cancelled.",
  "live_agenda.cancel.confirm_question": "Do you want to cancel this appointment?",
  "live_agenda.cancel.cancel_button": "Cancel appointment",
} as const;
