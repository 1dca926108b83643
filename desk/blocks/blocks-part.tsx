import { useLocation } from "wouter";
import type { Locale } from "#domain/locale/locale.ts";
import { Button } from "#ui/link/button.tsx";
import { AddBlock } from "./add-block.tsx";
import type { Block, BlockType, WithBlocks } from "./block.ts";
import { BlockList } from "./block-list.tsx";
import { newBlock, withBlock, withBlockAt } from "./change-blocks.ts";
import type { ContentEditorProps } from "./content-editor.tsx";
import styles from "./content-editor.module.css";
import { useMessages } from "./messages.ts";

type BlocksPartProps<Doc extends WithBlocks> = ContentEditorProps<Doc> & {
  readonly chosen: string | null;
  /** Whether the last step took a block off. */
  readonly isJustRemoved: boolean;
  readonly locale: Locale;
};

/** The list of blocks, with a way to add one. */
export function BlocksPart<Doc extends WithBlocks>(props: BlocksPartProps<Doc>) {
  const { document, content, findings, href, chosen, locale, isJustRemoved } = props;
  const t = useMessages();
  const [, navigate] = useLocation();
  const blocks = document.document.blocks ?? [];
  const add = (type: BlockType, fields: object) => {
    const block = newBlock(blocks, type, fields);
    document.change((now) => withBlock(now, block, chosen));
    navigate(`${href}/blocks/${block.id}`);
  };
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("blocks")}</h2>
        <span className={styles.count}>{t("count", { count: blocks.length })}</span>
      </div>
      {isJustRemoved && document.undo && (
        <output className={styles.removed}>
          {t("removed")}
          <Button look="bare" onClick={document.undo}>
            {t("undo")}
          </Button>
        </output>
      )}
      <BlockList
        blocks={blocks}
        published={(document.published?.blocks ?? []) as readonly Block[]}
        {...{ chosen, locale }}
        hrefOf={(id) => `${href}/blocks/${id}`}
        onMove={(id, to) => document.change((now) => withBlockAt(now, id, to))}
        faulty={faultyBlocks(findings)}
      />
      <AddBlock content={content} onAdd={add} />
    </>
  );
}

const PLACE = /^blocks\.(\d+)(\.|$)/;

function faultyBlocks(findings: ContentEditorProps<WithBlocks>["findings"]): ReadonlySet<number> {
  return new Set(
    findings.flatMap(({ level, path }) => {
      const at = level === "error" ? PLACE.exec(path)?.[1] : undefined;
      return at === undefined ? [] : [Number(at)];
    }),
  );
}
