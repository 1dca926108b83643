/** What a page's own call is answered, as much of a response as the contract's client reads: its text as it was written. */
export class InProcessAnswer {
  readonly status: number;
  readonly statusText = "";
  readonly headers: Headers;
  readonly #json: string;

  constructor(json: string, status: number, headers: Readonly<Record<string, string>>) {
    this.status = status;
    this.headers = new Headers(headers);
    this.#json = json;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.#json);
  }

  async text(): Promise<string> {
    return this.#json;
  }
}
