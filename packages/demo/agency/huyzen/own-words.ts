export const HUYZEN_ABOUT = {
  nl: `# Wij kijken eerst naar de gevel

Huyzen begon in een voormalige boekbinderij aan de Coupure. Sindsdien verkopen en verhuren wij huizen, appartementen en handelspanden in Gent, de rand en de Leiestreek.

## Hoe wij werken

- **Eén aanspreekpunt.** De makelaar die u rondleidt, is dezelfde die de akte voorbereidt.
- **Eerlijke prijzen.** Wij schatten op basis van wat er in uw straat echt verkocht werd.
- **Volledige dossiers.** Attesten, plannen en verslagen krijgt u de dag dat u erom vraagt.

Onze zes makelaars zijn erkend door het Beroepsinstituut van Vastgoedmakelaars en volgen elk jaar opleiding.

*Huyzen is een verzonnen kantoor; panden, namen en nummers bestaan niet.*`,
  fr: `# Nous regardons d’abord la façade

Huyzen est née dans un ancien atelier de reliure le long de la Coupure. Depuis, nous vendons et louons des maisons, des appartements et des commerces à Gand, dans sa périphérie et dans la région de la Lys.

## Notre façon de travailler

- **Un seul interlocuteur.** L’agent qui vous fait visiter est celui qui prépare l’acte.
- **Des prix honnêtes.** Nous estimons d’après ce qui s’est réellement vendu dans votre rue.
- **Des dossiers complets.** Attestations, plans et rapports vous parviennent le jour même de votre demande.

Nos six agents sont agréés par l’Institut professionnel des agents immobiliers et se forment chaque année.

*Huyzen est une agence imaginaire ; les biens, les noms et les numéros n’existent pas.*`,
  en: `# We look at the façade first

Huyzen started in a former bookbindery on the Coupure. Since then we have been selling and letting houses, apartments and commercial property in Ghent, its outskirts and the Lys region.

## How we work

- **One person to talk to.** The agent who shows you round is the one who prepares the deed.
- **Honest prices.** We value by what was really sold in your street.
- **Complete files.** You receive certificates, plans and reports on the day you ask.

Our six agents are recognised by the Professional Institute of Real Estate Agents and take training every year.

*Huyzen is an invented agency; its properties, names and numbers do not exist.*`,
  de: `# Wir schauen zuerst auf die Fassade

Huyzen begann in einer ehemaligen Buchbinderei an der Coupure. Seither verkaufen und vermieten wir Häuser, Wohnungen und Gewerbe in Gent, am Stadtrand und an der Leie.

## So arbeiten wir

- **Ein Ansprechpartner.** Wer Sie herumführt, bereitet auch die Urkunde vor.
- **Ehrliche Preise.** Wir schätzen nach dem, was in Ihrer Straße wirklich verkauft wurde.
- **Vollständige Unterlagen.** Bescheinigungen, Pläne und Berichte erhalten Sie am Tag Ihrer Anfrage.

Unsere sechs Makler sind vom Berufsinstitut der Immobilienmakler zugelassen und bilden sich jedes Jahr fort.

*Huyzen ist ein erfundenes Büro; Objekte, Namen und Nummern gibt es nicht.*`,
};

export const HUYZEN_SELLING = {
  nl: "Wij komen gratis schatten, aan de keukentafel en zonder verplichting.",
  fr: "Nous venons estimer gratuitement, à la table de la cuisine et sans engagement.",
  en: "We come and value it free of charge, at your kitchen table and without obligation.",
  de: "Wir schätzen kostenlos, am Küchentisch und ohne Verpflichtung.",
};
