import { useId } from "react";
import { formatEuro } from "#domain/format/figures.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Button } from "#ui/link/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import styles from "./home-search.module.css";
import type { SearchTarget } from "./load-search-targets.ts";
import { SearchCity } from "./search-city.island.tsx";

/**
 * A search for each kind of offer; the choice above shows its form. Each is a whole form of its own, so that it leads to the
 * right page without scripts too.
 */
export function HomeSearch({ targets }: { readonly targets: readonly SearchTarget[] }) {
  const t = useTranslate();
  const name = useId();
  return (
    <search className={styles.search}>
      {targets.length > 1 && (
        <Segmented
          legend={t("listing.searchFor")}
          name={name}
          value="0"
          segments={targets.map(({ label }, at) => ({
            value: String(at),
            label: <Localized words={label} />,
          }))}
        />
      )}
      {targets.map((target, at) => (
        <TargetForm key={target.href} target={target} at={at} />
      ))}
    </search>
  );
}

function TargetForm({ target, at }: { target: SearchTarget; at: number }) {
  const t = useTranslate();
  const id = useId();
  const show = wordsOfButton(target, t);
  return (
    <form
      className={styles.form}
      action={target.href}
      data-form={at}
      aria-label={target.label.text}
      data-omit-empty=""
    >
      <div className={styles.field}>
        <SearchCity />
      </div>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-type`}>
          {t("listing.type")}
        </label>
        <select className={styles.select} id={`${id}-type`} name="type">
          <option value="">{t("listing.typeAll")}</option>
          {target.types.map((type) => (
            <option key={type.id} value={type.id}>
              {type.name}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.arrow} />
      </div>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-budget`}>
          {t("listing.budget")}
        </label>
        <select className={styles.select} id={`${id}-budget`} name="price-max">
          <option value="">{t("listing.noMaximum")}</option>
          {target.prices.map((price) => (
            <option key={price} value={price}>
              {formatEuro(price)}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.arrow} />
      </div>
      <Button type="submit" className={styles.go}>
        {show}
      </Button>
    </form>
  );
}

function wordsOfButton({ total }: SearchTarget, t: Translate): string {
  if (total === null) return t("listing.search");
  return total > 0 ? t("listing.show", { count: total }) : t("listing.showNone");
}
