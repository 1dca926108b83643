import { z } from "zod";
import { Id, MultilingualText } from "#features/site/schema/primitives.ts";
import type { StoredVersion } from "../../versions/find-versions.ts";

export const ByWhom = z.object({
  kind: z.enum(["person", "token", "import", "command"]),
  name: z.string().nullable().describe("Null for a person who is no longer of the agency."),
});

/** What a document was until a change of it. */
export const Version = z.object({
  id: Id.describe("Names the version in the address that puts it back."),
  resource: z
    .string()
    .describe(
      "What it is a version of: `pages/7`, `menus/main`, `entities/guides/items/3`, `site`, `estates/1027`.",
    ),
  title: MultilingualText.describe(
    "What that is called: the title of a page or item, the place of a listing; empty for a menu and the site.",
  ),
  at: z.string().describe("When it was changed. ISO 8601."),
  by: ByWhom.describe(
    "Who changed it: a person of the desk, a token, an import by its source, or a command of the server.",
  ),
  isRemoval: z.boolean().describe("Whether it was taken off, and not changed."),
  changed: z
    .array(z.string())
    .describe(
      "Where the document changed, at most 20 places. Example: `general.price.value`; an empty text is all of it.",
    ),
});
export type Version = z.infer<typeof Version>;

/** What a list of versions answers. */
export const Versions = z.object({
  versions: z.array(Version).describe("The newest change first, at most 50."),
});

/** A version with its document. */
export const VersionDocument = Version.extend({
  document: z.unknown().describe("As `PUT` takes it."),
});

/** Who stands in the log of a site as this actor. */
export function byWhom({ actor, personName }: Pick<StoredVersion, "actor" | "personName">): Version["by"] {
  if (actor.startsWith("person ")) return { kind: "person", name: personName };
  if (actor.startsWith("import ")) return { kind: "import", name: actor.slice("import ".length) };
  const token = /^token [0-9a-f]+ \((.*)\)$/s.exec(actor);
  return token ? { kind: "token", name: token[1]! } : { kind: "command", name: actor };
}
