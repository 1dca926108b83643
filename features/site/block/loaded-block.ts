/** A block with what it shows, ready to render. */
export type LoadedBlock = { readonly id: string; readonly type: string; readonly view: unknown };
