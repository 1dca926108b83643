export const ZILT_ABOUT = {
  nl: `# Drie kantoren, één kustlijn

Zilt is opgericht door twee zussen die opgroeiden boven een visrestaurant. Vandaag verkopen en verhuren wij van De Panne tot Knokke-Heist, en beheren wij als syndicus een twintigtal gebouwen.

## Waarom mensen ons kiezen

1. Wij wonen hier zelf, ook in februari.
2. Wij zeggen u hoe het zit met de wind, de syndicus en de kosten van de lift.
3. Wij doen de plaatsbeschrijving, de overdracht van de meters en, als u wilt, de sleutel bij de buurvrouw.

> Een appartement aan zee koopt u met uw hart. Wij rekenen het na met ons hoofd.

*Zilt is een verzonnen kantoor; panden, namen en nummers bestaan niet.*`,
  fr: `# Trois agences, une seule côte

Zilt a été fondée par deux sœurs qui ont grandi au-dessus d’un restaurant de poisson. Aujourd’hui, nous vendons et louons de La Panne à Knokke-Heist et gérons une vingtaine d’immeubles en tant que syndic.

## Pourquoi on nous choisit

1. Nous habitons ici, même en février.
2. Nous vous disons tout sur le vent, le syndic et le coût de l’ascenseur.
3. Nous nous chargeons de l’état des lieux, du transfert des compteurs et, si vous le souhaitez, de la clé chez la voisine.

> On achète un appartement à la mer avec le cœur. Nous vérifions les comptes avec la tête.

*Zilt est une agence imaginaire ; les biens, les noms et les numéros n’existent pas.*`,
  en: `# Three offices, one coastline

Zilt was founded by two sisters who grew up above a fish restaurant. Today we sell and let from De Panne to Knokke-Heist, and manage some twenty buildings as managing agent.

## Why people choose us

1. We live here ourselves, in February too.
2. We tell you the truth about the wind, the managing agent and the cost of the lift.
3. We see to the inventory, the meters and, if you wish, the key with the neighbour.

> You buy an apartment by the sea with your heart. We do the sums with our heads.

*Zilt is an invented agency; its properties, names and numbers do not exist.*`,
  de: `# Drei Büros, eine Küste

Zilt wurde von zwei Schwestern gegründet, die über einem Fischrestaurant aufgewachsen sind. Heute verkaufen und vermieten wir von De Panne bis Knokke-Heist und verwalten rund zwanzig Gebäude.

## Warum man uns wählt

1. Wir wohnen selbst hier, auch im Februar.
2. Wir sagen Ihnen, wie es um den Wind, die Verwaltung und die Kosten des Aufzugs steht.
3. Wir kümmern uns um das Übergabeprotokoll, die Zähler und auf Wunsch um den Schlüssel bei der Nachbarin.

> Eine Wohnung am Meer kauft man mit dem Herzen. Wir rechnen mit dem Kopf nach.

*Zilt ist ein erfundenes Büro; Objekte, Namen und Nummern gibt es nicht.*`,
};
