/** Words of the mails about a visit. */
export const visitMail = {
  "mail.visit.subject": "{name} is coming on {moment}",
  "mail.visit.heading": "{name} booked a visit",
  "mail.visit.unable": "Does this not suit you? Cancel the visit: the visitor will be told.",
  "mail.visit.look": "View or cancel",
  "mail.visit.reason": "You get this email because a visitor booked a visit on your website.",
  "mail.visitConfirmation.subject": "Your visit on {moment}",
  "mail.visitConfirmation.heading": "Your visit is booked",
  "mail.visitConfirmation.text": "We look forward to seeing you. A file for your calendar is attached.",
  "mail.visitConfirmation.unable": "Can you not come? Let us know: the time is then free for someone else.",
  "mail.visitConfirmation.look": "View or cancel your appointment",
  "mail.visitConfirmation.notYou":
    "Did you not book a visit? Then someone entered your address by mistake. You can cancel the visit with the button above.",
  "mail.visitConfirmation.reason":
    "You get this email because your address was entered to book a visit on our website.",
  "mail.visitCancelled.subject": "Cancelled: your visit on {moment}",
  "mail.visitCancelled.heading": "Your visit has been cancelled",
  "mail.visitCancelled.text": "This visit will not take place. You can choose another time on our website.",
  "mail.visitCancelledToAgency.subject": "Cancelled: {name} on {moment}",
  "mail.visitCancelledToAgency.heading": "The visit of {name} has been cancelled",
  "mail.visitCancelledToAgency.text": "This time is free again on your website.",
  "mail.visitReminder.subject": "Tomorrow: your visit on {moment}",
  "mail.visitReminder.heading": "See you tomorrow",
  "mail.visitFreed.subject": "Cancelled: the visit on {moment}",
  "mail.visitFreed.heading": "This visit will not take place",
  "mail.visitFreed.text":
    "The visitor asked us to delete all their data. The visit is therefore cancelled, and this time is free again on your website.",
} as const;
