import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLocale } from "#domain/locale/locale.ts";
import { Awake } from "./chunks/awake.tsx";
import { reportChunkFailure } from "./chunks/chunk-failure.ts";
import { takePageData } from "./page-data/take-page-data.ts";
import { fetchPageWords } from "./shell/words/fetch-words.ts";
import "./blocks/image-slider/image-slider.element.ts";
import "./blocks/pop-up-banner/pop-up-banner.element.ts";
import "./blocks/timed-pop-up/timed-pop-up.element.ts";
import "./listing/keep-trail.browser.ts";
import "#platform/render/browser/omit-empty.browser.ts";
import "./favorites/hearts.browser.ts";
import "./estate/estate-page.browser.ts";
import "./estate/gallery/open-lightbox.browser.ts";
import "./ui/overlay/close-menus.browser.ts";
import "./ui/picture/broken-pictures.browser.ts";

async function wakePage(): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : "nl";
  await Promise.all([fetchPageWords(), takePageData()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Awake locale={locale}>
          <HydratedRouter />
          {/* Stands for the page's data, which the server writes here: ids tell places. */}
          {null}
        </Awake>
      </StrictMode>,
    );
  });
}

wakePage().catch(reportChunkFailure);
