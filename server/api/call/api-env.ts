/** Who asks, as far as the connection and trusted proxies tell; an empty address is nobody, such as a page that is drawn to be kept. */
export type ApiCaller = { readonly address: string };

/** The process passes the id of the request and who asks as bindings, so that a page and its calls share them. */
export type ApiEnv = {
  Bindings: { readonly requestId?: string; readonly caller?: ApiCaller };
  Variables: { requestId: string };
};
