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
  "form.privacy": "Consent",
  "form.consent": "I agree that my details are used to answer my message.",
  "form.consent.more": "Read what we do with your details (new tab)",
  "form.honeypot": "Leave this field empty",
  "form.send": "Send",
  "form.sending": "Sending…",
  "form.fault": "{label}: {message}",
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
  "form.contact.heading": "Ask your question",
  "form.contact.initial": "I am interested in this property. Could you tell me more about it?",
  "form.friend.heading": "Show this property to a friend",
  "form.friendEmail": "Your friend’s email address",
  "form.friendEmail.hint": "We send it one email, with your name and address in it, and then delete it.",
  "form.friend.message": "A few words of your own",
  "form.friend.message.hint": "Without addresses of websites.",
  "form.friend.consent":
    "My friend may see my name and email address, and my details may be used to send this email.",
  "form.friend.send": "Send to my friend",
  "form.friend.sent": "Your email is on its way",
  "form.friend.sent.text": "Your friend will get it within a few minutes.",
  "form.close": "Close",
} as const;
