/** Stands for what did not come from the server, as when the network is down. */
export type Unreached = { readonly kind: "unreached" };

export function isUnreached(data: unknown): data is Unreached {
  return (data as Unreached | null | undefined)?.kind === "unreached";
}
