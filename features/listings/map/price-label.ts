const THOUSAND = 1_000;
const MILLION = 1_000_000;

/**
 * A price as short as a marker needs it, the same in all languages: `€ 950`, `€ 389k`, `€ 1,25M`. Rents below 10,000
 * euro keep every digit.
 */
export function priceLabel(euro: number): string {
  if (euro < 10 * THOUSAND) return `€ ${grouped(Math.round(euro))}`;
  if (Math.round(euro / THOUSAND) < THOUSAND) return `€ ${Math.round(euro / THOUSAND)}k`;
  const millions = Number((euro / MILLION).toFixed(2));
  return `€ ${String(millions).replace(".", ",")}M`;
}

/** Of at most five digits: 9,999.6 is told as 10.000. */
function grouped(whole: number): string {
  return String(whole).replace(/\d(?=\d{3}$)/, "$&.");
}
