/** Codes of details: Whise numbers each choice anew for each detail that offers it, so that one choice has several ids. */
type Choices<T extends string> = Readonly<Record<string, readonly [T, ...(readonly number[])]>>;

/** Example: `codesOf({ North: ["N", 27, 35] })` is `{ "27": "N", "35": "N" }`. */
function codesOf<T extends string>(choices: Choices<T>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.values(choices).flatMap(([ours, ...ids]) => ids.map((id) => [String(id), ours])),
  );
}

export const ORIENTATIONS = codesOf({
  North: ["N", 27, 35, 43, 978, 987],
  NorthEast: ["NE", 28, 36, 44, 979, 988],
  East: ["E", 29, 37, 45, 980, 989],
  SouthEast: ["SE", 30, 38, 46, 981, 990],
  South: ["S", 31, 39, 47, 982, 991],
  SouthWest: ["SW", 32, 40, 48, 983, 992],
  West: ["W", 33, 41, 49, 984, 993],
  NorthWest: ["NW", 34, 42, 50, 985, 994],
});

export const HEATINGS = codesOf({
  GasBurner: ["GAS", 659, 1014, 1036],
  Gas: ["GAS", 660, 1015, 1037],
  FuelBurner: ["OIL", 661, 1016, 1038],
  Electrical: ["ELECTRICITY", 662, 1017, 1039],
  Coal: ["COAL", 663, 1018, 1040],
  Wood: ["WOOD", 664, 1019, 1041],
  HotAirBlowerGas: ["GAS", 668, 1023, 1045],
  HotAirBlowerFuel: ["OIL", 669, 1024, 1046],
  GasStove: ["GAS_HEATERS", 670, 1025, 1047],
  OilStove: ["OIL", 671, 1026, 1048],
  ElectricAccumulators: ["HEAT_ACCUMULATION", 675, 1030, 1052],
  Pellets: ["PELLET", 1000, 1032, 1054],
  WoodStove: ["WOOD", 1001, 1033, 1055],
  FuelStove: ["OIL", 1168, 1169, 1170],
});

export const KITCHENS = codesOf({
  NotFitted: ["NOT_EQUIPPED", 683],
  SemiFitted: ["SEMI_EQUIPPED", 684],
  Fitted: ["EQUIPPED", 685],
  FullyFitted: ["HYPER_EQUIPPED", 686],
  SemiFittedAmerican: ["AMERICAN_SEMI_EQUIPPED", 687],
  FittedAmerican: ["AMERICAN_EQUIPPED", 688],
  FullyFittedAmerican: ["AMERICAN_HYPER_EQUIPPED", 689],
});

export const ENVIRONMENTS = codesOf({
  Countryside: ["COUNTRYSIDE", 51, 71, 91],
  City: ["TOWN", 54, 74, 94],
  CityCenter: ["TOWN", 55, 75, 95],
  Suburb: ["SUBURBAN_AREA", 56, 76, 96],
  Residential: ["RESIDENTIAL", 57, 77, 97],
  Villa: ["RESIDENTIAL", 58, 78, 98],
  Industrial: ["INDUSTRIAL", 61, 81, 101],
  IndustrialEstate: ["INDUSTRIAL", 62, 82, 102],
  SME: ["CRAFT_INDUSTRY", 63, 83, 103],
  Downtown: ["TOWN", 65, 85, 105],
  SeaFront: ["SEA_BEACH_DUNE", 67, 87, 107],
  NearBeach: ["SEA_BEACH_DUNE", 1483, 1485, 1487],
});

/** As the Flemish plans call them; whatever else is a text. */
export const DESTINATIONS = codesOf({
  Agricultural: ["AG", 1],
  EconomicActivity: ["EG", 2],
  Extraction: ["WIG", 3],
  Forest: ["BG", 5],
  Industrial: ["IGB", 6],
  DayLeisure: ["GDR", 7],
  StayingLeisure: ["GVR", 8],
  MixedResidential: ["GWG", 9],
  Nature: ["NG", 10],
  Park: ["PG", 11],
  Residential: ["WG", 12],
  ResidentialValuable: ["WCHE", 13],
  ResidentialPark: ["WP", 14],
  ResidentialExtension: ["WUG", 15],
  GreenBelt: ["GG", 16],
  NatureReserve: ["NR", 17],
  AgriculturalValuable: ["LWAG", 18],
  IndustrialSME: ["IAB", 19],
  ResidentialRural: ["WGL", 999],
});
