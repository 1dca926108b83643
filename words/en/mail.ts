/** Words of the mails that the site sends. */
export const mail = {
  "mail.label": "{label}:",
  "mail.name": "Name",
  "mail.email": "Email",
  "mail.phone": "Phone",
  "mail.reference": "Reference",
  "mail.biv": "BIV/IPI number {number}",
  "mail.contact.subject": "Question from {name}",
  "mail.contact.subjectEstate": "Question from {name} about {estate}",
  "mail.contact.heading": "{name} wrote to you through the website",
  "mail.contact.reply": "If you reply to this email, your answer goes to {name}.",
  "mail.contact.reason":
    "You receive this email because a visitor filled in the contact form of your website.",
  "mail.confirmation.subject": "We have received your message",
  "mail.confirmation.heading": "Thank you for your message",
  "mail.confirmation.text": "Your message has reached us. We will answer you as soon as we can.",
  "mail.confirmation.hurry": "In a hurry? Call us on",
  "mail.confirmation.notYou":
    "Did you not send us anything? Then someone entered your address by mistake. There is nothing you need to do.",
  "mail.confirmation.reason":
    "You receive this email because your address was entered in the contact form of our website.",
  "mail.friend.subject": "Someone would like to show you a property: {estate}",
  "mail.friend.heading": "{name} thought of you",
  "mail.friend.text":
    "{name} ({email}) looked at this property on our website and would like to show it to you.",
  "mail.friend.look": "View the property",
  "mail.friend.once":
    "We used your address for this one email only and have deleted it since. You will get no other email from us.",
  "mail.friend.reason":
    "You receive this email because {name} ({email}) entered your address on our website.",
} as const;
