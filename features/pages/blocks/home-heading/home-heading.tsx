import { Localized } from "#features/site/messages/localized.tsx";
import { BlockHeading } from "#features/site/block/block-heading.tsx";
import styles from "./home-heading.module.css";
import photoStyles from "./hero-photo.module.css";
import { HeroPhoto, heroPhoto, type HeroPhotoView } from "./hero-photo.tsx";
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
  /** Instead of the picture, across the whole width. */
  readonly photo: HeroPhotoView | null;
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
    picture:
      block.picture && !block.focus
        ? pictureOf(block.picture, "hero", { alt: "", cdn: context.imageCdn })
        : null,
    photo: heroPhoto(block, context.imageCdn),
    targets: await loadSearchTargets(context, locale, block.search),
  };
}

/** The first thing a visitor sees: a street or a photo, one sentence, and a search. */
export function HomeHeading({ view, isFirst }: HomeHeadingProps) {
  const { picture, photo, targets } = view;
  return (
    <section className={photo ? photoStyles.hero : styles.hero} data-block="home-heading">
      {photo && <HeroPhoto photo={photo} />}
      <div className={photo ? photoStyles.words : styles.words}>
        <BlockHeading
          className={photo ? photoStyles.heading : styles.heading}
          heading={view.heading}
          isFirst={isFirst}
        />
        {view.intro && (
          <p className={styles.intro}>
            <Localized words={view.intro} />
          </p>
        )}
        {!photo && targets.length > 0 && <HomeSearch targets={targets} />}
      </div>
      {photo && targets.length > 0 && (
        <div className={photoStyles.search}>
          <HomeSearch targets={targets} />
        </div>
      )}
      {picture && <Street picture={picture} />}
    </section>
  );
}

function Street({ picture }: { readonly picture: PictureView }) {
  return (
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
  );
}
