import type { Config } from "../../config.ts";
import type { Change } from "../../storage/storage.ts";
import type { Drawing } from "../draw-page.ts";

/** What a thread begins with: all that it cannot ask the process for. */
export type ThreadSettings = {
  readonly databaseUrl: string;
  readonly config: ThreadConfig;
};

/** The settings that pages depend on, without those that only the process itself needs. */
export type ThreadConfig = Omit<Config, "trustedProxies">;

export type DrawOrder = {
  readonly kind: "draw";
  readonly id: number;
  readonly key: string;
  readonly siteId: string;
  readonly isDatabaseAway: boolean;
  /** False while a change could go unheard: the thread keeps nothing. */
  readonly isListening: boolean;
};

/** To a thread, in the order in which things happen: a page that is asked for after a change is drawn after it. */
export type ThreadOrder =
  | DrawOrder
  | { readonly kind: "change"; readonly change: Change }
  | { readonly kind: "close" };

/** From a thread. */
export type ThreadAnswer =
  | { readonly kind: "drawing"; readonly id: number; readonly drawing: Drawing }
  | { readonly kind: "failed"; readonly id: number; readonly error: unknown };
