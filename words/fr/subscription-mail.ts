export const subscriptionMail = {
  "mail.subscription.subject": "Confirmez que nous pouvons vous tenir au courant",
  "mail.subscription.heading": "Encore un clic",
  "mail.subscription.text":
    "Vous nous avez demandé de vous avertir des nouveaux biens. C’est exact ? Ouvrez alors la page ci-dessous et confirmez-le.",
  "mail.subscription.wish": "Vous cherchez",
  "mail.subscription.rhythm": "Vous recevez des nouvelles",
  "mail.subscription.at-once": "tout de suite",
  "mail.subscription.daily": "au plus une fois par jour",
  "mail.subscription.weekly": "au plus une fois par semaine",
  "mail.subscription.confirm": "Vers la confirmation",
  "mail.subscription.notYou":
    "Vous n’avez rien demandé ? Ne faites rien : nous ne vous enverrons pas d’autre e-mail et effacerons votre adresse dans les sept jours.",
  "mail.subscription.reason":
    "Vous recevez cet e-mail parce que votre adresse a été introduite sur notre site.",
  "mail.digest.subject.one": "{count} bien pour vous",
  "mail.digest.subject.other": "{count} biens pour vous",
  "mail.digest.heading.one": "Des nouvelles d’un bien pour vous",
  "mail.digest.heading.other": "Des nouvelles de {count} biens pour vous",
  "mail.digest.why": "Vous cherchez : {summary}",
  "mail.digest.new": "Nouveau dans l’offre",
  "mail.digest.back": "De nouveau disponible",
  "mail.digest.price": "Prix en baisse : {before} → {after}",
  "mail.digest.more.one":
    "Il y a encore {count} bien qui correspond à votre recherche. Vous le trouverez sur notre site.",
  "mail.digest.more.other":
    "Il y a encore {count} biens qui correspondent à votre recherche. Vous les trouverez sur notre site.",
  "mail.digest.edit": "Adapter votre recherche",
  "mail.digest.unsubscribe": "Ne plus recevoir de nouvelles pour cette recherche",
  "mail.digest.reason":
    "Vous recevez cet e-mail parce que vous vous y êtes inscrit sur notre site et l’avez confirmé.",
} as const;
