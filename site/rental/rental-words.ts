import type { Locale } from "#domain/locale/locale.ts";
import type { Visit } from "../visit.ts";

const RENTAL_WORDS = "rentals.";

/** What the parts say that holiday homes share with estates and their lists. */
const SHARED_WORDS =
  /^(estate\.(sections|openMap|addressOnRequest|addressHidden|breadcrumbs|enlarge|allPhotos)|listing\.(pages|pageOf|previous|next|bedrooms\.\w+|bathrooms\.\w+)|offices\.weekday\.\d|map\.(estate|estateAbout|unavailable)|display\.(groundFloor|floorNumber|basement|basementNumber)|form\.error\.stay)$/;

/** Words of holiday rentals by key. */
export type RentalWords = Readonly<Record<string, string>>;

/** The words of holiday rentals, for the server to print with. */
export async function loadRentalWords(visit: Visit, locale: Locale): Promise<RentalWords> {
  return visit.remember(`rental-words:${locale}`, async () => {
    const words = await visit.client.translations(locale);
    return Object.fromEntries(
      Object.entries(words).filter(([key]) => key.startsWith(RENTAL_WORDS) || SHARED_WORDS.test(key)),
    );
  });
}

/** Those that a page's parts say in the browser: no other page carries them, and months and mails stay on the server. */
export function carriedRentalWords(words: RentalWords): RentalWords {
  const left = /^rentals\.(month|error|arrivalDay|taxPer|field)\b/;
  return Object.fromEntries(Object.entries(words).filter(([key]) => !left.test(key)));
}
