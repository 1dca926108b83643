import { useQuery } from "@tanstack/react-query";
import { CallFailed } from "../api/call.ts";
import { describeFields, type JsonSchema } from "./describe-fields.ts";
import type { FieldDescription } from "./field-description.ts";

/** An item of the agency's own content: it is described within the schema of all of them. */
const ITEM = "item";

function itemIn(entities: JsonSchema): JsonSchema {
  return entities.items?.properties?.["items"]?.items ?? {};
}

/** Loads the fields of what a published schema describes: they are the same until the product is. */
export function schemaQuery(name: string) {
  return {
    queryKey: ["schema", name],
    staleTime: Infinity,
    queryFn: async (): Promise<readonly FieldDescription[]> => {
      const answer = await fetch(`/api/schemas/${name === ITEM ? "entities" : name}.json`).catch(() => null);
      if (!answer?.ok)
        throw new CallFailed({
          kind: answer ? "refused" : "lost",
          status: answer?.status ?? 0,
          code: "schema",
          members: {},
        });
      const schema = (await answer.json()) as JsonSchema;
      return describeFields(name === ITEM ? itemIn(schema) : schema);
    },
  };
}

export function useSchema(name: string) {
  return useQuery(schemaQuery(name));
}
