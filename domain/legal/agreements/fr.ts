export const fr = {
  privacy: `Cette déclaration explique ce que deviennent vos données sur le site de {site}. Le responsable est **{agency}**, {address}, [{email}](mailto:{email}), {phone}.

## Regarder sans laisser de traces

Vous pouvez parcourir tout ce site sans dire qui vous êtes. Le site ne mesure pas qui vous êtes, ne vous suit pas et n’affiche pas de publicité. Votre navigateur prend tout auprès de ce site même\u00a0: aucune autre entreprise ne regarde avec vous.

Le journal du serveur note quelle page a été demandée, quand, et en combien de temps. Votre nom, votre adresse internet et ce que vous tapez dans un champ de recherche n’y figurent pas.

Pour savoir ce qui est recherché, le site compte combien de fois les visiteurs cherchent une commune, une gamme de prix, un type de bien, un achat ou une location, et combien de fois ils ne trouvent rien. Rien n’est gardé ni reconnu de la personne qui cherche. Un comptage ne s’affiche qu’à partir de cinq recherches et disparaît après treize mois.

## Cookies

Ce site n’utilise que des cookies nécessaires à quelque chose que vous faites vous-même. Ils ne demandent pas de consentement\u00a0; c’est pourquoi vous ne voyez pas de bandeau ici. Si vous fermez une annonce, un cookie (gevel_popup_ suivi de son nom) retient pendant sept jours que vous ne voulez plus la voir. Si vous gardez un bien comme favori, un cookie (gevel_favorites) retient pendant un an, dans votre navigateur, quels biens vous avez choisis\u00a0; nous ne tenons pas cette liste. Les notes de vos favoris, un lieu dont vous mesurez la distance et le prêt que vous calculez restent dans votre navigateur (gevel_notes, gevel_place et gevel_costs) jusqu’à ce que vous les effaciez\u00a0; ils ne nous sont pas envoyés. Si vous partagez une liste avec votre nom et vos notes, ils se trouvent dans le lien lui-même. Vous pouvez effacer les cookies dans votre navigateur à tout moment.

## Quand vous nous écrivez ou nous appelez

Ce que vous nous communiquez nous sert à vous répondre et à suivre votre question, votre visite ou votre dossier. Nous ne le vendons jamais et ne le transmettons qu’aux personnes concernées par votre dossier, comme un propriétaire ou un notaire, ou à qui la loi l’impose. Voici ce que nous gardons pour chaque formulaire\u00a0:

- **Formulaire de contact\u00a0:** votre nom, votre adresse e-mail, votre numéro de téléphone si vous l’indiquez, votre message, votre langue et le bien concerné. Vous recevez une confirmation qui ne répète pas votre message.
- **Montrer un bien à un proche\u00a0:** votre nom, votre adresse e-mail et le bien. L’adresse de votre proche et votre petit mot ne servent qu’à cet unique e-mail et sont effacés dès qu’il est parti.
- **Alertes sur les nouveaux biens\u00a0:** votre adresse e-mail, ce que vous cherchez, la fréquence souhaitée et votre langue. Aucune alerte ne part avant que vous ayez confirmé votre adresse par e-mail\u00a0; ce qui n’est pas confirmé est effacé. Chaque e-mail permet de modifier votre choix ou de vous désinscrire.
- **Une visite\u00a0:** votre nom, votre adresse e-mail, votre numéro de téléphone, le bien et le moment, jusqu’à son annulation et ensuite pour notre dossier.
- **Demander un séjour de vacances\u00a0:** votre nom, votre adresse e-mail, votre numéro de téléphone, le logement, la période et le nombre de personnes.

## Pourquoi nous le pouvons, et combien de temps

Nous traitons votre question, votre visite ou votre demande parce que vous nous le demandez (article 6, paragraphe 1, point b, du RGPD). Vous recevez des alertes avec votre consentement (article 6, paragraphe 1, point a), que vous pouvez retirer à tout moment. Contre les abus, le site fait résoudre un petit calcul à votre navigateur et compte les messages venant d’une même adresse internet ou e-mail\u00a0; c’est notre intérêt légitime (article 6, paragraphe 1, point f). Pour ce compte, nous ne gardons de cette adresse qu’un code illisible, et pas plus longtemps qu’il n’en faut pour compter une journée.

Ce qui est arrivé par un formulaire, le site l’efface de lui-même après {months} mois. Un délai plus long ne vaut que pour ce que la loi nous oblige à conserver, comme le dossier d’une vente ou d’une location.

## Ce qui vient d’ailleurs

Une vidéo ne se charge que lorsque vous appuyez sur lecture\u00a0; le service qui l’héberge voit alors votre adresse internet. Les liens vers d’autres sites mènent à des sites qui ont leur propre déclaration.

## Vos droits

Vous pouvez demander quelles données nous avons de vous, les faire corriger ou effacer, en limiter l’usage ou vous y opposer, et les emporter (articles 15 à 21 du RGPD). Si vous avez donné votre consentement, vous pouvez le retirer à tout moment\u00a0; ce qui a eu lieu avant reste valable. Un e-mail à [{email}](mailto:{email}) suffit. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à l’[Autorité de protection des données](https://www.autoriteprotectiondonnees.be), rue de la Presse 35, 1000 Bruxelles.`,
  terms: `L’usage du site de {site} est soumis aux présentes conditions. Le site est édité par **{agency}**, {address}.

## Ce que vous lisez ici

Nous rassemblons nos informations avec soin, à partir de ce que nous donnent les propriétaires, les autorités et les experts. Elles permettent une première découverte\u00a0: photos, plans, surfaces et prix sont indicatifs et ne constituent pas une offre ferme. Un bien peut avoir été vendu ou loué entre-temps. Ce qui compte figure dans le contrat que vous signez.

Quelque chose n’est pas exact\u00a0? Signalez-le à [{email}](mailto:{email}), nous vérifierons.

## Usage du site

Vous pouvez consulter, imprimer et partager ce site librement pour votre propre usage. Les textes, photos et plans restent à {agency} ou à leurs auteurs\u00a0; pour les publier ailleurs ou les reprendre en nombre, demandez d’abord l’autorisation. Qui perturbe le fonctionnement du site ne peut plus l’utiliser.

## Responsabilité

Nous faisons notre possible pour que le site reste accessible et exact, sans pouvoir promettre que ce soit toujours le cas. Les sites vers lesquels nous renvoyons répondent eux-mêmes de leur contenu. Rien ici ne limite les droits que la loi vous donne comme consommateur.

## Droit et litiges

Le droit belge s’applique. Si vous avez une plainte, faites-le-nous d’abord savoir. L’autorité de contrôle mentionnée ci-dessous veille aux devoirs professionnels de l’agent immobilier.`,
  accessibility: `{site} veut que chacun puisse chercher un chez-soi ici, aussi avec un clavier, un lecteur d’écran ou des lettres très agrandies. Ce site est construit en prenant pour mesure la norme européenne EN 301 549 et les règles WCAG 2.2, niveau AA.

## Ce que vous pouvez attendre

- Tout s’atteint au clavier, dans un ordre logique et avec un repère visible.
- Titres, listes, formulaires et messages d’erreur portent les noms que lisent les aides techniques.
- Textes et boutons ont un contraste suffisant et restent lisibles agrandis à 400\u00a0%.
- Qui demande moins de mouvement dans son appareil en voit moins.
- Chercher, filtrer et lire fonctionnent aussi sans JavaScript.

## Ce qui peut encore s’améliorer

Les photos et les plans des biens n’ont pas toujours une description complète, et les documents que nous recevons de tiers, comme les attestations en PDF, ne sont pas toujours accessibles. Demandez-nous la même information sous une autre forme.

## Dites-le-nous

Vous êtes bloqué quelque part\u00a0? Écrivez à [{email}](mailto:{email}) ou appelez le {phone}, en indiquant la page. Nous chercherons une solution ensemble.`,
};
