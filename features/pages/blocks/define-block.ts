import type { z } from "zod";
import type { RequestContext } from "#features/site/request-context.ts";
import type { Explanations } from "#features/site/schema/explanations.ts";

/** What states are made with: things that the site has, so that they are rendered as they would be on a page. */
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
export type BlockState<Input = unknown> = {
  readonly name: StateName;
  readonly block: Omit<Input, "id" | "type">;
  /** The site as it must be for this state, where that is not the block's own to say. */
  readonly on?: (context: RequestContext) => RequestContext;
};

type BlockDefinition<Schema extends z.ZodObject> = {
  readonly schema: Schema;
  /** What it is, for agencies that write bundles. */
  readonly about: string;
  /** What its fields mean beyond those that all blocks share. */
  readonly fields: Explanations;
  /** How it looks: `/_blocks` shows each of them, and a test renders them. */
  readonly states: (material: Material) => ReadonlyArray<BlockState<z.input<Schema>>>;
};

/**
 * All that is said of a kind of block but how it is rendered: nothing here may import a component, since `gevel check` reads it in
 * Node. A row in `block-types.ts` registers it, one in `renderers.ts` says what renders it.
 */
export function defineBlock<Schema extends z.ZodObject>(
  definition: BlockDefinition<Schema>,
): BlockDefinition<Schema> {
  return definition;
}
