import type { InspectedMedia } from "../inspect-media.ts";
import { cleanMp4, isMp4 } from "./clean-mp4.ts";
import { cleanWebm, isWebm } from "./clean-webm.ts";
import { FilmRefused } from "./film-refused.ts";

type FilmFormat = {
  readonly extension: string;
  readonly isOne: (bytes: Buffer) => boolean;
  /** Answers the film without what tells where, when and by what it was made; throws where it cannot be had without. */
  readonly clean: (bytes: Buffer) => Buffer;
};

const FORMATS: readonly FilmFormat[] = [
  { extension: "mp4", isOne: isMp4, clean: cleanMp4 },
  { extension: "webm", isOne: isWebm, clean: cleanWebm },
];

/** What phones and old cameras write, and few browsers play: QuickTime and AVI. */
const OTHER = /^(?:.{4}ftypqt  |RIFF.{4}AVI )/s;

/** A film as visitors may have it, or why it is refused; null for what is no film. Pixels and sound stay as they are. */
export function inspectFilm(bytes: Buffer): InspectedMedia | null {
  if (OTHER.test(bytes.toString("latin1", 0, 12)))
    return {
      ok: false,
      code: "wrong-film-format",
      reason: "browsers play films as MP4 or WebM: save it as one of these",
    };
  const format = FORMATS.find(({ isOne }) => isOne(bytes));
  if (!format) return null;
  try {
    const content = format.clean(bytes);
    const info = {
      kind: "film",
      original: `original.${format.extension}`,
      width: 0,
      height: 0,
      placeholder: null,
      bytes: content.length,
    } as const;
    return { ok: true, content, removed: [], info };
  } catch (error) {
    // Whatever reads beyond its end is cut short.
    const { code, message } = error instanceof FilmRefused ? error : FilmRefused.damaged();
    return { ok: false, code, reason: message };
  }
}
