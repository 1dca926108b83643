import { ItemCards } from "../entity/item-cards.tsx";
import type { ItemFact } from "../entity/item-view.ts";
import { Breadcrumbs } from "#features/estate/breadcrumbs.tsx";
import { Blocks } from "../blocks/blocks.tsx";
import type { LoadedBlock } from "#features/site/block/loaded-block.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./item-page.module.css";
import type { ItemPageView } from "./load-item.ts";

type ItemPageProps = { readonly view: ItemPageView; readonly blocks: readonly LoadedBlock[] };

/** One guide, one piece of news: what it is, the blocks that tell it, and the next ones. */
export function ItemPage({ view: { item, crumbs, kind, others }, blocks }: ItemPageProps) {
  const t = useTranslate();
  return (
    <>
      <article className={styles.item}>
        <Breadcrumbs crumbs={crumbs} />
        <header className={styles.top}>
          <h1>
            <Localized words={item.title} />
          </h1>
          {item.date && (
            <time className={styles.date} dateTime={item.date.day}>
              {item.date.text}
            </time>
          )}
          {item.intro && (
            <p className={styles.intro}>
              <Localized words={item.intro} />
            </p>
          )}
        </header>
        {item.picture && (
          <Picture
            className={styles.picture}
            picture={item.picture}
            sizes="(min-width: 81rem) 81rem, 100vw"
            isUrgent
          />
        )}
        {item.facts.length > 0 && <Facts facts={item.facts} />}
      </article>
      <Blocks blocks={blocks} title={null} isBelowTitle />
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="more-items">
          <h2 id="more-items">
            {kind ? (
              <>
                {t("entity.moreOf")} <Localized words={kind} />
              </>
            ) : (
              t("entity.more")
            )}
          </h2>
          <ItemCards items={others} />
        </section>
      )}
    </>
  );
}

function Facts({ facts }: { readonly facts: readonly ItemFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text, href }) => (
        <div className={styles.fact} key={label.text}>
          <dt>
            <Localized words={label} />
          </dt>
          <dd>{href ? <Anchor href={href}>{text.text}</Anchor> : <Localized words={text} />}</dd>
        </div>
      ))}
    </dl>
  );
}
