import { moduleName } from "./module-name.ts";

/**
 * Fetches what defines each custom element that stands on this page: `image-slider.element.ts` defines `<image-slider>`.
 * What few pages have is no part of the first script of all.
 */
export async function defineElements(
  modules: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  const shown = Object.entries(modules).filter(([file]) => document.querySelector(moduleName(file)));
  await Promise.all(shown.map(([, load]) => load()));
}
