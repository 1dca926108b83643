type Player = {
  /** Hosts of the links that people copy, without `www.`. */
  readonly hosts: readonly string[];
  /** Where what it shows comes from, once somebody pressed. */
  readonly origin: string;
  /** The path and query of its frame; null for a link that shows no film or tour. */
  readonly frameOf: (link: URL) => string | null;
};

/** Who lets a film or a tour be shown on the pages of others, in the form that follows visitors least. */
const PLAYERS: readonly Player[] = [
  {
    hosts: ["youtube.com", "m.youtube.com", "youtu.be", "youtube-nocookie.com"],
    origin: "https://www.youtube-nocookie.com",
    frameOf: ({ pathname, searchParams }) => {
      const id = searchParams.get("v") ?? /^\/(?:embed\/|shorts\/|live\/)?([^/]+)\/?$/.exec(pathname)?.[1];
      return id && /^[\w-]{11}$/.test(id) ? `/embed/${id}?autoplay=1` : null;
    },
  },
  {
    hosts: ["vimeo.com", "player.vimeo.com"],
    origin: "https://player.vimeo.com",
    frameOf: ({ pathname, searchParams }) => {
      const [, id, secret = searchParams.get("h")] =
        /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
      return id ? `/video/${id}?dnt=1&autoplay=1${secret ? `&h=${encodeURIComponent(secret)}` : ""}` : null;
    },
  },
  {
    hosts: ["my.matterport.com"],
    origin: "https://my.matterport.com",
    frameOf: ({ searchParams }) => {
      const id = searchParams.get("m");
      return id && /^\w{11}$/.test(id) ? `/show/?m=${id}&play=1` : null;
    },
  },
  {
    hosts: ["kuula.co"],
    origin: "https://kuula.co",
    frameOf: ({ pathname, search }) => (/^\/share\/[\w/-]+$/.test(pathname) ? pathname + search : null),
  },
];

/** Every origin that a page may show in a frame, for the content security policy. */
export const PLAYER_ORIGINS: readonly string[] = PLAYERS.map(({ origin }) => origin);

/**
 * The address of the frame that plays a film or tour within the page; null for hosts that nobody allowed, whose links lead there.
 * Example: `https://youtu.be/dQw4w9WgXcQ` gives `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1`.
 */
export function playerOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  const host = url.hostname.replace(/^www\./, "");
  const player = url.protocol === "https:" ? PLAYERS.find(({ hosts }) => hosts.includes(host)) : undefined;
  const frame = player?.frameOf(url);
  return player && frame ? player.origin + frame : null;
}
