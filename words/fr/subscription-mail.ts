export const subscriptionMail = {
  "mail.subscription.subject": "Confirmez que nous pouvons vous tenir au courant",
  "mail.subscription.heading": "Encore un clic",
  "mail.subscription.text":
    "Vous nous avez demandé de vous avertir des nouveaux biens. C’est exact\u00a0? Ouvrez alors la page ci-dessous et confirmez-le.",
  "mail.subscription.wish": "Vous cherchez",
  "mail.subscription.rhythm": "Vous recevez des nouvelles",
  "mail.subscription.at-once": "tout de suite",
  "mail.subscription.daily": "au plus une fois par jour",
  "mail.subscription.weekly": "au plus une fois par semaine",
  "mail.subscription.confirm": "Vers la confirmation",
  "mail.subscription.notYou":
    "Vous n’avez rien demandé\u00a0? Ne faites rien\u00a0: nous ne vous enverrons pas d’autre e-mail et effacerons votre adresse dans les sept jours.",
  "mail.subscription.reason":
    "Vous recevez cet e-mail parce que votre adresse a été introduite sur notre site.",
  "mail.digest.subject.one": "{count} bien pour vous",
  "mail.digest.subject.other": "{count} biens pour vous",
  "mail.digest.heading.one": "Des nouvelles d’un bien pour vous",
  "mail.digest.heading.other": "Des nouvelles de {count} biens pour vous",
  "mail.digest.why": "Vous cherchez\u00a0: {summary}",
  "mail.digest.new": "Nouveau dans l’offre",
  "mail.digest.back": "De nouveau disponible",
  "mail.digest.price": "Prix en baisse\u00a0: {before} → {after}",
  "mail.digest.more.one":
    "Il y a encore {count} bien qui correspond à votre recherche. Vous le trouverez sur notre site.",
  "mail.digest.more.other":
    "Il y a encore {count} biens qui correspondent à votre recherche. Vous les trouverez sur notre site.",
  "mail.digest.edit": "Adapter votre recherche",
  "mail.digest.unsubscribe": "Ne plus recevoir de nouvelles pour cette recherche",
  "mail.digest.reason":
    "Vous recevez cet e-mail parce que vous vous y êtes inscrit sur notre site et l’avez confirmé.",
  "mail.ending.subject": "Votre recherche prend fin le {day}",
  "mail.ending.heading": "Pouvons-nous encore vous tenir au courant\u00a0?",
  "mail.ending.text":
    "Vous n’avez plus consulté ni adapté cette recherche depuis longtemps. Si vous ne faites rien, elle prend fin le {day} et nous en effaçons votre adresse. Vous cherchez encore\u00a0? Un clic suffit, sur la page ci-dessous.",
  "mail.ending.keep": "Rester au courant",
  "mail.moved.subject": "Les nouvelles de votre recherche vont désormais à une autre adresse",
  "mail.moved.heading": "Vous choisissez une autre adresse",
  "mail.moved.text":
    "Désormais, nous écrivons au sujet de cette recherche à une autre adresse. Vous n’en recevrez plus de nouvelles ici, et nous effaçons cette adresse dès que cet e-mail est parti.",
  "mail.moved.notYou":
    "Ce n’était pas vous\u00a0? Quelqu’un disposait alors d’un lien de vos e-mails. Il suffit de vous réinscrire.",
  "mail.moved.again": "S’inscrire à nouveau",
  "mail.moved.reason":
    "Vous recevez cet e-mail parce que nous vous tenions jusqu’ici au courant à cette adresse.",
} as const;
