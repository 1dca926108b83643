export const subscriptionMail = {
  "mail.subscription.subject": "Please confirm that we may keep you informed",
  "mail.subscription.heading": "One more click",
  "mail.subscription.text":
    "You asked us to let you know about new properties. Is that right? Then open the page below and confirm it there.",
  "mail.subscription.wish": "You are looking for",
  "mail.subscription.rhythm": "You get news",
  "mail.subscription.at-once": "at once",
  "mail.subscription.daily": "once a day at most",
  "mail.subscription.weekly": "once a week at most",
  "mail.subscription.confirm": "Go to the confirmation",
  "mail.subscription.notYou":
    "Was it not you? Then do nothing: we will send you no other email and delete your address within seven days.",
  "mail.subscription.reason": "You receive this email because your address was entered on our website.",
  "mail.digest.subject.one": "{count} property for you",
  "mail.digest.subject.other": "{count} properties for you",
  "mail.digest.heading.one": "News of a property for you",
  "mail.digest.heading.other": "News of {count} properties for you",
  "mail.digest.why": "You are looking for: {summary}",
  "mail.digest.new": "New on the market",
  "mail.digest.back": "Available again",
  "mail.digest.price": "Price reduced: {before} → {after}",
  "mail.digest.more.one":
    "There is {count} more property that fits your search. You will find it on our website.",
  "mail.digest.more.other":
    "There are {count} more properties that fit your search. You will find them on our website.",
  "mail.digest.edit": "Change your search",
  "mail.digest.unsubscribe": "No more news about this search",
  "mail.digest.reason":
    "You receive this email because you signed up for it on our website and confirmed it.",
  "mail.ending.subject": "Your search ends on {day}",
  "mail.ending.heading": "Shall we keep you informed?",
  "mail.ending.text":
    "You have not looked at this search or changed it for a long time. If you do nothing, it ends on {day} and we delete your address from it. Still looking? One click is enough, on the page below.",
  "mail.ending.keep": "Stay informed",
  "mail.moved.subject": "News about your search now goes to another address",
  "mail.moved.heading": "You chose another address",
  "mail.moved.text":
    "From now on we email another address about this search. You will get no more news about it here, and we delete this address as soon as this email has left.",
  "mail.moved.notYou": "Was it not you? Then someone had a link from your emails. Simply subscribe again.",
  "mail.moved.again": "Subscribe again",
  "mail.moved.reason": "You receive this email because until now we kept you informed at this address.",
} as const;
