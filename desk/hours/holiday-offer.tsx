import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { PublicHoliday } from "#domain/site/public-holidays.ts";
import { Button } from "#ui/link/button.tsx";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { SITE } from "../site.ts";
import { dayInSentence } from "./names-of-days.ts";
import styles from "./other-days.module.css";
import { useMessages } from "./messages.ts";

type HolidayOfferProps = {
  readonly holiday: PublicHoliday;
  readonly today: string;
  /** With the holiday's name in the languages of the site. */
  readonly onClose: (note: Multilingual) => void;
};

/** The next public holiday for which nothing is said yet. */
export function HolidayOffer({ holiday: { date, name }, today, onClose }: HolidayOfferProps) {
  const { locale } = useLanguage();
  const t = useMessages();
  const announce = useAnnounce();
  const close = () => {
    onClose(Object.fromEntries(SITE.locales.map((one) => [one, name[one]])));
    announce(t("holidayClosed", { name: name[locale] }));
  };
  return (
    <div className={styles.offer}>
      <p>{t("holiday", { name: name[locale], day: dayInSentence(date, locale, today) })}</p>
      <Button look="quiet" aria-label={`${t("closeDay")}: ${name[locale]}`} onClick={close}>
        {t("closeDay")}
      </Button>
    </div>
  );
}
