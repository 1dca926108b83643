/** Who watches over every agency in Belgium. */
export const SUPERVISOR = {
  nl: "Beroepsinstituut van Vastgoedmakelaars, Luxemburgstraat 16 B, 1000 Brussel",
  fr: "Institut professionnel des agents immobiliers, Rue du Luxembourg 16 B, 1000 Bruxelles",
  en: "Professional Institute of Real Estate Agents, Rue du Luxembourg 16 B, 1000 Brussels",
  de: "Berufsinstitut der Immobilienmakler, Rue du Luxembourg 16 B, 1000 Brüssel",
};
