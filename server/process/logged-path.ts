import { PATH_WORDS } from "#domain/locale/screens.ts";

const LONGEST_PATH = 500;
const HIDDEN = "…";

const pathWordsOf = (...screens: ReadonlyArray<keyof typeof PATH_WORDS>) =>
  screens.flatMap((screen) => Object.values(PATH_WORDS[screen]));

/** What follows these may be a key to somebody's data, also where a mail program broke the link. */
const SECRET_AFTER = new RegExp(
  `/(${[
    ...pathWordsOf("keepMeInformed", "unsubscribe", "cancelAppointment", "stayRequest", "stayAnswer"),
    "ajax/notifications",
    "ajax/stay-requests",
    "ajax/stay-answers",
    "live-agenda/reservation",
    "feeds",
    "preview",
  ].join("|")})/[^]+`,
  "i",
);

/** As tokens and the ids of visits look, wherever they stand. */
const TOKEN = /[\w-]{1,64}\.\d{1,9}\.[\w-]{22}/g;
const UNGUESSABLE_ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;

/** A path as the log may hold it, without its query: no token, no id that opens something, no address of a person. */
export function loggedPath(target: string): string {
  const path = target.slice(0, LONGEST_PATH).split("?", 1)[0] ?? "";
  const plain = decoded(path);
  const shown = plain
    .replace(SECRET_AFTER, `/$1/${HIDDEN}`)
    .replace(TOKEN, HIDDEN)
    .replace(UNGUESSABLE_ID, HIDDEN)
    .replace(/(?<![^/\s])[^/\s]+@[^/\s]+/g, HIDDEN);
  return shown === plain ? path : shown;
}

/** Tokens can be written with signs that stand for letters, also twice. */
function decoded(path: string): string {
  const once = decodedOnce(path);
  return decodedOnce(once);
}

function decodedOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Broken signs are answered 400; what can be read of the rest is.
    return path.replace(/%[\da-f]{2}/gi, (sign) => {
      const code = Number.parseInt(sign.slice(1), 16);
      return code < 0x80 ? String.fromCharCode(code) : sign;
    });
  }
}
