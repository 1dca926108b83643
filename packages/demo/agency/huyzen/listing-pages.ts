import { COLLECTION_IDS } from "../../estate/collections.ts";
import type { ListingRow } from "../listing-page.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

const ALL_GROUPINGS = ["type", "subtype", "city", "status"] as const;
const transactions = (...ids: number[]) => ({ terms: { "general.transaction.id": ids } });

export const HUYZEN_LISTINGS: readonly ListingRow[] = [
  {
    id: 2,
    paths: words("te-koop", "a-vendre", "for-sale", "zu-verkaufen"),
    title: words(
      "Te koop in Gent en omgeving",
      "À vendre à Gand et environs",
      "For sale in and around Ghent",
      "Zu verkaufen in und um Gent",
    ),
    inPlaces: words(
      "Te koop in {places}",
      "À vendre à {places}",
      "For sale in {places}",
      "Zu verkaufen in {places}",
    ),
    description: words(
      "Huizen, appartementen, gronden en handelspanden te koop bij Huyzen.",
      "Maisons, appartements, terrains et commerces à vendre chez Huyzen.",
      "Houses, apartments, plots and commercial property for sale at Huyzen.",
      "Häuser, Wohnungen, Grundstücke und Gewerbe zum Kauf bei Huyzen.",
    ),
    intro: words(
      "Van studio tot landgoed: alles wat wij vandaag verkopen.",
      "Du studio au domaine : tout ce que nous vendons aujourd’hui.",
      "From studio to country estate: everything we are selling today.",
      "Vom Studio bis zum Landgut: alles, was wir heute verkaufen.",
    ),
    list: {
      view: "map",
      where: transactions(1, 3, 7, 11),
      groupOptions: [...ALL_GROUPINGS],
      sortBy: { sortType: "price", sortOrder: "ASC", homesFirst: true },
    },
  },
  {
    id: 3,
    paths: words("te-huur", "a-louer", "for-rent", "zu-vermieten"),
    title: words(
      "Te huur in Gent en omgeving",
      "À louer à Gand et environs",
      "For rent in and around Ghent",
      "Zu vermieten in und um Gent",
    ),
    inPlaces: words(
      "Te huur in {places}",
      "À louer à {places}",
      "For rent in {places}",
      "Zu vermieten in {places}",
    ),
    description: words(
      "Huurwoningen, appartementen, studentenkamers en kantoren bij Huyzen.",
      "Maisons, appartements, kots et bureaux à louer chez Huyzen.",
      "Houses, apartments, student rooms and offices to let at Huyzen.",
      "Häuser, Wohnungen, Studentenzimmer und Büros zur Miete bei Huyzen.",
    ),
    intro: words(
      "Wij beslissen binnen de drie werkdagen over uw kandidatuur.",
      "Nous répondons à votre candidature dans les trois jours ouvrables.",
      "We answer your application within three working days.",
      "Wir entscheiden innerhalb von drei Werktagen über Ihre Bewerbung.",
    ),
    list: { view: "cards", where: transactions(2, 4, 8), groupOptions: ["type", "city"] },
  },
  {
    id: 5,
    paths: words("notariele-verkopen", "ventes-notariales", "notary-sales", "notarielle-verkaeufe"),
    title: words("Notariële verkopen", "Ventes notariales", "Notary sales", "Notarielle Verkäufe"),
    description: words(
      "Openbare verkopen met instelprijs, biedperiode en zittingsdatum.",
      "Ventes publiques avec mise à prix, période d’enchères et date de séance.",
      "Public sales with starting price, bidding period and session date.",
      "Öffentliche Verkäufe mit Einstiegspreis, Bietzeitraum und Termin.",
    ),
    intro: words(
      "U biedt online, onder toezicht van de notaris. Wij leiden u vooraf rond.",
      "Vous enchérissez en ligne, sous la surveillance du notaire. Nous organisons les visites.",
      "You bid online under the notary’s supervision. We show you round beforehand.",
      "Sie bieten online unter Aufsicht des Notars. Wir führen Sie vorher herum.",
    ),
    list: { view: "cards", where: transactions(3), sortBy: { sortType: "date", sortOrder: "DESC" } },
  },
  {
    id: 7,
    paths: words("verkocht-en-verhuurd", "vendus-et-loues", "sold-and-let", "verkauft-und-vermietet"),
    title: words("Verkocht en verhuurd", "Vendus et loués", "Sold and rented", "Verkauft und vermietet"),
    description: words(
      "Wat Huyzen het voorbije jaar verkocht en verhuurde, per gemeente.",
      "Ce que Huyzen a vendu et loué cette année, par commune.",
      "What Huyzen sold and let over the past year, town by town.",
      "Was Huyzen im letzten Jahr verkauft und vermietet hat, nach Gemeinde.",
    ),
    intro: words(
      "Onze referenties van het voorbije jaar, gemeente per gemeente.",
      "Nos références de l’année écoulée, commune par commune.",
      "Our references of the past year, town by town.",
      "Unsere Referenzen des letzten Jahres, Gemeinde für Gemeinde.",
    ),
    list: {
      view: "cards",
      where: transactions(5, 6),
      groupBy: "city",
      groupOptions: ["city", "type", "status"],
      size: 40,
    },
  },
  {
    id: 8,
    paths: words("handel-en-kantoor", "commerce-et-bureaux", "business-property", "gewerbe"),
    title: words(
      "Handel, kantoor en horeca",
      "Commerce, bureaux et Horeca",
      "Shops, offices and catering",
      "Läden, Büros und Gastronomie",
    ),
    description: words(
      "Winkels, kantoren, magazijnen en over te nemen zaken.",
      "Magasins, bureaux, entrepôts et affaires à remettre.",
      "Shops, offices, warehouses and businesses for takeover.",
      "Läden, Büros, Lagerhallen und Betriebe zur Übernahme.",
    ),
    intro: words(
      "Kopen, huren of overnemen: alles voor uw zaak op één plek.",
      "Acheter, louer ou reprendre : tout pour votre entreprise en un seul endroit.",
      "Buy, rent or take over: everything for your business in one place.",
      "Kaufen, mieten oder übernehmen: alles für Ihr Geschäft an einem Ort.",
    ),
    list: {
      view: "cards",
      where: { terms: { "general.headType.id": [4] } },
      groupBy: "subtype",
      groupOptions: ["subtype", "status", "city"],
      size: 40,
    },
  },
  {
    id: 9,
    paths: words("investeren", "investir", "investing", "investieren"),
    title: words(
      "Investeren in stenen",
      "Investir dans la brique",
      "Investing in bricks",
      "In Immobilien investieren",
    ),
    description: words(
      "Opbrengsteigendommen, studentenkamers, studio’s en garages.",
      "Immeubles de rapport, kots, studios et garages.",
      "Investment buildings, student rooms, studios and garages.",
      "Renditeobjekte, Studentenzimmer, Studios und Garagen.",
    ),
    intro: words(
      "Panden waarvan wij het rendement voor u hebben nagerekend.",
      "Des biens dont nous avons calculé le rendement pour vous.",
      "Properties whose return we have worked out for you.",
      "Objekte, deren Rendite wir für Sie nachgerechnet haben.",
    ),
    list: {
      view: "cards",
      collectionIds: [COLLECTION_IDS.investment],
      groupBy: "type",
      groupOptions: ["type", "city"],
    },
  },
  {
    id: 10,
    paths: words("alle-panden", "tous-les-biens", "all-properties", "alle-immobilien"),
    title: words("Alle panden", "Tous les biens", "All properties", "Alle Immobilien"),
    description: words(
      "Het volledige aanbod van Huyzen, van nieuw tot verkocht.",
      "L’offre complète de Huyzen, du nouveau au vendu.",
      "The complete Huyzen list, from new to sold.",
      "Das gesamte Angebot von Huyzen, von neu bis verkauft.",
    ),
    intro: words(
      "Blader door alles, of groepeer op status, type of gemeente.",
      "Parcourez tout, ou regroupez par statut, type ou commune.",
      "Browse everything, or group by status, type or town.",
      "Stöbern Sie durch alles oder gruppieren Sie nach Status, Typ oder Gemeinde.",
    ),
    list: { view: "grid", groupOptions: [...ALL_GROUPINGS], sortBy: { sortType: "date", sortOrder: "DESC" } },
  },
  {
    id: 11,
    paths: words("karakterpanden", "biens-de-caractere", "homes-of-character", "haeuser-mit-charakter"),
    title: words("Panden met karakter", "Biens de caractère", "Homes of character", "Häuser mit Charakter"),
    description: words(
      "Herenhuizen, hoeves, lofts en landgoederen.",
      "Maisons de maître, fermes, lofts et domaines.",
      "Mansions, farmhouses, lofts and estates.",
      "Stadthäuser, Bauernhöfe, Lofts und Landgüter.",
    ),
    intro: words(
      "Huizen met een verhaal, van koetspoort tot kasseien.",
      "Des maisons qui ont une histoire, de la porte cochère aux pavés.",
      "Houses with a story, from carriage gate to cobbles.",
      "Häuser mit Geschichte, von der Toreinfahrt bis zum Kopfsteinpflaster.",
    ),
    list: { view: "grid", collectionIds: [COLLECTION_IDS.character], groupOptions: ["subtype", "city"] },
  },
];
