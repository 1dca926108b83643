import { MEDIA_FORMATS, type MediaFormat } from "../sizes.ts";

export const MIME_TYPES: Record<MediaFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/**
 * The best format that an `Accept` header names; JPEG, which everything reads, when it names none: a wildcard is also
 * sent by what can't read AVIF.
 */
export function acceptedFormat(accept: string | null): MediaFormat {
  const named = new Set(
    (accept ?? "")
      .split(",")
      .map((part) => part.trim().toLowerCase().split(";"))
      .filter(([, ...rest]) => !rest.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(parameter)))
      .map(([type]) => type!.trim()),
  );
  return MEDIA_FORMATS.find((format) => named.has(MIME_TYPES[format])) ?? "jpg";
}
