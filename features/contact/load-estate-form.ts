import { nullIfUnavailable } from "#features/site/null-if-unavailable.ts";
import { titleOf } from "#domain/estate/title.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { findEstatePage } from "#features/listings/find-estate-page.ts";
import { type CardView, cardView } from "#features/listings/card/card-view.ts";
import type { PageHead } from "#features/site/page-head.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type EstateForm, hrefOfEstateForm } from "./estate-form.ts";
import { isSentTo } from "./sending/answer-form.ts";

export type EstateFormView = {
  readonly kind: "form";
  readonly form: EstateForm;
  readonly estateId: number;
  /** Null while it cannot be read: what a visitor typed must not be lost over that. */
  readonly card: CardView | null;
  readonly isSent: boolean;
  /** The listing went meanwhile: what was sent before is still thanked for. */
  readonly isGone: boolean;
  readonly head: PageHead;
};

/** A form about one listing, on a page of its own: where links lead that no script takes over. */
export async function loadEstateForm(
  context: RequestContext,
  form: EstateForm,
  estateId: number,
  locale: Locale,
  url: URL,
): Promise<EstateFormView | { readonly kind: "gone" } | { readonly kind: "unknown" }> {
  const t = await loadTranslate(context, locale);
  const page = await findEstatePage(context, estateId).catch(nullIfUnavailable);
  const isSent = isSentTo(url, form);
  const isGone = page?.kind === "gone";
  if (page?.kind === "unknown" || (isGone && !isSent)) return { kind: page.kind };
  const estate = page?.kind === "found" ? page.estate : null;
  const title = t(`form.${form}.heading`);
  const about = estate ? titleOf(estate, locale).text : "";
  return {
    kind: "form",
    form,
    estateId,
    card: estate && cardView(estate, { locale, site: context.site, cdn: context.imageCdn }),
    isSent,
    isGone,
    head: {
      title: { text: [title, about].filter(Boolean).join(": "), locale },
      description: "",
      canonical: context.origin + url.pathname,
      alternates: context.site.locales.map((other) => ({
        locale: other,
        href: hrefOfEstateForm(other, form, estateId),
      })),
    },
  };
}
