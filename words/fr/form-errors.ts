import type { formErrors as nl } from "../nl/form-errors.ts";

export const formErrors: Readonly<Record<keyof typeof nl, string>> = {
  "form.error.required": "Veuillez remplir ce champ.",
  "form.error.email": "Indiquez une adresse e-mail valable, comme nom@exemple.be.",
  "form.error.phone": "Indiquez un numéro de téléphone valable, comme 0470 12 34 56.",
  "form.error.consent": "Cochez cette case pour continuer.",
  "form.error.choice": "Choisissez dans la liste.",
  "form.error.tooLong": "Utilisez au maximum {max} caractères.",
  "form.error.tooShort": "Utilisez au moins {min} caractères.",
  "form.error.oneLine": "Écrivez ceci sur une seule ligne.",
  "form.error.unreadable": "Ce texte contient des caractères que nous ne pouvons pas lire.",
  "form.error.invalid": "Nous ne pouvons pas utiliser cette valeur.",
  "form.error.links": "N’indiquez pas d’adresse de site web, et mettez une espace après chaque point.",
  "form.error.captcha": "La vérification anti-spam a échoué. Veuillez réessayer.",
  "form.error.automatic":
    "Ce champ doit rester vide\u00a0: il arrête les messages automatiques. Videz-le ou appelez-nous.",
  "form.error.tooMany":
    "Nous avons déjà reçu beaucoup de messages de votre connexion, de votre adresse e-mail ou de votre numéro de téléphone. Réessayez après le {moment} ou appelez-nous au {phone}.",
  "form.error.openVisits":
    "Cette adresse e-mail ou ce numéro de téléphone a déjà {most} visites prévues. Annulez-en une par le lien de l’e-mail que vous avez reçu, ou appelez-nous au {phone}.",
  "form.error.visitOfHome":
    "Cette adresse e-mail ou ce numéro de téléphone a déjà une visite prévue pour ce bien. Annulez-la d’abord par le lien de l’e-mail que vous avez reçu, ou appelez-nous au {phone}.",
  "form.error.openStays":
    "Cette adresse e-mail ou ce numéro de téléphone a déjà {most} demandes en attente d’une réponse. Retirez-en une par le lien de l’e-mail que vous avez reçu, ou appelez-nous au {phone}.",
  "form.error.stay": "Choisissez un séjour.",
  "form.error.place": "Choisissez cette commune dans la liste, ou videz ce champ.",
};
