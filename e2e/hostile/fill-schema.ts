/** A JSON Schema, as far as bundles use it. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
};

export type Filling = {
  readonly end: "most" | "least";
  /** Texts of the kind, cut to what the schema takes. */
  readonly texts: readonly string[];
  /** What stands where the schema alone can't tell, by the name of the field. */
  readonly known: Readonly<Record<string, unknown>>;
};

const BEYOND = 1e12;
const MOST_ROWS = 12;

/** A value that has every field its schema knows, each at one end of what it may be. */
export function fillSchema(root: Schema, filling: Filling): unknown {
  let spoken = 0;
  const text = (longest = Number.POSITIVE_INFINITY) => {
    spoken += 1;
    return Array.from(filling.texts[spoken % filling.texts.length]!)
      .slice(0, longest / 2)
      .join("");
  };
  const figure = ({ minimum = -BEYOND, maximum = BEYOND }: Schema) =>
    filling.end === "most" ? Math.min(maximum, BEYOND) : Math.max(minimum, -BEYOND);
  const fill = (schema: Schema, name: string): unknown => {
    if (Object.hasOwn(filling.known, name)) return filling.known[name];
    if (schema.$ref) return fill(root.$defs?.[schema.$ref.split("/").at(-1)!] ?? {}, name);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fill(choices[0]!, name);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return filling.end === "most" ? schema.enum.at(-1) : schema.enum[0];
    if (schema.properties)
      return Object.fromEntries(Object.entries(schema.properties).map(([key, one]) => [key, fill(one, key)]));
    if (schema.items) {
      const rows = filling.end === "most" ? Math.min(schema.maxItems ?? MOST_ROWS, MOST_ROWS) : 0;
      return Array.from({ length: rows }, () => fill(schema.items!, name));
    }
    const [type] = [schema.type ?? "string"].flat();
    if (type === "boolean") return filling.end === "most";
    if (type === "integer" || type === "number") return figure(schema);
    if (schema.format === "date") return filling.end === "most" ? "9999-12-31" : "0001-01-01";
    if (schema.format === "date-time")
      return filling.end === "most" ? "9999-12-31T23:59:59Z" : "0001-01-01T00:00:00Z";
    if (schema.format === "email") return `${"a".repeat(60)}@${"b".repeat(60)}.example`;
    return text(schema.maxLength);
  };
  return fill(root, "");
}
