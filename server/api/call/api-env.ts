/** A caller in the same process passes `requestId` as a binding, so that a page and its calls share one. */
export type ApiEnv = {
  Bindings: { readonly requestId?: string };
  Variables: { requestId: string };
};
