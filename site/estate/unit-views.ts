import type { Estate } from "#contract/estate/estate.ts";
import { livingAreaOf, bedroomsOf } from "#domain/estate/areas.ts";
import { effectivePrice } from "#domain/estate/price.ts";
import { roomCounts } from "#domain/estate/rooms.ts";
import { isHidden, isSold } from "#domain/estate/status.ts";
import { formatArea } from "#domain/format/figures.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { speak, textOf } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Visit } from "../visit.ts";
import type { UnitView } from "./estate-view.ts";

/** The homes of a project, lowest floor first, then by price. */
export function unitViews({ site }: Visit, project: Estate, locale: Locale): UnitView[] {
  return project.children
    .toSorted((a, b) => (a.general.floor ?? 0) - (b.general.floor ?? 0) || priceOf(a) - priceOf(b))
    .map((unit) => {
      const { general } = unit;
      const transaction = general.transaction?.id;
      const area = livingAreaOf(unit);
      const terrace = roomCounts(unit.layout, unit.floors).terraceSurface;
      const isTaken = isSold(transaction);
      return {
        id: general.id,
        href: isHidden(transaction, site.settings.hiddenStatus) ? null : textOf(unit.uri, locale) || null,
        name: textOf(general.title, locale) || general.reference || String(general.id),
        subType: speak(general.subType?.name, locale),
        floor: general.floor ?? null,
        bedrooms: bedroomsOf(unit),
        area: area ? formatArea(area) : null,
        terrace: terrace ? formatArea(terrace) : null,
        price: priceOf(unit) ? formatEuro(priceOf(unit)) : null,
        status: speak(general.transaction?.name, locale),
        isTaken,
      };
    });
}

function priceOf(unit: Estate): number {
  return effectivePrice(unit, [])?.amount ?? 0;
}
