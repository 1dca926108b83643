import { useRef } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { useAskedStays, useCountOfStays } from "./use-count-of-stays.ts";

/** What the button of the filter says: how many homes fit what is chosen around it; without scripts that it shows them. */
export const ShowStays = defineIsland({
  name: "show-stays",
  hydrate: "visible",
  messages: ["rentals.showCount", "rentals.showNone"],
  Content: () => {
    const t = useTranslate();
    const words = useRef<HTMLSpanElement>(null);
    const total = useCountOfStays(useAskedStays(words));
    return (
      <span ref={words}>
        {total === null && t("rentals.show")}
        {total !== null && (total > 0 ? t("rentals.showCount", { count: total }) : t("rentals.showNone"))}
      </span>
    );
  },
});
