import { COUNTRIES } from "../../sources/openimmo/openimmo-codes.ts";
import { isAbroad } from "#domain/estate/energy/epc.ts";
import { anyText, type FeedRow, type Listed } from "../feed-row.ts";
import { whether } from "./openimmo-feed.ts";

/** A hidden address has no street in what is stored; this keeps it so whatever is stored. */
const shownAddress = ({ estate }: Listed) =>
  estate.general.address?.visible === false ? undefined : estate.general.address;

export const PLACE_ROWS: readonly FeedRow[] = [
  {
    path: "geo.plz",
    from: "general.address.city.zip",
    value: ({ estate }) => estate.general.address?.city?.zip ?? undefined,
  },
  {
    path: "geo.ort",
    from: "general.address.city",
    value: ({ estate }) => estate.general.address?.city?.name ?? undefined,
  },
  {
    path: "geo.geokoordinaten",
    from: "general.address.location, of a visible address alone",
    value: (listed) => {
      const place = shownAddress(listed)?.location;
      return place ? { "@breitengrad": place.latitude, "@laengengrad": place.longitude } : undefined;
    },
  },
  {
    path: "geo.strasse",
    from: "general.address.street, of a visible address alone",
    value: (listed) => anyText(shownAddress(listed)?.street, listed.locale),
    back: "general.address.street in the feed's language",
  },
  {
    path: "geo.hausnummer",
    from: "general.address.number, of a visible address alone",
    value: (listed) => shownAddress(listed)?.number ?? undefined,
  },
  {
    path: "geo.wohnungsnr",
    from: "general.address.box, of a visible address alone",
    value: (listed) => shownAddress(listed)?.box ?? undefined,
  },
  {
    path: "geo.land.@iso_land",
    from: "general.address.country",
    value: ({ estate: { general } }) => {
      const country = general.address?.country?.id ?? (isAbroad(general.address) ? undefined : "BE");
      return Object.keys(COUNTRIES).find((code) => COUNTRIES[code] === country);
    },
  },
  {
    path: "verwaltung_objekt.objektadresse_freigeben",
    from: "general.address.visible",
    value: ({ estate }) => whether(estate.general.address?.visible !== false),
  },
];
