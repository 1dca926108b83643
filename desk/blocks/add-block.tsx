import { useState } from "react";
import { Button } from "#ui/link/button.tsx";
import { CloseButton } from "#ui/overlay/close-button.tsx";
import dialogStyles from "#ui/overlay/dialog.module.css";
import type { SiteContent } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { Dialog } from "../shell/dialog.tsx";
import styles from "./add-block.module.css";
import { BLOCK_TYPES, type BlockType } from "./block.ts";
import { iconOfBlock } from "./block-icon.ts";
import { useMessages } from "./messages.ts";

type AddBlockProps = {
  readonly content: SiteContent;
  readonly onAdd: (type: BlockType, fields: object) => void;
};

/** Offers every kind of block, each with a sentence. */
export function AddBlock({ content, onAdd }: AddBlockProps) {
  const t = useMessages();
  const { t: desk } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="quiet" className={styles.add} onClick={() => setIsOpen(true)}>
        <DeskIcon name="add" />
        {t("add")}
      </Button>
      {isOpen && (
        <Dialog title={t("add")} onClose={close}>
          <CloseButton className={dialogStyles.close} label={desk("frame.close")} onClick={close} />
          <ul className={styles.types}>
            {BLOCK_TYPES.filter((type) => beginningOf(type, content)).map((type) => (
              <li key={type}>
                <button
                  type="button"
                  className={styles.type}
                  onClick={() => {
                    close();
                    onAdd(type, beginningOf(type, content)!);
                  }}
                >
                  <DeskIcon name={iconOfBlock(type)} />
                  <span>
                    <span className={styles.name}>{t(`block.${type}`)}</span>
                    <span className={styles.about}>{t(`about.${type}`)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

/** What a block must name of the site from the start; null where the site has none of it. */
function beginningOf(type: BlockType, { kinds, pages }: SiteContent): object | null {
  if (type === "custom-entity-list") return kinds[0] ? { entity: kinds[0].name } : null;
  if (type === "estate-filter") return pages[0] ? { search: [{ label: {}, pageId: pages[0].id }] } : null;
  return {};
}
