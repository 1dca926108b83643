/** The portal's words, where a file has only those, as codes of ours. */
export const CONDITION_OF: Record<string, string> = {
  AS_NEW: "EXCELLENT_CONDITION",
  GOOD: "GOOD_CONDITION",
  TO_BE_DONE_UP: "TO_FRESHEN_UP",
  JUST_RENOVATED: "RENEWED",
  TO_RENOVATE: "TO_RENOVATE",
  TO_RESTORE: "TO_RENOVATE",
};

export const KITCHEN_OF: Record<string, string> = {
  INSTALLED: "EQUIPPED",
  SEMI_EQUIPPED: "SEMI_EQUIPPED",
  HYPER_EQUIPPED: "HYPER_EQUIPPED",
  NOT_INSTALLED: "NOT_EQUIPPED",
  USA_INSTALLED: "AMERICAN_EQUIPPED",
  USA_SEMI_EQUIPPED: "AMERICAN_SEMI_EQUIPPED",
  USA_HYPER_EQUIPPED: "AMERICAN_HYPER_EQUIPPED",
  USA_UNINSTALLED: "AMERICAN_NOT_EQUIPPED",
};

export const HEATING_OF: Record<string, string> = {
  GAS: "GAS",
  FUEL_OIL: "OIL",
  FUELOIL: "OIL",
  ELECTRIC: "ELECTRICITY",
  PELLET: "PELLET",
  WOOD: "WOOD",
  CARBON: "COAL",
};

export const DESTINATION_OF: Record<string, string> = {
  "Living area (residential, urban or rural)": "WG",
  "Park area": "PG",
  "Area of landscape interest": "LWAG",
  "Natural area": "NG",
  "Farming area": "AG",
};

/** 1 for sale, 2 for rent, 3 notary sale; a life annuity is a sale with another way to pay. */
export const TRANSACTION_OF: Record<string, number> = { SALE: 1, RENT: 2, PUBLIC_SALE: 3, LIFE_ANNUITY: 1 };

/** Head types: 1 house, 3 apartment, 7 new-build project. */
export const HEAD_TYPE_OF: Record<string, number> = {
  HOUSE: 1,
  APARTMENT: 3,
  PROJECT: 7,
  APARTMENT_GROUP: 7,
  HOUSE_GROUP: 7,
};

/** "As new", "USA hyper equipped" and AS_NEW, USA_HYPER_EQUIPPED are one word. */
export function portalWord(text: string | undefined): string {
  return (text ?? "").trim().toUpperCase().replaceAll(/\W+/g, "_");
}
