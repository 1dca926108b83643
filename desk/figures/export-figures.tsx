import { textOf } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import type { Figures } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { downloadCsv } from "../leads/csv.ts";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { bandNames } from "./bands.ts";
import { useMessages } from "./messages.ts";
import { shownOf } from "./shown-of.ts";

/** The table for a spreadsheet: what the screen shows, and nothing beyond it. */
export function ExportFigures({ figures }: { readonly figures: Figures }) {
  const { t, locale } = useLanguage();
  const w = useMessages();
  const exportTable = () => {
    const head = [w("place"), ...bandNames({ ...figures, w }), w("total"), w("emptyShort")];
    const rows = figures.places.map(({ name, bands, total, empty }) => [
      name ? textOf(name, locale) : w("nowhere"),
      ...bands.map(({ searches }) => shownOf(searches)),
      shownOf(total),
      shownOf(empty),
    ]);
    downloadCsv([head, ...rows], `${w("file")}-${figures.deal}-${figures.from}-${figures.until}`);
  };
  return (
    <Button look="quiet" onClick={exportTable}>
      <DeskIcon name="download" />
      {t("export.title")}
    </Button>
  );
}
