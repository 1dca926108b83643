type Rename = (file: string) => string | null;
export type BlockMedia = { readonly path: string; readonly file: string };

/** Every picture that a block names, however deep: of its own, of its items, of its people. */
export function* mediaOfBlock(value: unknown, path: string): Generator<BlockMedia> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = `${path}.${key}`;
    if (key === "picture" && typeof inner === "string") yield { path: here, file: inner };
    else yield* mediaOfBlock(inner, here);
  }
}

/** The same block with its pictures' names replaced; one that has no new name becomes null. */
export function renameMediaOfBlock<T>(value: T, rename: Rename): T {
  if (Array.isArray(value)) return value.map((inner) => renameMediaOfBlock(inner, rename)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === "picture" && typeof inner === "string" ? rename(inner) : renameMediaOfBlock(inner, rename),
  ]);
  return Object.fromEntries(entries) as T;
}
