import type { ReactNode, Ref } from "react";
import { Localized } from "#features/site/messages/localized.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { EpcArrow } from "#ui/label/epc-arrow.tsx";
import { Amount } from "#ui/label/price.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { ComparedCellView, ComparedRowView, ComparisonView } from "./comparison-view.ts";
import styles from "./comparison-table.module.css";

type ComparisonTableProps = {
  readonly view: ComparisonView;
  readonly scroller: Ref<HTMLDivElement>;
  /** Rows that the browser alone knows. */
  readonly children?: ReactNode;
};

/** Said, since rows that are laid out as grids lose their roles in some browsers. */
export const ROLES = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** The facts of homes, a row each. */
export function ComparisonTable({ view, scroller, children }: ComparisonTableProps) {
  const t = useTranslate();
  return (
    <div className={styles.scroller} ref={scroller}>
      <table className={styles.table} {...ROLES.table}>
        <thead {...ROLES.rows}>
          <tr {...ROLES.row} className={styles.names}>
            <td {...ROLES.cell} />
            {view.homes.map(({ id, title }) => (
              <th key={id} scope="col" {...ROLES.columnHeader}>
                {title ? <Localized words={title} /> : t("favoritesPage.gone")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rows}>
          {view.rows.map((row) => (
            <FactRow row={row} key={row.key} />
          ))}
          {children}
          <VisitRow view={view} />
        </tbody>
      </table>
    </div>
  );
}

function FactRow({ row }: { readonly row: ComparedRowView }) {
  const t = useTranslate();
  const { key, label, hint, best, isEqual, cells } = row;
  return (
    <tr {...ROLES.row} className={styles.row} data-row={key} data-equal={isEqual || undefined}>
      <th scope="row" {...ROLES.rowHeader} className={styles.label}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
        {isEqual && <span className={styles.hint}>{t("compare.equal")}</span>}
      </th>
      {cells.map((cell, at) => (
        // eslint-disable-next-line react/no-array-index-key -- a column has no other name
        <td {...ROLES.cell} key={at} className={styles.cell} data-best={cell?.isBest || undefined}>
          {cell ? <Fact cell={cell} /> : <NotKnown />}
          {cell?.isBest && best && <BestMark>{best}</BestMark>}
        </td>
      ))}
    </tr>
  );
}

function Fact({ cell }: { readonly cell: ComparedCellView }) {
  const t = useTranslate();
  const { before, text, after, energyLabel } = cell;
  return (
    <>
      {before && <span className={styles.beside}>{before} </span>}
      {energyLabel && <EpcArrow label={energyLabel} name={t("listing.energyLabel")} />}
      {text && (
        <span className={styles.value}>
          {text.text.startsWith("€") ? <Amount amount={text.text} /> : <Localized words={text} />}
        </span>
      )}
      {after && <span className={styles.beside}> {after}</span>}
    </>
  );
}

/** A tick and a word, since a colour alone tells nothing to many. */
export function BestMark({ children }: { readonly children: string }) {
  return (
    <span className={styles.best}>
      <Icon name="check" /> {children}
    </span>
  );
}

export function NotKnown() {
  const t = useTranslate();
  return (
    <span className={styles.unknown}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t("compare.notKnown")}</VisuallyHidden>
    </span>
  );
}

function VisitRow({ view: { homes } }: { readonly view: ComparisonView }) {
  const t = useTranslate();
  if (homes.every(({ visitHref }) => visitHref === null)) return null;
  return (
    <tr {...ROLES.row} className={styles.visits}>
      <th scope="row" {...ROLES.rowHeader} className={styles.label}>
        <VisuallyHidden>{t("visit.plan")}</VisuallyHidden>
      </th>
      {homes.map(({ id, visitHref, title }) => (
        <td {...ROLES.cell} key={id} className={styles.cell}>
          {visitHref && (
            <LinkButton look="quiet" href={visitHref}>
              {t("visit.plan")}
              <VisuallyHidden> {title?.text}</VisuallyHidden>
            </LinkButton>
          )}
        </td>
      ))}
    </tr>
  );
}
