/**
 * An answer that is not OK, made from its status and status text; `response` is there for who wants the problem details.
 * Example: `new HttpError(new Response(null, { status: 404, statusText: "Not Found" })).message` is `"404 Not Found"`.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly response: Response;

  constructor(response: Response) {
    super(`${response.status} ${response.statusText}`.trim());
    this.name = "HttpError";
    this.status = response.status;
    this.statusText = response.statusText;
    this.response = response;
  }
}
