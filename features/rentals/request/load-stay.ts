import type { MessageKey, Translate } from "#domain/locale/translate.ts";
import { statusOfError } from "#platform/http/api/query-error.ts";
import type { StayRequest, StayPage } from "../schema/stay-request.ts";
import { unbrokenCity } from "#domain/estate/address/address.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { formatDate, formatDayAtTime } from "#domain/format/moments.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { nightsOf } from "#domain/rental/period.ts";
import { heldUntil } from "#domain/rental/reservation.ts";
import { AGENCY_STEPS, canStep, VISITOR_STEPS } from "#domain/rental/stay-request.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { nullIfUnavailable } from "#features/site/null-if-unavailable.ts";
import type { StayPageView, StayView } from "./stay-view.ts";

/** Says that the page of a stay asks whether it is to be withdrawn. */
const WITHDRAW_QUERY = "withdraw";

const SCREENS = { "stay-requests": "stayRequest", "stay-answers": "stayAnswer" } as const;

/** What the page behind a link of a stay's mails shows; looking changes nothing. */
export async function loadStay(
  context: RequestContext,
  page: StayPage,
  token: string,
  { locale, url }: { readonly locale: Locale; readonly url: URL },
): Promise<StayPageView> {
  const [t, found] = await Promise.all([
    loadTranslate(context, locale),
    // `undefined` stands for one that can't be read now.
    findStay(context, page, token).catch((error: unknown) => nullIfUnavailable(error) ?? undefined),
  ]);
  const title = t(page === "stay-answers" ? "stay.answerTitle" : "stay.title");
  const hrefIn = (other: Locale) => hrefOf({ type: SCREENS[page], token }, other);
  return {
    stay: found && stayView(found, { page, locale, href: hrefIn(locale), t }),
    isAskedToWithdraw: Boolean(found && canWithdraw(found, page)) && url.searchParams.has(WITHDRAW_QUERY),
    title,
    phone: context.site.agency.phone,
    head: {
      title: { text: title, locale },
      description: "",
      canonical: context.origin + hrefIn(locale),
      alternates: context.site.locales.map((other) => ({ locale: other, href: hrefIn(other) })),
    },
  };
}

/** Null when there is none. */
async function findStay(context: RequestContext, page: StayPage, token: string): Promise<StayRequest | null> {
  try {
    return await context.queries.stayRequest(page, token);
  } catch (error) {
    if (statusOfError(error) === 404) return null;
    throw error;
  }
}

function canWithdraw({ state }: StayRequest, page: StayPage): boolean {
  return page === "stay-requests" && canStep("withdraw", state);
}

type ViewOptions = {
  readonly page: StayPage;
  readonly locale: Locale;
  readonly href: string;
  readonly t: Translate;
};

function stayView(stay: StayRequest, { page, locale, href, t }: ViewOptions): StayView {
  const { state, unit, visitor, message } = stay;
  const isAgency = page === "stay-answers";
  const steps = (isAgency ? AGENCY_STEPS : VISITOR_STEPS).filter((step) => canStep(step, state));
  return {
    state,
    notice: noticeOf(stay, isAgency, locale, t),
    facts: factsOf(stay, t),
    costs: costsOf(stay, t),
    unit: {
      title: textOf(unit.title, locale),
      place: (unit.place && unbrokenCity(textOf(unit.place, locale))) || null,
      href: hrefOf({ type: "rentalUnit", rentalUnitId: unit.id }, locale),
    },
    guest: {
      name: `${visitor.firstName} ${visitor.lastName}`,
      email: visitor.email,
      phone: visitor.phone ?? null,
      message,
    },
    steps,
    href,
    withdrawHref: hrefWithQuery(href, WITHDRAW_QUERY),
    hint: isAgency && steps.length > 0 ? t("stay.agency.hint") : null,
  };
}

function noticeOf(
  { state, askedAt, heldUntil: until }: StayRequest,
  isAgency: boolean,
  locale: Locale,
  t: Translate,
) {
  const values = {
    moment: formatDayAtTime(until, locale),
    confirmed: formatDayAtTime(heldUntil(new Date(askedAt), true), locale),
  };
  if (isAgency) return { title: t(`stay.agency.${state}`, values), text: "" };
  return { title: t(`stay.state.${state}`), text: t(`stay.state.${state}.text`, values) };
}

function factsOf({ start, end, persons }: StayRequest, t: Translate): StayView["facts"] {
  const nights = t("rentals.nights", { count: nightsOf({ start, end }) });
  return [
    { label: t("rentals.arrival"), value: formatDate(start) },
    { label: t("rentals.departure"), value: `${formatDate(end)} (${nights})` },
    { label: t("rentals.persons"), value: String(persons) },
  ];
}

function costsOf({ cost }: StayRequest, t: Translate): StayView["costs"] {
  const amounts: ReadonlyArray<readonly [label: MessageKey, euro: number | undefined]> = [
    ["rentals.rent", cost?.rent],
    ["rentals.cleaning", cost?.cleaning],
    ["rentals.fixedCosts", cost?.fixed],
    ["rentals.touristTax", cost?.touristTax],
    ["rentals.total", cost?.total],
    ["rentals.depositBack", cost?.deposit],
  ];
  return [
    ...amounts.flatMap(([label, euro]) => (euro ? [{ label: t(label), value: formatEuro(euro) }] : [])),
    ...(cost ? [] : [{ label: t("rentals.total"), value: t("listing.priceOnRequest") }]),
  ];
}
