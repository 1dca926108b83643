import type { z } from "zod";
import type { General } from "../../../features/listings/schema/general.ts";
import { subTypeOfCode } from "../../../domain/estate/reference/sub-types.ts";
import { TRANSACTIONS } from "../../../domain/estate/reference/transactions.ts";
import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { Home } from "../home/home.ts";
import { isForRent } from "../../../domain/estate/reference/status.ts";
import { cityOf } from "../place/city-of.ts";
import type { Texts } from "../text/texts.ts";
import type { Calendar } from "./calendar.ts";
import { isDwelling } from "../home/is-dwelling.ts";
import { STICKERS } from "./stickers.ts";

type GeneralInput = z.input<typeof General>;

const MONTHLY: Multilingual = { nl: "per maand", fr: "par mois", en: "per month", de: "pro Monat" };
const WEEKLY: Multilingual = { nl: "per week", fr: "par semaine", en: "per week", de: "pro Woche" };

export function withoutMissing(texts: Multilingual, missing: Home["missing"]): Multilingual {
  return Object.fromEntries(Object.entries(texts).filter(([locale]) => !missing.includes(locale as never)));
}

export function subTypeOf(home: Home) {
  const subType = subTypeOfCode(home.kind.code);
  if (!subType) throw new Error(`no sub type ${home.kind.code}`);
  return subType;
}

export function transactionOf(id: number) {
  const transaction = TRANSACTIONS.find((row) => row.id === id);
  if (!transaction) throw new Error(`no transaction ${id}`);
  return { id, name: transaction.name };
}

function addressOf({ place, kind }: Home): GeneralInput["address"] {
  const { town } = place;
  return {
    visible: place.visible,
    street: place.street,
    number: place.number,
    box: place.box,
    city: cityOf(town),
    country: { id: "BE" },
    region: town.region,
    location: place.location,
    geoPrecision: kind.family === "plot" ? 2 : 3,
  };
}

function priceOf({ money, transaction, body }: Home): GeneralInput["price"] {
  const letting = isForRent(transaction);
  return {
    value: money.price,
    totalPrice: letting && money.price !== null ? money.price + (money.charges ?? 0) : null,
    deposit: money.deposit,
    annuity: money.annuity,
    furnitureValue: transaction === 10 ? Math.round((body.area ?? 80) * 1.2) * 100 : null,
    period: letting ? { name: transaction === 4 ? WEEKLY : MONTHLY } : null,
  };
}

function stickerOf(home: Home): GeneralInput["sticker"] {
  return home.sticker && STICKERS[home.sticker];
}

export function generalOfHome(home: Home, texts: Texts, calendar: Calendar, reference: string): GeneralInput {
  const subType = subTypeOf(home);
  const { id } = home;
  return {
    id,
    parentId: home.project?.id ?? null,
    headType: { id: subType.headTypeId },
    subType: { id: subType.id, name: subType.name },
    transaction: transactionOf(home.transaction),
    address: addressOf(home),
    price: priceOf(home),
    bedroomCount: home.kind.bedrooms ? home.body.bedrooms : null,
    publicationDate: calendar.moment(-home.publishedDaysAgo, 7 + (id % 9), (id * 7) % 60),
    title: withoutMissing(texts.title, home.missing),
    description: withoutMissing(texts.description, home.missing),
    shortDescription: withoutMissing(texts.short, home.missing),
    floor: home.kind.family === "apartment" || home.kind.family === "room" ? home.body.level : null,
    project: false,
    sticker: stickerOf(home),
    reference,
    petsAllowed: isForRent(home.transaction) && isDwelling(home) ? id % 3 !== 0 : null,
  };
}
