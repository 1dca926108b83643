export const HUYZEN_ABOUT = {
  nl: `# Wij kijken eerst naar de gevel

Huyzen begon in een voormalige boekbinderij aan de Coupure. Sindsdien verkopen en verhuren wij huizen, appartementen en handelspanden in Gent, de rand en de Leiestreek.

## Hoe wij werken

- **Eén aanspreekpunt.** De makelaar die u rondleidt, is dezelfde die de akte voorbereidt.
- **Eerlijke prijzen.** Wij schatten op basis van wat er in uw straat echt verkocht werd.
- **Volledige dossiers.** Attesten, plannen en verslagen krijgt u de dag dat u erom vraagt.

Onze zes makelaars zijn erkend door het Beroepsinstituut van Vastgoedmakelaars en volgen elk jaar opleiding.`,
  fr: `# Nous regardons d’abord la façade

Huyzen est née dans un ancien atelier de reliure le long de la Coupure. Depuis, nous vendons et louons des maisons, des appartements et des commerces à Gand, dans sa périphérie et dans la région de la Lys.

## Notre façon de travailler

- **Un seul interlocuteur.** L’agent qui vous fait visiter est celui qui prépare l’acte.
- **Des prix honnêtes.** Nous estimons d’après ce qui s’est réellement vendu dans votre rue.
- **Des dossiers complets.** Attestations, plans et rapports vous parviennent le jour même de votre demande.

Nos six agents sont agréés par l’Institut professionnel des agents immobiliers et se forment chaque année.`,
  en: `# We look at the façade first

Huyzen started in a former bookbindery on the Coupure. Since then we have been selling and letting houses, apartments and commercial property in Ghent, its outskirts and the Lys region.

## How we work

- **One person to talk to.** The agent who shows you round is the one who prepares the deed.
- **Honest prices.** We value by what was really sold in your street.
- **Complete files.** You receive certificates, plans and reports on the day you ask.

Our six agents are recognised by the Professional Institute of Real Estate Agents and take training every year.`,
  de: `# Wir schauen zuerst auf die Fassade

Huyzen begann in einer ehemaligen Buchbinderei an der Coupure. Seither verkaufen und vermieten wir Häuser, Wohnungen und Gewerbe in Gent, am Stadtrand und an der Leie.

## So arbeiten wir

- **Ein Ansprechpartner.** Wer Sie herumführt, bereitet auch die Urkunde vor.
- **Ehrliche Preise.** Wir schätzen nach dem, was in Ihrer Straße wirklich verkauft wurde.
- **Vollständige Unterlagen.** Bescheinigungen, Pläne und Berichte erhalten Sie am Tag Ihrer Anfrage.

Unsere sechs Makler sind vom Berufsinstitut der Immobilienmakler zugelassen und bilden sich jedes Jahr fort.`,
};

export const HUYZEN_SELLING = {
  nl: "Wij komen gratis schatten, aan de keukentafel en zonder verplichting.",
  fr: "Nous venons estimer gratuitement, à la table de la cuisine et sans engagement.",
  en: "We come and value it free of charge, at your kitchen table and without obligation.",
  de: "Wir schätzen kostenlos, am Küchentisch und ohne Verpflichtung.",
};

export const HUYZEN_LEGAL = {
  nl: `# Wettelijke vermeldingen

**Huyzen Vastgoed bv**, Coupure Links 12, 9000 Gent. Ondernemingsnummer 0000.000.097, btw BE 0000.000.097.

Vastgoedmakelaar-bemiddelaar, erkend in België onder nummer BIV 500.001. Toezichthouder: Beroepsinstituut van Vastgoedmakelaars. Wij volgen de plichtenleer van het BIV.

Beroepsaansprakelijkheid en borgstelling: Borgwacht Verzekeringen nv, polis 000.000.001.

*Huyzen is een verzonnen kantoor; panden, namen en nummers bestaan niet.*`,
  fr: `# Mentions légales

**Huyzen Vastgoed bv**, Coupure Links 12, 9000 Gand. Numéro d’entreprise 0000.000.097, TVA BE 0000.000.097.

Agent immobilier intermédiaire, agréé en Belgique sous le numéro IPI 500.001. Autorité de contrôle : Institut professionnel des agents immobiliers. Nous respectons la déontologie de l’IPI.

Responsabilité professionnelle et cautionnement : Borgwacht Verzekeringen nv, police 000.000.001.

*Huyzen est une agence imaginaire ; les biens, les noms et les numéros n’existent pas.*`,
  en: `# Legal notice

**Huyzen Vastgoed bv**, Coupure Links 12, 9000 Ghent. Enterprise number 0000.000.097, VAT BE 0000.000.097.

Real-estate broker, recognised in Belgium under number BIV 500.001. Supervisor: Professional Institute of Real Estate Agents, whose code of conduct we follow.

Professional liability and surety: Borgwacht Verzekeringen nv, policy 000.000.001.

*Huyzen is an invented agency; its properties, names and numbers do not exist.*`,
  de: `# Impressum

**Huyzen Vastgoed bv**, Coupure Links 12, 9000 Gent. Unternehmensnummer 0000.000.097, MwSt. BE 0000.000.097.

Immobilienvermittler, in Belgien zugelassen unter der Nummer BIV 500.001. Aufsicht: Berufsinstitut der Immobilienmakler, dessen Berufsordnung wir befolgen.

Berufshaftpflicht und Bürgschaft: Borgwacht Verzekeringen nv, Police 000.000.001.

*Huyzen ist ein erfundenes Büro; Objekte, Namen und Nummern gibt es nicht.*`,
};
