import { useLocation } from "wouter";
import type { Locale } from "#domain/locale/locale.ts";
import type { Block, WithBlocks } from "./block.ts";
import { BlockFields } from "./block-fields.tsx";
import { copyOf, withBlock, withBlockAt, withoutBlock } from "./change-blocks.ts";
import type { ContentEditorProps } from "./content-editor.tsx";

type ChosenBlockProps<Doc extends WithBlocks> = ContentEditorProps<Doc> & {
  readonly block: Block;
  readonly locale: Locale;
};

/** The fields of the block that is opened. */
export function ChosenBlock<Doc extends WithBlocks>(props: ChosenBlockProps<Doc>) {
  const { document, content, findings, href, block, locale } = props;
  const [, navigate] = useLocation();
  const blocks = document.document.blocks ?? [];
  const at = blocks.indexOf(block);
  const beginning = `blocks.${at}.`;
  const { change } = document;
  return (
    <BlockFields
      key={block.id}
      {...{ block, at, locale, content }}
      published={document.published?.blocks?.find(({ id }) => id === block.id)}
      count={blocks.length}
      findings={findings
        .filter(({ path }) => `${path}.`.startsWith(beginning))
        .map(({ level, code, params, path }) => ({
          level,
          code,
          params,
          path: path.slice(beginning.length),
        }))}
      onChange={(next, step) =>
        change(
          (now) => ({ ...now, blocks: now.blocks?.map((one) => (one.id === block.id ? next : one)) }),
          step,
        )
      }
      onMove={(to) => change((now) => withBlockAt(now, block.id, to))}
      onCopy={() => {
        const copy = copyOf(blocks, block);
        change((now) => withBlock(now, copy, block.id));
        navigate(`${href}/blocks/${copy.id}`);
      }}
      onRemove={() => {
        change((now) => withoutBlock(now, block.id));
        navigate(href);
      }}
    />
  );
}
