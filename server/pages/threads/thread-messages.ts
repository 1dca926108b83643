import type { Arrival } from "../../app.ts";
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

/** What a thread is asked for, and what it answers. */
export type ThreadWork = {
  /** A page that may be kept, by its key. */
  readonly draw: {
    readonly ask: { readonly key: string; readonly siteId: string };
    readonly result: Drawing;
  };
  /** A page of one visitor, or what they sent to it. */
  readonly answer: { readonly ask: SentRequest; readonly result: SentAnswer };
};

type Fields = ReadonlyArray<[name: string, value: string]>;
type Bytes = Uint8Array<ArrayBuffer>;

export type SentRequest = Pick<Arrival, "requestId" | "origin" | "nonce" | "isLocal" | "caller"> & {
  readonly siteId: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Fields;
  readonly body: Bytes | null;
};

export type SentAnswer = { readonly status: number; readonly headers: Fields; readonly body: Bytes | null };

export type WorkOrder<Kind extends keyof ThreadWork = keyof ThreadWork> = {
  [K in Kind]: {
    readonly kind: K;
    readonly id: number;
    readonly ask: ThreadWork[K]["ask"];
    readonly isDatabaseAway: boolean;
    /** False while a change could go unheard: the thread keeps nothing. */
    readonly isListening: boolean;
  };
}[Kind];

/** To a thread, in the order in which things happen: a page that is asked for after a change is drawn after it. */
export type ThreadOrder =
  | WorkOrder
  | { readonly kind: "change"; readonly change: Change }
  | { readonly kind: "close" };

/** From a thread. */
export type ThreadAnswer =
  | { readonly kind: "done"; readonly id: number; readonly result: ThreadWork[keyof ThreadWork]["result"] }
  | { readonly kind: "failed"; readonly id: number; readonly error: unknown };
