import { failPage, redirectTo, showPage } from "#platform/render/page-answer.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { BookedPage } from "./appointment/booked-page.tsx";
import { loadAppointment } from "./appointment/load-appointment.ts";
import { PERSONAL_HEADERS } from "./personal-headers.ts";
import { hrefOfBooked } from "./visit-hrefs.ts";
import { parseId } from "#features/site/parse-id.ts";
import { definePage } from "#features/site/site-page.ts";

/** Tells a visitor that their visit is booked; one that was cancelled since says so on its own page. */
export const visitBooked = definePage({
  async load({ context, params, url }) {
    const estateId = parseId(params["estateId"]);
    const appointmentId = params["appointmentId"]!;
    if (estateId === null) return failPage(404);
    const view = await loadAppointment(
      context,
      appointmentId,
      pageLocale(url.pathname, context.site),
      (locale) => hrefOfBooked(locale, estateId, appointmentId),
    );
    const { appointment, head } = view;
    if (appointment === undefined) return failPage(503, { "Retry-After": "5" });
    if (appointment === null) return failPage(404);
    if (appointment.cancelledAt) return redirectTo(appointment.href, { headers: PERSONAL_HEADERS });
    return showPage({ head, isPersonal: true, appointment }, { headers: PERSONAL_HEADERS });
  },
  Content: ({ data: { appointment } }) => <BookedPage appointment={appointment} />,
});
