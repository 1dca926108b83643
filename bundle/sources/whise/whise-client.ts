import { z } from "zod";
import {
  later,
  type WhiseAccount,
  type WhiseFailure,
  WhiseSession,
  type WhiseSetting,
} from "./whise-session.ts";

/** As fw4-bvba/whise-api@f96aa42 asks, as all fields below unless told: tests/Endpoints/EstatesTest.php. */
const PAGE_SIZE = 50;

/** Active, archived and deleted; offline and all that is shown: src/Enums/Status.php and DisplayStatus.php. */
const EVERY_STATUS = { StatusIds: [1, 5, 6], DisplayStatusIds: [1, 2, 3, 4, 5] };

/** `estates` is left out where there are none (src/ApiAdapter/ApiAdapter.php). */
const Page = z.object({
  estates: z.array(z.looseObject({ id: z.int().positive() })).default([]),
  totalCount: z.int().min(0),
  isValidRequest: z.boolean().default(true),
  validationErrors: z.array(z.object({ message: z.string().optional() })).nullish(),
});
type Page = z.infer<typeof Page>;

type Asked = {
  /** What changed since, also what is no longer offered; without it, all that is offered. */
  readonly changedSince?: Date;
  /** As Whise calls them: `fr-BE`. */
  readonly languages: readonly string[];
};

/** Reads the estates of one agency from Whise's API. */
export class WhiseClient {
  readonly #session: WhiseSession;

  constructor(account: WhiseAccount, setting: WhiseSetting) {
    this.#session = new WhiseSession(account, setting);
  }

  /** Hands over the estates page by page; the answer is whole only where every estate that Whise counts was among them. */
  async eachPage(
    asked: Asked,
    take: (page: unknown) => Promise<void>,
  ): Promise<{ kind: "whole"; count: number } | WhiseFailure> {
    const ids = new Set<number>();
    for (let offset = 0, total = Infinity; offset < total;) {
      const page = await this.#page(asked, offset);
      if (page.kind !== "page") return page;
      const { estates, totalCount } = page.value;
      if (total !== Infinity && total !== totalCount)
        return later("the estates changed while they were read");
      if (estates.length === 0 && offset < totalCount)
        return later(`the page after ${offset} estates is empty`);
      total = totalCount;
      offset += estates.length;
      for (const { id } of estates) ids.add(id);
      await take(page.value);
      if (offset >= total && ids.size !== total)
        return later(`Whise counts ${total} estates and sent ${ids.size}`);
    }
    return { kind: "whole", count: ids.size };
  }

  async #page(
    { changedSince, languages }: Asked,
    offset: number,
  ): Promise<{ kind: "page"; value: Page } | WhiseFailure> {
    // jonathancaron/whise-integration@6bb6259 includes/class-sync-manager.php and, for the range,
    // tombroucke/immo-sync-whise@a19d029 src/Services/EstateSyncService.php.
    const filter = { LanguageIds: languages, ShowRepresentatives: true };
    const answer = await this.#session.post("/v1/estates/list", {
      Filter: changedSince ? { ...filter, ...EVERY_STATUS, ...changedAfter(changedSince) } : filter,
      Page: { Limit: PAGE_SIZE, Offset: offset },
    });
    if (answer.kind !== "answered") return answer;
    const parsed = Page.safeParse(answer.json);
    if (!parsed.success) return later("the answer is no list of estates");
    if (!parsed.data.isValidRequest) {
      const message = errorsOf(parsed.data);
      return { kind: "refused", message, said: message };
    }
    return { kind: "page", value: parsed.data };
  }
}

/** By the clock of UTC: where Whise reads it as that of Brussels, an hour or two come again, and none is missed. */
function changedAfter(since: Date): object {
  return { UpdateDateTimeRange: { Min: since.toISOString().slice(0, 19).replace("T", " ") } };
}

function errorsOf({ validationErrors }: Page): string {
  const messages = (validationErrors ?? []).flatMap(({ message }) => message ?? []);
  return `Whise refused the request: ${messages.join(" ") || "no reason given"}`;
}
