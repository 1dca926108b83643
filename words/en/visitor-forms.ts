/** Words of the forms with which visitors write to the agency. */
export const visitorForms = {
  "form.firstName": "First name",
  "form.lastName": "Last name",
  "form.email": "Email address",
  "form.phone": "Phone",
  "form.subject": "Subject",
  "form.subject.none": "No particular subject",
  "form.message": "Your message",
  "form.optional": "(optional)",
  "form.consent": "I agree that my details are used to answer my message.",
  "form.consent.more": "Read what we do with your details (new tab)",
  "form.honeypot": "Leave this field empty",
  "form.send": "Send",
  "form.sending": "Sending…",
  "form.check": "Please check this",
  "form.failed": "Your message was not sent",
  "form.failed.retry":
    "Something went wrong on our side. What you wrote is still here: try again or call us.",
  "form.failed.unavailable":
    "The site cannot receive anything just now. What you wrote is still here: try again in a few minutes or call us.",
  "form.failed.offline":
    "We could not reach the site. What you wrote is still here: check your connection and try again.",
  "form.failed.tooMany": "You have already sent many messages. Try again later or call us.",
  "form.contact.sent": "Thank you, your message has been sent",
  "form.contact.sent.text":
    "We will answer you as soon as we can. You will also get a confirmation by email.",
} as const;
