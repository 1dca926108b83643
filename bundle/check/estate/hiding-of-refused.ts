import { z } from "zod";
import { Address } from "#features/site/schema/address.ts";
import type { Hiding, StreetAddress } from "./building-index.ts";

/**
 * Which building a line hides that is refused and left out. It may be broken anywhere, so it is read without a schema:
 * an address is shown only where nothing is said of `visible`, or `true`; a unit of an unknown project may be any's.
 */
export function hidingOfRefused(line: Buffer): Hiding {
  const text = line.toString("utf8");
  try {
    return hidingOf(JSON.parse(text));
  } catch {
    return hidingOfBrokenText(text);
  }
}

const Told = z.object({
  general: z.object({ address: Address.pick({ street: true, number: true, city: true }) }),
});

/** The street that a refused line tells, where it can be read: texts of its building must not tell it either. */
export function addressOfRefused(line: Buffer): StreetAddress | null {
  try {
    return Told.safeParse(JSON.parse(line.toString("utf8"))).data?.general.address ?? null;
  } catch {
    return null;
  }
}

const SOUGHT = ["parentid", "project", "visible", "address", "general"] as const;
type Fields = { readonly id?: unknown };
type Found = Record<(typeof SOUGHT)[number], unknown[]>;

function hidingOf(node: unknown): Hiding {
  const found: Found = { parentid: [], project: [], visible: [], address: [], general: [] };
  collect(node, found);
  const isRead = [...found.address, ...found.general].every(isFields);
  if (isRead && found.visible.every((visible) => visible === true)) return null;
  const ofProject = found.parentid.find((id) => id != null);
  if (ofProject !== undefined) return idOf(ofProject) ?? "any";
  const own = [...found.general, node].map((part) => idOf((part as Fields).id)).find((id) => id !== null);
  if (own !== undefined) return own;
  return found.project.some(Boolean) || !isRead ? "any" : null;
}

function collect(value: unknown, found: Found): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const name = key.toLowerCase();
    if (Object.hasOwn(found, name) && (inner !== null || name === "visible"))
      found[name as keyof Found].push(inner);
    collect(inner, found);
  }
}

function isFields(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** `7`, `"7"` and `{ "id": 7 }` all mean 7. */
function idOf(value: unknown): number | null {
  if (typeof value === "object" && value !== null) return idOf((value as Fields).id ?? null);
  const id = typeof value === "string" ? Number(value.trim() || Number.NaN) : value;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** A field's name and the start of its value; quotes inside a text are escaped and are no name. */
const valueAfter = (name: string) => new RegExp(`(?<!\\\\)"${name}"\\s*:\\s*"?([^\\s",}\\]]*)`, "gi");

/** What is no JSON, as a line that is cut off, says what it says up to where it breaks. */
function hidingOfBrokenText(text: string): Hiding {
  const valuesOf = (name: string) => Array.from(text.matchAll(valueAfter(name)), ([, value = ""]) => value);
  const visible = valuesOf("visible");
  if (visible.length > 0 && visible.every((value) => value === "true")) return null;
  return (
    valuesOf("parentId")
      .map(idOf)
      .find((id) => id !== null) ?? "any"
  );
}
