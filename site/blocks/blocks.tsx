import type { LoadedBlock } from "./load-blocks.ts";

export function Blocks({ blocks }: { readonly blocks: readonly LoadedBlock[] }) {
  return <>{blocks.map(({ id, type }) => <section key={id} data-block={type} />)}</>;
}
