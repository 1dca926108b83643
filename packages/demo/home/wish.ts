import type { Condition } from "../../../domain/estate/reference/enumerations.ts";
import type { Town } from "../place/town.ts";
import type { StickerName } from "./home.ts";
import type { KindName } from "./kind.ts";

/** One line of an agency's stock: what kind, under which transaction, in which towns; the rest is drawn by lot. */
export type StockLine = {
  kind: KindName;
  /** A sub type's code where it is not the kind's usual one. */
  subType?: string;
  transaction: number;
  count: number;
  towns: readonly Town[];
  notary?: boolean;
  sticker?: StickerName;
  condition?: Condition;
  seaView?: boolean;
  onRequest?: boolean;
};
