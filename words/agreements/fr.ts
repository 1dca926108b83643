export const fr = {
  privacy: `Cette déclaration explique ce que deviennent vos données sur le site de {site}. Le responsable est **{agency}**, {address}, [{email}](mailto:{email}), {phone}.

## Regarder sans laisser de traces

Vous pouvez parcourir tout ce site sans dire qui vous êtes. Le site ne mesure pas votre comportement, ne vous suit pas et n’affiche pas de publicité. Votre navigateur prend tout auprès de ce site même : aucune autre entreprise ne regarde avec vous.

Le journal du serveur note quelle page a été demandée, quand, et en combien de temps. Votre nom, votre adresse internet et ce que vous tapez dans un champ de recherche n’y figurent pas.

## Cookies

Ce site n’utilise que des cookies nécessaires à quelque chose que vous faites vous-même. Ils ne demandent pas de consentement ; c’est pourquoi vous ne voyez pas de bandeau ici. Si vous fermez une annonce, un cookie (gevel_popup_ suivi de son nom) retient pendant sept jours que vous ne voulez plus la voir. Vous pouvez effacer les cookies dans votre navigateur à tout moment.

## Quand vous nous écrivez ou nous appelez

Ce que vous nous communiquez nous sert à vous répondre et à suivre votre question, votre visite ou votre dossier : c’est nécessaire à ce que vous nous demandez. Nous le gardons aussi longtemps qu’il le faut pour cela ou pour nos obligations légales, nous ne le vendons jamais et ne le transmettons qu’aux personnes concernées par votre dossier, comme un propriétaire ou un notaire, ou à qui la loi l’impose.

## Ce qui vient d’ailleurs

Une vidéo ne se charge que lorsque vous appuyez sur lecture ; le service qui l’héberge voit alors votre adresse internet. Les liens vers d’autres sites mènent à des sites qui ont leur propre déclaration.

## Vos droits

Vous pouvez demander quelles données nous avons de vous, les faire corriger ou effacer, en limiter l’usage ou vous y opposer, et les emporter. Un e-mail à [{email}](mailto:{email}) suffit. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à l’[Autorité de protection des données](https://www.autoriteprotectiondonnees.be), rue de la Presse 35, 1000 Bruxelles.`,
  terms: `L’usage du site de {site} est soumis aux présentes conditions. Le site est édité par **{agency}**, {address}.

## Ce que vous lisez ici

Nous rassemblons nos informations avec soin, à partir de ce que nous donnent les propriétaires, les autorités et les experts. Elles permettent une première découverte : photos, plans, surfaces et prix sont indicatifs et ne constituent pas une offre ferme. Un bien peut avoir été vendu ou loué entre-temps. Ce qui compte figure dans le contrat que vous signez.

Quelque chose n’est pas exact ? Signalez-le à [{email}](mailto:{email}), nous vérifierons.

## Usage du site

Vous pouvez consulter, imprimer et partager ce site librement pour votre propre usage. Les textes, photos et plans restent à {agency} ou à leurs auteurs ; pour les publier ailleurs ou les reprendre en nombre, demandez d’abord l’autorisation. Qui perturbe le fonctionnement du site ne peut plus l’utiliser.

## Responsabilité

Nous faisons notre possible pour que le site reste accessible et exact, sans pouvoir promettre que ce soit toujours le cas. Les sites vers lesquels nous renvoyons répondent eux-mêmes de leur contenu. Rien ici ne limite les droits que la loi vous donne comme consommateur.

## Droit et litiges

Le droit belge s’applique. Si vous avez une plainte, faites-le-nous d’abord savoir. L’autorité de contrôle mentionnée ci-dessous veille aux devoirs professionnels de l’agent immobilier.`,
  accessibility: `{site} veut que chacun puisse chercher un chez-soi ici, aussi avec un clavier, un lecteur d’écran ou des lettres très agrandies. Ce site est construit en prenant pour mesure la norme européenne EN 301 549 et les règles WCAG 2.2, niveau AA.

## Ce que vous pouvez attendre

- Tout s’atteint au clavier, dans un ordre logique et avec un repère visible.
- Titres, listes, formulaires et messages d’erreur portent les noms que lisent les aides techniques.
- Textes et boutons ont un contraste suffisant et restent lisibles agrandis à 400 %.
- Qui demande moins de mouvement dans son appareil en voit moins.
- Chercher, filtrer et lire fonctionnent aussi sans JavaScript.

## Ce qui peut encore s’améliorer

Les photos et les plans des biens n’ont pas toujours une description complète, et les documents que nous recevons de tiers, comme les attestations en PDF, ne sont pas toujours accessibles. Demandez-nous la même information sous une autre forme.

## Dites-le-nous

Vous êtes bloqué quelque part ? Écrivez à [{email}](mailto:{email}) ou appelez le {phone}, en indiquant la page. Nous chercherons une solution ensemble.`,
};
