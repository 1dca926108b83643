/** Seven days, in seconds. */
const HIDDEN_FOR_S = 7 * 24 * 60 * 60;

const nameOf = (id: string) => `gevel_popup_${id}`;

/** What a browser is told when a visitor closes a banner: `bannerCookie("open-day", true)` is for a page over TLS. */
export function bannerCookie(id: string, isSecure: boolean): string {
  return `${nameOf(id)}=1; Path=/; Max-Age=${HIDDEN_FOR_S}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** Whether the visitor closed this banner in the last days, by the page's cookies. */
export function isBannerClosed(cookies: string, id: string): boolean {
  return cookies.split(/;\s*/).some((cookie) => cookie.split("=")[0] === nameOf(id));
}
