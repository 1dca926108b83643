import { useMemo } from "react";
import { Button } from "#ui/link/button.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { differingPlaces } from "#domain/document/differing-paths.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { SiteContent } from "../api/published.ts";
import { SchemaForm } from "../schema-form/schema-form.tsx";
import type { Finding } from "../findings/finding-words.ts";
import { type Place, withValueAt } from "../schema-form/places.ts";
import { type Block, isKnownType } from "./block.ts";
import styles from "./block-fields.module.css";
import { nameOfType } from "./block-name.ts";
import { useMessages } from "./messages.ts";

type BlockFieldsProps = {
  readonly block: Block;
  readonly published: Block | undefined;
  readonly at: number;
  readonly count: number;
  readonly locale: Locale;
  readonly content: SiteContent;
  /** Of this block, with places from its own fields on. */
  readonly findings: readonly Finding[];
  readonly onChange: (block: Block, step?: string) => void;
  readonly onMove: (to: number) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
};

/** What a block says, and what becomes of it as a whole. */
export function BlockFields(props: BlockFieldsProps) {
  const { block, published, locale, content, findings, onChange } = props;
  const t = useMessages();
  const changed = useMemo(
    () => new Set(differingPlaces(published ?? { id: block.id, type: block.type }, block)),
    [published, block],
  );
  const set = (place: Place, value: unknown, isOwnStep = false) =>
    onChange(withValueAt(block, place, value), isOwnStep ? undefined : `${block.id}.${place.join(".")}`);
  return (
    <section className={styles.block} aria-labelledby="block-title">
      <BlockHead {...props} />
      {isKnownType(block.type) ? (
        <SchemaForm schema={block.type} {...{ locale, content, findings, changed, set }} document={block} />
      ) : (
        <p>{t("unknown")}</p>
      )}
    </section>
  );
}

function BlockHead({ block, at, count, onMove, onCopy, onRemove }: BlockFieldsProps) {
  const t = useMessages();
  const announce = useAnnounce();
  const name = nameOfType(block.type, t);
  const move = (to: number) => {
    onMove(to);
    announce(t("moved", { number: to + 1, count }));
  };
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id="block-title" tabIndex={-1}>
        {name}
      </h2>
      <div className={styles.actions}>
        <Button look="bare" aria-label={t("up")} disabled={at === 0} onClick={() => move(at - 1)}>
          <DeskIcon name="up" />
        </Button>
        <Button look="bare" aria-label={t("down")} disabled={at === count - 1} onClick={() => move(at + 1)}>
          <DeskIcon name="down" />
        </Button>
        <Button look="bare" aria-label={t("copy")} onClick={onCopy}>
          <DeskIcon name="copy" />
        </Button>
        <Button look="bare" aria-label={t("remove")} onClick={onRemove}>
          <DeskIcon name="bin" />
        </Button>
      </div>
    </div>
  );
}
