import ICAL from "ical.js";

/** What Outlook and Exchange call zones (Unicode CLDR, windowsZones.xml), where a calendar names one that it does not describe. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  "Central Europe Standard Time": "Europe/Budapest",
  "Central European Standard Time": "Europe/Warsaw",
  "GMT Standard Time": "Europe/London",
  "Greenwich Standard Time": "Atlantic/Reykjavik",
  "Romance Standard Time": "Europe/Brussels",
  "W. Europe Standard Time": "Europe/Berlin",
};

const SECOND_NS = 1e9;

/** A zone that the platform knows by name. */
class NamedZone extends ICAL.Timezone {
  readonly #name: string;

  constructor(tzid: string, name: string) {
    super({ tzid });
    this.#name = name;
  }

  override utcOffset(time: ICAL.Time): number {
    const { year, month, day, hour, minute, second } = time;
    const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
    return wall.toZonedDateTime(this.#name).offsetNanoseconds / SECOND_NS;
  }
}

/** Makes zones known that a calendar names without describing them; one that nobody knows is read as Brussels. */
export function registerZones(calendar: ICAL.Component): void {
  const described = new Set(
    calendar.getAllSubcomponents("vtimezone").map((zone) => String(zone.getFirstPropertyValue("tzid"))),
  );
  const names = calendar
    .getAllSubcomponents("vevent")
    .flatMap((event) => event.getAllProperties())
    .map((property) => property.getFirstParameter("tzid"))
    .filter((name) => typeof name === "string" && !described.has(name));
  for (const tzid of new Set(names)) {
    const name = [tzid, WINDOWS_ZONES[tzid]].find((one) => one !== undefined && isZone(one));
    if (name && !ICAL.TimezoneService.has(tzid))
      ICAL.TimezoneService.register(new NamedZone(tzid, name), tzid);
  }
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
