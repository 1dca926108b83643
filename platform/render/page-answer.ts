/** Headers of one answer, by name. */
export type AnswerHeaders = Readonly<Record<string, string>>;

type Init = { readonly status?: number; readonly headers?: AnswerHeaders };

/** What a page's `load` or `action` answers. */
export type PageAnswer<Data> =
  | { readonly kind: "page"; readonly data: Data; readonly status: number; readonly headers: AnswerHeaders }
  | { readonly kind: "response"; readonly response: Response }
  | { readonly kind: "failure"; readonly status: number; readonly headers: AnswerHeaders };

/** The page with these data. Example: `showPage(view, { status: 410 })`. */
export function showPage<Data>(data: Data, { status = 200, headers = {} }: Init = {}): PageAnswer<Data> {
  return { kind: "page", data, status, headers };
}

/** Another address. Example: after a form, `redirectTo("/nl/bedankt", { status: 303 })`. */
export function redirectTo(location: string, { status = 302, headers = {} }: Init = {}): PageAnswer<never> {
  return sendResponse(new Response(null, { status, headers: { ...headers, Location: location } }));
}

/** An answer that is no page: a calendar file. */
export function sendResponse(response: Response): PageAnswer<never> {
  return { kind: "response", response };
}

/** The error page of a status in the visitor's language. Example: `failPage(404)`. */
export function failPage(status: number, headers: AnswerHeaders = {}): PageAnswer<never> {
  return { kind: "failure", status, headers };
}

/** Thrown far below a page's `load`, where no answer can be handed up: the page answers with the error page of its status. */
export class PageFailure extends Error {
  readonly status: number;
  readonly headers: AnswerHeaders;

  constructor(status: number, headers: AnswerHeaders = {}) {
    super(`The page answers ${status}`);
    this.status = status;
    this.headers = headers;
  }
}
