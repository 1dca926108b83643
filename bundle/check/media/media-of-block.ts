import type { KnownMedia } from "../../media/media-book.ts";

type FindMedia = (file: string) => Promise<KnownMedia | null>;
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

/** The same block with its pictures' content addresses and sizes; one that was refused becomes null. */
export async function settleMediaOfBlock<T>(value: T, find: FindMedia): Promise<T> {
  if (Array.isArray(value)) {
    return (await Promise.all(value.map((inner) => settleMediaOfBlock(inner, find)))) as T;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, inner]) => {
      if (key === "picture" && typeof inner === "string") return Object.entries(await settled(inner, find));
      return [[key, await settleMediaOfBlock(inner, find)] as [string, unknown]];
    }),
  );
  return Object.fromEntries(entries.flat()) as T;
}

async function settled(name: string, find: FindMedia): Promise<object> {
  const known = await find(name);
  if (!known) return { picture: null };
  const { width, height, placeholder } = known.info;
  return { picture: known.file, width, height, placeholder };
}
