import type { Multilingual } from "../../../domain/locale/multilingual.ts";

const words = (nl: string, fr: string, en: string, de: string): Multilingual => ({ nl, fr, en, de });

/** How a unit begins its story, by where it stands. */
export const OPENINGS: Readonly<Record<number, readonly Multilingual[]>> = {
  1: [
    words(
      "Wie hier de gordijnen opentrekt, ziet eerst de zee en dan pas de rest.",
      "Ici, on ouvre les rideaux et l’on voit d’abord la mer, le reste ensuite.",
      "Draw the curtains here and you see the sea first, and everything else after.",
      "Wer hier die Vorhänge öffnet, sieht zuerst das Meer und dann erst den Rest.",
    ),
    words(
      "Op blote voeten naar beneden, de dijk over, en u staat op het strand.",
      "Pieds nus dans l’escalier, la digue à traverser, et voilà la plage.",
      "Down the stairs barefoot, across the promenade, and you are on the beach.",
      "Barfuß die Treppe hinunter, über die Promenade, und schon stehen Sie am Strand.",
    ),
  ],
  2: [
    words(
      "De bakker is om de hoek, de tram voor de deur en het strand op zes minuten.",
      "Le boulanger est au coin, le tram devant la porte et la plage à six minutes.",
      "The baker is round the corner, the tram at the door and the beach six minutes away.",
      "Der Bäcker ist um die Ecke, die Tram vor der Tür und der Strand sechs Minuten entfernt.",
    ),
  ],
  3: [
    words(
      "Achter de duinen, waar u ’s avonds de konijnen telt en ’s morgens de golven hoort.",
      "Derrière les dunes, où l’on compte les lapins le soir et entend les vagues le matin.",
      "Behind the dunes, where you count rabbits at dusk and hear the waves at dawn.",
      "Hinter den Dünen, wo man abends Kaninchen zählt und morgens die Wellen hört.",
    ),
  ],
  4: [
    words(
      "Tussen de masten en de vismijn: hier begint de dag met zilte lucht en koffie.",
      "Entre les mâts et la minque : la journée y commence à l’air salé, avec un café.",
      "Between the masts and the fish market, days begin with salt air and coffee.",
      "Zwischen Masten und Fischmarkt beginnt der Tag mit salziger Luft und Kaffee.",
    ),
  ],
  5: [
    words(
      "Weiden tot aan de horizon, en achter die horizon ligt de zee.",
      "Des prés jusqu’à l’horizon, et derrière l’horizon, la mer.",
      "Meadows up to the horizon, and behind that horizon the sea.",
      "Wiesen bis zum Horizont, und hinter dem Horizont liegt das Meer.",
    ),
  ],
};

export const INTERIORS: readonly Multilingual[] = [
  words(
    "De leefruimte is licht en eenvoudig: een lange tafel, een zetel waar iedereen in past en een kast vol gezelschapsspelen voor als het regent.",
    "Le séjour est clair et simple : une longue table, un canapé pour tout le monde et une armoire pleine de jeux pour les jours de pluie.",
    "The living room is bright and plain: a long table, a sofa that fits everyone and a cupboard full of board games for when it rains.",
    "Der Wohnraum ist hell und schlicht: ein langer Tisch, ein Sofa für alle und ein Schrank voller Spiele für Regentage.",
  ),
  words(
    "De keuken heeft alles om garnalen te pellen en mosselen te koken; het bestek telt altijd een lepel te veel.",
    "La cuisine a tout pour décortiquer des crevettes et cuire des moules ; il y a toujours une cuillère de trop.",
    "The kitchen has all you need to peel shrimps and cook mussels; there is always one spoon too many.",
    "Die Küche hat alles, um Garnelen zu pulen und Muscheln zu kochen; einen Löffel gibt es immer zu viel.",
  ),
  words(
    "De bedden zijn goed, de gordijnen dicht en de douche is warm, ook na een dag met het hele gezin op het strand.",
    "Les lits sont bons, les rideaux opaques et la douche reste chaude, même après une journée de plage en famille.",
    "The beds are good, the curtains thick and the shower stays hot, even after a whole family’s day on the beach.",
    "Die Betten sind gut, die Vorhänge dicht und die Dusche bleibt warm, auch nach einem Strandtag mit der ganzen Familie.",
  ),
];

export const CANCELLATION: Multilingual = words(
  "Kosteloos tot 30 dagen voor aankomst; daarna blijft de helft van de huur verschuldigd.",
  "Gratuite jusqu’à 30 jours avant l’arrivée ; ensuite la moitié du loyer reste due.",
  "Free until 30 days before arrival; after that half of the rent remains due.",
  "Kostenlos bis 30 Tage vor Anreise; danach bleibt die halbe Miete fällig.",
);

export const COSTS_NOTE: Multilingual = words(
  "Water, elektriciteit en verwarming zijn inbegrepen. Handdoeken brengt u zelf mee.",
  "L’eau, l’électricité et le chauffage sont compris. Apportez vos serviettes.",
  "Water, electricity and heating are included. Please bring your own towels.",
  "Wasser, Strom und Heizung sind inklusive. Handtücher bringen Sie selbst mit.",
);

/** Names of residences, invented. */
export const RESIDENCES: readonly string[] = [
  "Zilverzand",
  "De Branding",
  "Strandjutter",
  "Helmgras",
  "Noordster",
  "Eb en Vloed",
  "De Wulk",
  "Zeekraal",
  "Duinroos",
  "De Kwinte",
];
