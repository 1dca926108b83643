import type { z } from "zod";
import type { Entities } from "../../../features/pages/entity/schema.ts";
import type { Calendar } from "../estate/calendar.ts";
import type { Daylight, Gallery } from "../pictures.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

type NewsRow = {
  readonly id: number;
  readonly daysAgo: number;
  readonly light: Daylight;
  readonly paths: ReturnType<typeof words>;
  readonly title: ReturnType<typeof words>;
  readonly intro: ReturnType<typeof words>;
  readonly markdown: ReturnType<typeof words>;
};

const ROWS: readonly NewsRow[] = [
  {
    id: 1,
    daysAgo: 9,
    light: "overcast",
    paths: words("zout-en-wind", "sel-et-vent", "salt-and-wind", "salz-und-wind"),
    title: words(
      "Wat zout en wind met een gevel doen",
      "Ce que le sel et le vent font à une façade",
      "What salt and wind do to a façade",
      "Was Salz und Wind mit einer Fassade machen",
    ),
    intro: words(
      "Aan zee veroudert beton sneller. Drie dingen die u zelf ziet vóór u een bod doet.",
      "À la mer, le béton vieillit plus vite. Trois choses à voir soi-même avant de faire une offre.",
      "By the sea concrete ages faster. Three things to see for yourself before you make an offer.",
      "Am Meer altert Beton schneller. Drei Dinge, die Sie vor einem Gebot selbst sehen.",
    ),
    markdown: words(
      `Zout kruipt in elke scheur. Kijk daarom eerst naar de onderkant van de **terrassen**: roestvlekken of brokken die loskomen, wijzen op wapening die werkt. Kijk dan naar het **schrijnwerk** op de hoeken, waar de wind het hardst trekt. En vraag tot slot hoe vol het **reservefonds** is, want een gevel aan de dijk wordt om de vijftien tot twintig jaar hersteld.

Wij leggen bij elk appartement de laatste verslagen van de syndicus klaar.`,
      `Le sel s’insinue dans chaque fissure. Regardez d’abord le dessous des **terrasses** : taches de rouille ou éclats trahissent une armature qui travaille. Puis les **châssis** d’angle, là où le vent tire le plus. Demandez enfin l’état du **fonds de réserve** : une façade sur la digue se répare tous les quinze à vingt ans.

Pour chaque appartement, nous tenons prêts les derniers rapports du syndic.`,
      `Salt creeps into every crack. So look first at the underside of the **terraces**: rust stains or flaking concrete point to reinforcement at work. Then look at the **window frames** on the corners, where the wind pulls hardest. And ask how full the **reserve fund** is, because a façade on the sea wall is repaired every fifteen to twenty years.

For every apartment we have the managing agent’s latest reports ready.`,
      `Salz kriecht in jeden Riss. Sehen Sie sich zuerst die Unterseite der **Terrassen** an: Rostflecken oder abplatzender Beton verraten arbeitende Bewehrung. Dann die **Fenster** an den Ecken, wo der Wind am stärksten zieht. Und fragen Sie, wie voll die **Rücklage** ist, denn eine Fassade am Deich wird alle fünfzehn bis zwanzig Jahre saniert.

Zu jeder Wohnung liegen die letzten Berichte der Verwaltung bereit.`,
    ),
  },
  {
    id: 2,
    daysAgo: 34,
    light: "dusk",
    paths: words("tweede-verblijf", "seconde-residence", "second-home", "zweitwohnung"),
    title: words(
      "Een tweede verblijf: waar u vooraf aan denkt",
      "Une seconde résidence : y penser avant",
      "A second home: what to think of beforehand",
      "Eine Zweitwohnung: woran Sie vorher denken",
    ),
    intro: words(
      "Gemeentebelasting, verzekering, verhuur: de vragen die wij het vaakst krijgen.",
      "Taxe communale, assurance, location : les questions qu’on nous pose le plus.",
      "Municipal tax, insurance, letting: the questions we hear most.",
      "Gemeindesteuer, Versicherung, Vermietung: die häufigsten Fragen.",
    ),
    markdown: words(
      `- **Belasting.** De meeste kustgemeenten heffen een belasting op tweede verblijven. Het bedrag verschilt van gemeente tot gemeente; wij zoeken het voor u op.
- **Verhuur.** Wie aan toeristen verhuurt, meldt dat bij Toerisme Vlaanderen en volgt de regels van het gebouw. Sommige reglementen van mede-eigendom staan het niet toe.
- **Leegstand.** Zet de hoofdkraan dicht en laat iemand elke maand luchten. Onze kantoren doen dat op vraag.`,
      `- **Taxe.** La plupart des communes côtières taxent les secondes résidences. Le montant varie ; nous le vérifions pour vous.
- **Location.** Louer à des touristes se déclare auprès de Toerisme Vlaanderen et suit le règlement de l’immeuble. Certaines copropriétés ne l’autorisent pas.
- **Absence.** Fermez l’arrivée d’eau et faites aérer chaque mois. Nos agences s’en chargent sur demande.`,
      `- **Tax.** Most coastal municipalities tax second homes. The amount differs from one to the next; we look it up for you.
- **Letting.** Letting to tourists is declared to Visit Flanders and follows the rules of the building. Some co-ownership rules do not allow it.
- **Absence.** Close the main tap and have someone air the place every month. Our offices do that on request.`,
      `- **Steuer.** Die meisten Küstengemeinden besteuern Zweitwohnungen. Der Betrag ist verschieden; wir sehen für Sie nach.
- **Vermietung.** Wer an Touristen vermietet, meldet das bei Toerisme Vlaanderen und folgt der Hausordnung. Manche Eigentümergemeinschaften erlauben es nicht.
- **Abwesenheit.** Drehen Sie den Haupthahn zu und lassen Sie monatlich lüften. Unsere Büros tun das auf Wunsch.`,
    ),
  },
  {
    id: 3,
    daysAgo: 61,
    light: "morning",
    paths: words("kantoor-koksijde", "agence-coxyde", "koksijde-office", "buero-koksijde"),
    title: words(
      "Ons kantoor in Koksijde kreeg een nieuwe etalage",
      "Notre agence de Coxyde a une nouvelle vitrine",
      "Our Koksijde office has a new window",
      "Unser Büro in Koksijde hat ein neues Schaufenster",
    ),
    intro: words(
      "Meer licht, minder papier, en een bank voor wie wil blijven zitten.",
      "Plus de lumière, moins de papier, et un banc pour qui veut rester.",
      "More light, less paper, and a bench for whoever wants to stay.",
      "Mehr Licht, weniger Papier und eine Bank für alle, die bleiben wollen.",
    ),
    markdown: words(
      `De oude affiches zijn weg. In de plaats hangen er twaalf panden, groot en leesbaar, met hun EPC en hun prijs. De rest staat hier op de site.

Kom gerust binnen, ook als u niets zoekt: de koffie is er van tien tot vijf.`,
      `Les vieilles affiches ont disparu. À leur place, douze biens, grands et lisibles, avec leur PEB et leur prix. Le reste se trouve ici, sur le site.

Entrez sans chercher quoi que ce soit : le café est servi de dix à dix-sept heures.`,
      `The old posters are gone. In their place hang twelve properties, large and legible, with their EPC and their price. The rest is here on the site.

Do come in, even if you are not looking for anything: there is coffee from ten to five.`,
      `Die alten Plakate sind weg. Stattdessen hängen dort zwölf Objekte, groß und lesbar, mit EPC und Preis. Der Rest steht hier auf der Website.

Kommen Sie herein, auch wenn Sie nichts suchen: Kaffee gibt es von zehn bis fünf.`,
    ),
  },
];

/** What Zilt writes now and then. */
export function ziltNews(gallery: Gallery, calendar: Calendar): z.input<typeof Entities> {
  return [
    {
      name: "news",
      title: words("ons nieuws", "nos nouvelles", "our news", "unseren Neuigkeiten"),
      pageId: 32,
      items: ROWS.map(({ id, daysAgo, light, paths, title, intro, markdown }) => ({
        id,
        title,
        paths,
        intro,
        date: calendar.date(-daysAgo),
        picture: gallery.street(`zilt-news-${id}`, "sea", light),
        alt: words(
          "De kust, getekend",
          "La côte, en dessin",
          "The coast, as a drawing",
          "Die Küste, gezeichnet",
        ),
        blocks: [{ id: "story", type: "rich-text", markdown }],
      })),
    },
  ];
}
