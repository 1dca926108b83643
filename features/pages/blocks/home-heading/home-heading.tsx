import { Localized } from "#features/site/messages/localized.tsx";
import { BlockHeading } from "#features/site/block/block-heading.tsx";
import styles from "./home-heading.module.css";
import { HomeSearch } from "./home-search.tsx";
import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadSearchTargets, type SearchTarget } from "./load-search-targets.ts";

type HomeHeadingProps = { readonly view: HomeHeadingView; readonly isFirst: boolean };

type HomeHeadingView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly picture: PictureView | null;
  readonly targets: readonly SearchTarget[];
};

export async function loadHomeHeading(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"home-heading">,
): Promise<HomeHeadingView> {
  return {
    heading: localize(block.heading, locale) ?? { text: context.site.name, locale },
    intro: localize(block.intro, locale),
    picture: block.picture ? pictureOf(block.picture, "hero", { alt: "", cdn: context.imageCdn }) : null,
    targets: await loadSearchTargets(context, locale, block.search),
  };
}

/** The first thing a visitor sees: a street, one sentence, and a search. */
export function HomeHeading({ view, isFirst }: HomeHeadingProps) {
  const { picture } = view;
  return (
    <section className={styles.hero} data-block="home-heading">
      <div className={styles.words}>
        <BlockHeading className={styles.heading} heading={view.heading} isFirst={isFirst} />
        {view.intro && (
          <p className={styles.intro}>
            <Localized words={view.intro} />
          </p>
        )}
        {view.targets.length > 0 && <HomeSearch targets={view.targets} />}
      </div>
      {picture && (
        <div className={styles.street}>
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            // A phone shows half of its width: a little less sharp, it is there sooner.
            sizes="(min-width: 40rem) max(100vw, 52rem), (min-resolution: 1.5dppx) 30rem, 45rem"
            width={picture.width}
            height={picture.height}
            alt=""
            fetchPriority="high"
          />
        </div>
      )}
    </section>
  );
}
