/**
 * Where a link signs in, on the site's own host. The secret stands in the fragment, which no server is sent and no `Referer` names; a program
 * that fetches the links of a mail uses nothing up, since only the button of that page does.
 */
export function signInPath(secret: string): string {
  return `/desk/sign-in#${secret}`;
}
