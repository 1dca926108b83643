import type { z } from "zod";
import type { BLOCK_SCHEMAS, BlockType } from "../schemas.ts";
import type { RequestContext } from "#features/site/request-context.ts";

type InputOf<T extends BlockType> = z.input<(typeof BLOCK_SCHEMAS)[T]>;

/** What states are made with: things that the site has, so that they are drawn as they would be on a page. */
export type Material = {
  /** Content addresses of pictures; never empty. */
  readonly pictures: readonly string[];
  /** Pages of the agency's; never empty. */
  readonly pageIds: readonly number[];
};

export const STATE_NAMES = [
  "usual",
  "empty",
  "one",
  "many",
  "long words",
  "missing language",
  "broken picture",
] as const;
export type StateName = (typeof STATE_NAMES)[number];

/** A block in one of its states, as a bundle would bring it. */
export type BlockState<T extends BlockType> = {
  readonly name: StateName;
  readonly block: Omit<InputOf<T>, "id" | "type">;
  /** The site as it must be for this state, where that is not the block's own to say. */
  readonly on?: (context: RequestContext) => RequestContext;
};

export type StatesOf<T extends BlockType> = (material: Material) => readonly BlockState<T>[];
