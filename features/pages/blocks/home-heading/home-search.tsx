import { useId } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import styles from "./home-search.module.css";
import type { SearchTarget } from "./load-search-targets.ts";
import { SearchForm } from "./search-form.island.tsx";

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
        <SearchForm key={target.href} target={target} at={at} />
      ))}
    </search>
  );
}
