import { createContext, useContext } from "react";

/** The nonce of one answer; undefined in the browser, where no script and style is written any more. */
export const NonceContext = createContext<string | undefined>(undefined);

/** What an inline `<style>` or `<script>` must carry as `nonce` to pass the content security policy. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
