import type { JsonSchema } from "../openapi-schemas.ts";

/** Limits by which amounts and measures are told apart from other numbers (features/site/schema/primitives.ts). */
const MOST_EURO = 1e12;
const MOST_OF_MEASURE = 1e9;
const AREA = /area|surface/i;
const YEARLY_ENERGY = /value_?total$/i;
const LITRES = /content$/i;

type Kind = { readonly is: (schema: JsonSchema, name: string) => boolean; readonly says: string };

/** Of which kind a value is, the first that fits. */
const KINDS: readonly Kind[] = [
  {
    is: ({ properties, $ref }) =>
      keysOf(properties) === "nl,fr,en,de" || $ref === "#/components/schemas/LocalisedText",
    says: 'One text per language; a language that is absent falls back to Dutch, then to the first there is. Example: `{"nl": "Huis", "fr": "Maison"}`.',
  },
  { is: ({ format }) => format === "date", says: "A day. Example: `2026-03-04`." },
  {
    is: ({ format }) => format === "date-time",
    says: "A moment with its offset. Example: `2026-03-04T09:00:00Z`.",
  },
  { is: ({ maximum }) => maximum === MOST_EURO, says: "Euro. Example: `297500`." },
  { is: ({ maximum }, name) => maximum === MOST_OF_MEASURE && AREA.test(name), says: "m². Example: `88.5`." },
  {
    is: ({ maximum }, name) => maximum === MOST_OF_MEASURE && YEARLY_ENERGY.test(name),
    says: "kWh a year. Example: `41250`.",
  },
  {
    is: ({ maximum }, name) => maximum === MOST_OF_MEASURE && LITRES.test(name),
    says: "Litres. Example: `5000`.",
  },
  { is: ({ maximum }) => maximum === MOST_OF_MEASURE, says: "m. Example: `7.2`." },
  { is: ({ type }) => [type].flat().includes("boolean"), says: "`true` or `false`." },
  {
    is: ({ properties }) => keysOf(properties) === "id,name",
    says: 'A row of a list: its id, and its name where the bundle gives it. Example: `{"id": 3, "name": {"nl": "Appartement"}}`.',
  },
  {
    is: ({ pattern }) => String(pattern).startsWith("^(?!.*\\.\\.)"),
    says: "The path of a file in the bundle's folder `media/`; in answers its content address. Example: `huis-12/gevel.jpg`.",
  },
  {
    is: ({ pattern }) => String(pattern).includes("mailto:"),
    says: "An https, mailto or tel link, or a path of the site. Example: `/nl/contact`.",
  },
  { is: ({ pattern }) => String(pattern).includes("0-9a-fA-F]{6}"), says: "A colour. Example: `#a8452f`." },
  { is: ({ format }) => format === "email", says: "Example: `info@example.be`." },
];

/** What a schema of a field says of its values, whatever the field means; null where that goes without saying. */
export function kindOf(schema: JsonSchema, name: string): string | null {
  const schemas = alternativesOf(schema);
  return KINDS.find(({ is }) => schemas.some((one) => is(one, name)))?.says ?? null;
}

/** A field that may be null is one of two. */
function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  const { anyOf } = schema;
  return Array.isArray(anyOf) ? anyOf.flatMap((one) => alternativesOf(one as JsonSchema)) : [schema];
}

function keysOf(properties: unknown): string {
  return Object.keys(properties ?? {}).join();
}
