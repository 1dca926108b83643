/** A block with what it shows, ready to draw. */
export type LoadedBlock = { readonly id: string; readonly type: string; readonly view: unknown };
