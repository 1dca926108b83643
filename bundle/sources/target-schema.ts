import { z } from "zod";
import { EstateFile } from "#features/listings/schema/media.ts";
import { EstateNode } from "#features/listings/schema/estate.ts";

const WebAddress = z.url({ protocol: /^https?$/ }).max(2_000);

/** Fields that a listing may bring in place of others: its own id, and pictures and documents by address. */
const BROUGHT: Readonly<Record<string, z.ZodType>> = {
  "general.externalId": z.string().min(1).max(200),
  "general.parentExternalId": z.string().min(1).max(200),
  "pictures[].url": WebAddress,
  "files[]": z.union([EstateFile, EstateFile.omit({ link: true }).extend({ url: WebAddress })]),
};

const schemas = new Map<string, z.ZodType>();

/** The schema of a field that a row names; throws where a listing has no such field, which a test of each table finds. */
export function schemaOfTarget(target: string): z.ZodType {
  const plain = target.replaceAll("[+]", "[]");
  const known = schemas.get(plain) ?? BROUGHT[plain] ?? schemaAt(EstateNode, plain);
  if (!known) throw new Error(`no field ${target} in a listing`);
  schemas.set(plain, known);
  return known;
}

function schemaAt(root: z.ZodType, path: string): z.ZodType | undefined {
  let schema: z.ZodType | undefined = root;
  for (const name of path.split(/\.|(?=\[\])/)) {
    const inner: z.ZodType | undefined = schema && withoutWrappers(schema);
    schema = name === "[]" ? elementOf(inner) : fieldOf(inner, name);
  }
  return schema && withoutWrappers(schema);
}

function fieldOf(schema: z.ZodType | undefined, name: string): z.ZodType | undefined {
  return schema instanceof z.ZodObject ? (schema.shape[name] as z.ZodType | undefined) : undefined;
}

function elementOf(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
}

function withoutWrappers(schema: z.ZodType): z.ZodType {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapper ? withoutWrappers(schema.unwrap() as z.ZodType) : schema;
}
