import { mediaSizeOf } from "./photo-address.ts";
import { answerPlaceholder } from "#platform/media/serving/answer-media.ts";

type Parts = {
  /** The content address of a photo of the site's, or null. */
  readonly findPhoto: (siteId: string, photoId: number) => Promise<string | null>;
  readonly answerMedia: (request: Request, siteId: string) => Promise<Response | null>;
};

const PHOTO_PATH = /^\/rental-units\/assets\/([1-9]\d{0,14})\/([\w-]{1,40})$/;
/** An import may put another picture under the same id. */
const AN_HOUR = "public, max-age=3600";

/** Serves `/rental-units/assets/{photoId}/{size}` on the site's own origin. */
export function createRentalPhotos({ findPhoto, answerMedia }: Parts) {
  return async (request: Request, siteId: string): Promise<Response> => {
    const { pathname, origin } = new URL(request.url);
    const [, photoId, word] = PHOTO_PATH.exec(pathname) ?? [];
    const size = word ? mediaSizeOf(word) : null;
    const file = size ? await findPhoto(siteId, Number(photoId)) : null;
    if (!file) return answerPlaceholder(request, 404);
    const { method, headers } = request;
    const asked = new Request(`${origin}/media/${file}/${size}`, { method, headers });
    const answer = await answerMedia(asked, siteId);
    if (!answer || (answer.status !== 200 && answer.status !== 304))
      return answer ?? answerPlaceholder(request, 404);
    const changed = new Headers(answer.headers);
    if (changed.has("etag")) changed.set("cache-control", AN_HOUR);
    return new Response(answer.body, { status: answer.status, headers: changed });
  };
}
