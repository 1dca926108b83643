import href from "./live/map-library.css?url";

let sheet: Promise<void> | undefined;

/** Fetches the map library's styles, which are larger than those of a whole page and stand in no sheet of pages. */
export function loadMapSheet(): Promise<void> {
  sheet ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`Failed to load ${href}`)));
    document.head.append(link);
  });
  return sheet;
}
