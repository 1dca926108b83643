export type Encoding = "br" | "gzip" | "identity";

const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/** The best of the copies that we make, of what a browser says it takes (`Accept-Encoding`); a `q` of 0 takes none. */
export function encodingFor(accept: string): Encoding {
  const known = remembered.get(accept);
  if (known) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const encoding = readEncoding(accept);
  remembered.set(accept, encoding);
  return encoding;
}

function readEncoding(accept: string): Encoding {
  return takesEncoding(accept, "br") ? "br" : takesEncoding(accept, "gzip") ? "gzip" : "identity";
}

/** Whether a browser takes what is packed so: `takesEncoding("br, gzip;q=0", "gzip")` is false. */
export function takesEncoding(accept: string, name: Encoding): boolean {
  const accepted = new Map(
    accept
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [encoding = "", ...parameters] = part.split(";").map((piece) => piece.trim());
        return [encoding, parameters.every((parameter) => !/^q=0(\.0*)?$/.test(parameter))] as const;
      }),
  );
  return accepted.get(name) ?? false;
}
