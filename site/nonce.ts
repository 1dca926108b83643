import { createContext, useContext } from "react";

/** The nonce of one answer, while the server draws it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** What an inline `<style>` or `<script>` must carry as `nonce` to pass the content security policy. */
export function useNonce(): string | undefined {
  return useContext(NonceContext) ?? nonceOfDocument();
}

/**
 * An error page in the browser is a new frame with its styles written anew, under the policy of the document that is there.
 * The attribute is emptied there so that no style sheet can read it; the property still tells.
 */
function nonceOfDocument(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;
}
