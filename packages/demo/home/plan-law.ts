import type { Random } from "../drawing/random.ts";
import type { Town } from "../place/town.ts";
import type { FloodScore, Law, State } from "./home.ts";
import type { Kind } from "./kind.ts";
import { planZone } from "./plan-zone.ts";
import { isForRent } from "../../../domain/estate/reference/status.ts";

const NO_LAW: Law = {
  parcel: null,
  building: null,
  destination: null,
  zone: null,
  violated: false,
  permit: null,
  subdivision: null,
  preemption: null,
  inventoried: null,
  protected: null,
  mustRenovate: null,
};

/** Flanders made permits a duty on 22 April 1962; what stood before counts as permitted. */
const PERMITS_SINCE = 1962;
const SCORES: readonly FloodScore[] = ["A", "A", "A", "A", "A", "A", "B", "B", "C", "D"];

function destinationOf({ voice }: Kind, { setting, region }: Town): string | null {
  if (region !== "FLANDERS") return null;
  if (voice === "field" || voice === "farm") return "AG";
  if (voice === "warehouse") return "IAB";
  if (voice === "estate") return "PG";
  if (voice === "villa" && setting === "village") return "WP";
  return setting === "village" ? "WGL" : voice === "mansion" ? "WCHE" : "WG";
}

/** Whoever buys a Flemish home with label E or F has to bring it to D within six years. */
function mustRenovate(kind: Kind, { region }: Town, { energy }: State): Law["mustRenovate"] {
  const isHome = ["house", "apartment", "block"].includes(kind.family);
  if (region !== "FLANDERS" || !energy || !isHome) return null;
  return energy.label === "E" || energy.label === "F" ? "YES" : "NO";
}

function floodScores(
  random: Random,
  { kind, flemish, parcel }: { kind: Kind; flemish: boolean; parcel: FloodScore },
): Pick<Law, "parcel" | "building"> {
  if (!flemish) return { parcel: null, building: null };
  const spared = parcel > "B" && random.chance(0.5);
  return { parcel, building: kind.family === "plot" ? null : spared ? "B" : parcel };
}

type Circumstances = { id: number; kind: Kind; town: Town; state: State; transaction: number };

/** Of so many sales one has an outbuilding that nobody permitted. */
const VIOLATED_ONE_IN = 41;

export function planLaw(random: Random, { id, kind, town, state, transaction }: Circumstances): Law {
  const flemish = town.region === "FLANDERS";
  const parcel = random.pick(SCORES);
  const scores = floodScores(random, { kind, flemish, parcel });
  // A lease has to name the flood scores too; the planning answers belong to a sale.
  if (isForRent(transaction)) return { ...NO_LAW, ...scores };
  const old = (state.year ?? 2000) < PERMITS_SINCE;
  const built = kind.family !== "plot";
  return {
    ...scores,
    destination: destinationOf(kind, town),
    zone: planZone(kind, town),
    violated: id % VIOLATED_ONE_IN === 0,
    permit: built ? (old && random.chance(0.6) ? "BEFORE_1962" : "YES") : "NO",
    subdivision: kind.voice === "buildingPlot" || random.chance(0.25) ? "YES" : "NO",
    preemption: kind.voice === "field" || random.chance(0.06) ? "YES" : "NO",
    inventoried: flemish && built ? (old && random.chance(0.25) ? "YES" : "NO") : null,
    protected: kind.voice === "estate" ? "YES" : "NO",
    mustRenovate: mustRenovate(kind, town, state),
  };
}
