import { useLocale } from "#features/site/locale-context.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Button } from "#ui/link/button.tsx";
import styles from "./choose-to-compare.module.css";
import { CHOSEN_QUERY_NAME, hrefOfComparison } from "./comparison-hrefs.ts";
import { MAX_COMPARED } from "./comparison-view.ts";

const FORM = "compare";

/** Takes the chosen favourites to their comparison; it stays at the foot of the screen while they are chosen. */
export function CompareBar({ count }: { readonly count: number }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <form className={styles.bar} id={FORM} method="get" action={hrefOfComparison(locale)}>
      <output className={styles.count}>{t("compare.chosen", { count, most: MAX_COMPARED })}</output>
      <Button type="submit">{t("compare.way")}</Button>
    </form>
  );
}

type CompareChoiceProps = {
  readonly id: number;
  readonly home: string;
  readonly chosen: readonly number[];
  readonly onChoose: (id: number, isChosen: boolean) => void;
};

/** Chooses a favourite for the comparison, as long as there is room. */
export function CompareChoice({ id, home, chosen, onChoose }: CompareChoiceProps) {
  const t = useTranslate();
  const isChosen = chosen.includes(id);
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        form={FORM}
        name={CHOSEN_QUERY_NAME}
        value={id}
        aria-label={t("compare.pickHome", { home })}
        checked={isChosen}
        // Rendered free: without scripts nothing would free it again.
        disabled={!isChosen && chosen.length >= MAX_COMPARED}
        onChange={(event) => onChoose(id, event.target.checked)}
      />
      {t("compare.pick")}
    </label>
  );
}
