import { createElement } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { BlockSection } from "#features/site/block/block-section.tsx";
import styles from "./image-slider.module.css";
import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type LinkView, loadBlockLink } from "#features/site/block/load-block-link.ts";
import { aboveCaption, type CaptionedPicture, loadPicture } from "../load-pictures.ts";

type ImageSliderProps = { readonly view: ImageSliderView; readonly isFirst: boolean };

type Slide = CaptionedPicture & { readonly link: LinkView | null };

type ImageSliderView = { readonly heading: LocalizedText | null; readonly slides: readonly Slide[] };

export async function loadImageSlider(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"image-slider">,
): Promise<ImageSliderView | null> {
  const slides = await Promise.all(
    block.items.map(async (item): Promise<Slide | null> => {
      const shown = loadPicture(context, locale, item, "wide");
      return (
        shown && {
          ...aboveCaption(shown),
          link: item.link ? await loadBlockLink(context, locale, item.link) : null,
        }
      );
    }),
  );
  const shown = slides.filter((slide) => slide !== null);
  return shown.length > 0 ? { heading: localize(block.heading, locale), slides: shown } : null;
}

/** Pictures that follow each other (`image-slider.element.ts`); without scripts a strip to scroll. */
export function ImageSlider({ view: { slides, heading }, isFirst }: ImageSliderProps) {
  const t = useTranslate();
  return (
    <BlockSection
      type="image-slider"
      heading={heading}
      isFirst={isFirst}
      aria-roledescription={t("slider.name")}
      aria-label={heading?.text ?? t("slider.pictures")}
    >
      {createElement(
        "image-slider",
        { className: styles.slider },
        <ul className={styles.slides} aria-live="off">
          {slides.map((slide, at) => (
            <li className={styles.slide} key={slide.large.href} data-shown={at === 0 ? "" : undefined}>
              <SlideFigure slide={slide} isUrgent={isFirst && at === 0} />
            </li>
          ))}
        </ul>,
        slides.length > 1 && <Controls slides={slides} />,
      )}
    </BlockSection>
  );
}

/** One button stops and starts the slides, the others show one each. */
function Controls({ slides }: Pick<ImageSliderView, "slides">) {
  const t = useTranslate();
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.pause}
        aria-label={t("slider.pause")}
        data-pause={t("slider.pause")}
        data-play={t("slider.play")}
      >
        <Icon name="pause" className={styles.whenRunning} />
        <Icon name="play" className={styles.whenPaused} />
      </button>
      {slides.map((slide, at) => (
        <button
          key={slide.large.href}
          type="button"
          className={styles.dot}
          aria-label={t("slider.show", { number: at + 1, total: slides.length })}
          aria-current={at === 0 ? "true" : undefined}
        />
      ))}
    </div>
  );
}

function SlideFigure({ slide: { picture, caption, link }, isUrgent }: { slide: Slide; isUrgent: boolean }) {
  return (
    <figure className={styles.figure}>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes="(min-width: 81rem) 81rem, 100vw"
        isUrgent={isUrgent}
      />
      {(caption || link) && (
        <figcaption className={styles.caption}>
          {caption && <Localized words={caption} />}
          {link && (
            <Anchor className={styles.link} href={link.href}>
              <Localized words={link.label} />
            </Anchor>
          )}
        </figcaption>
      )}
    </figure>
  );
}
