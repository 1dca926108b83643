import { type KeyboardEvent } from "react";
import { Link } from "wouter";
import { classNames } from "#ui/class-names.ts";
import { ChangedMark } from "../fields/changed-mark.tsx";
import { missingIn } from "../fields/language-of-fallback.ts";
import { WhatLacks } from "../fields/languages/language-title.tsx";
import { textsIn } from "../fields/languages/texts-in.ts";
import { useAnnounce } from "../shell/announce.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import type { Locale } from "#domain/locale/locale.ts";
import { isSameDocument } from "#domain/document/differing-paths.ts";
import type { Block } from "./block.ts";
import { firstWords, nameOfType } from "./block-name.ts";
import { iconOfBlock } from "./block-icon.ts";
import styles from "./block-list.module.css";
import { useMessages } from "./messages.ts";
import { type Dragged, useDragging } from "./use-dragging.ts";

type BlockListProps = {
  readonly blocks: readonly Block[];
  /** As they are published; a block that differs has a mark. */
  readonly published: readonly Block[];
  readonly chosen: string | null;
  readonly locale: Locale;
  /** The screen of a block's fields. */
  readonly hrefOf: (id: string) => string;
  readonly onMove: (id: string, to: number) => void;
  /** The blocks in which something is wrong, by their place. */
  readonly faulty: ReadonlySet<number>;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The blocks of a page from top to bottom: each leads to its fields, and moves by its handle. */
export function BlockList(props: BlockListProps) {
  const { blocks, onMove } = props;
  const t = useMessages();
  const announce = useAnnounce();
  const move = (id: string, to: number) => {
    if (to < 0 || to >= blocks.length) return;
    onMove(id, to);
    announce(t("moved", { number: to + 1, count: blocks.length }));
  };
  const { list, dragged, begin } = useDragging(move);
  return (
    <ol className={styles.list} ref={list}>
      {blocks.map((block, at) => (
        <li
          key={block.id}
          data-id={block.id}
          className={classNames(styles.row, dragged && dropMark(dragged, blocks, at))}
          data-dragged={dragged?.id === block.id || undefined}
        >
          <button
            type="button"
            className={styles.handle}
            aria-label={t("move", { name: nameOfType(block.type, t), number: at + 1 })}
            onPointerDown={(event) => begin(event, block.id)}
            onKeyDown={(event: KeyboardEvent) => {
              const step = STEPS[event.key];
              if (!step) return;
              event.preventDefault();
              move(block.id, at + step);
            }}
          >
            <DeskIcon name="handle" />
          </button>
          <BlockLink {...props} block={block} at={at} />
        </li>
      ))}
    </ol>
  );
}

type BlockLinkProps = BlockListProps & { readonly block: Block; readonly at: number };

function BlockLink({ block, at, published, chosen, locale, hrefOf, faulty }: BlockLinkProps) {
  const t = useMessages();
  const words = firstWords(block, locale);
  const texts = textsIn(block);
  const isChanged = !isSameDocument(
    published.find(({ id }) => id === block.id),
    block,
  );
  return (
    <Link
      className={styles.block}
      href={hrefOf(block.id)}
      aria-current={chosen === block.id ? "true" : undefined}
    >
      <span className={styles.icon}>
        <DeskIcon name={iconOfBlock(block.type)} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{nameOfType(block.type, t)}</span>
        <span className={styles.text}>{words || t("noWords")}</span>
        {missingIn(texts, locale).missing > 0 && (
          <span className={styles.lacks}>
            <WhatLacks texts={texts} locale={locale} />
          </span>
        )}
        {faulty.has(at) && <span className={styles.fault}>{t("faulty")}</span>}
      </span>
      <ChangedMark isChanged={isChanged} />
    </Link>
  );
}

/** A line where the dragged block would come. */
function dropMark({ id, to }: Dragged, blocks: readonly Block[], at: number): string | undefined {
  const others = blocks.filter((block) => block.id !== id);
  if (others[to]?.id === blocks[at]!.id) return styles.above;
  return to === others.length && others.at(-1)?.id === blocks[at]!.id ? styles.below : undefined;
}
