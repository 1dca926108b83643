import type { z } from "zod";
import type { EstateNode } from "../../../features/listings/schema/estate.ts";
import type { SalesRep } from "../../../features/listings/schema/media.ts";
import type { Home } from "../home/home.ts";
import { isForRent } from "../../../domain/estate/reference/status.ts";
import type { Gallery } from "../pictures.ts";
import type { Texts } from "../text/texts.ts";
import { documentsOfHome } from "./documents-of-home.ts";
import { toursOfHome } from "./tours-of-home.ts";
import { extraFieldsOf } from "./extra-fields.ts";
import { facilitiesOf, rentalOptionsOf } from "./amenities.ts";
import { buildTechnicalsOf } from "./build-technicals.ts";
import type { Calendar } from "./calendar.ts";
import { collectionsOf } from "./collections.ts";
import { generalOfHome } from "./general-of-home.ts";
import { dimensionsOf, energyOf, financialOf, planningOf, technicalOf } from "./groups-of-home.ts";
import { floorsOfHome, layoutOfHome } from "./layout-of-home.ts";
import { picturesOfHome } from "./pictures-of-home.ts";
import { environmentOf, propertyOfHome } from "./property-of-home.ts";

export type NodeInput = z.input<typeof EstateNode>;
export type SalesRepInput = z.input<typeof SalesRep>;

export type NodeWish = {
  home: Home;
  texts: Texts;
  calendar: Calendar;
  gallery: Gallery;
  salesRep: SalesRepInput;
  reference: string;
};

/** Half of the stock carries attribute groups; the projects' units all do, since phases and VAT live there. */
function hasAttributeGroups(home: Home): boolean {
  return home.notary || home.project !== null || home.id % 2 === 0;
}

export function nodeOfHome(wish: NodeWish): NodeInput {
  const { home, texts, calendar, gallery, salesRep, reference } = wish;
  const shared: NodeInput = {
    general: generalOfHome(home, texts, calendar, reference),
    pictures: picturesOfHome(home, gallery),
    files: documentsOfHome(home, gallery, reference),
    ...toursOfHome(home, gallery),
    extraFields: extraFieldsOf(home),
    layout: layoutOfHome(home),
    floors: floorsOfHome(home),
    energy: energyOf(home, calendar),
    dimensions: dimensionsOf(home),
    environments: [environmentOf(home)],
    salesRep,
    estate_collections: collectionsOf(home),
  };
  if (hasAttributeGroups(home))
    return { ...shared, property: propertyOfHome(home, texts, calendar, reference) };
  return {
    ...shared,
    financial: financialOf(home, calendar),
    technical: technicalOf(home),
    planning: planningOf(home),
    facilities: facilitiesOf(home),
    buildTechnicals: buildTechnicalsOf(home),
    rentalOptions: isForRent(home.transaction) ? rentalOptionsOf(home) : [],
  };
}
