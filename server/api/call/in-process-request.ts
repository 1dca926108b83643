type Call = {
  readonly url: string;
  readonly method: string;
  readonly headers: HeadersInit | undefined;
  readonly body: string | null;
};

/** A page's own call, as much of a request as the API reads: every page makes some, and a real one is made of streams. */
export class InProcessRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | null;

  constructor({ url, method, headers, body }: Call) {
    this.url = url;
    this.method = method;
    this.headers = new Headers(headers);
    this.body = body;
    // So that the limit of bodies need not read it.
    if (body !== null) this.headers.set("Content-Length", String(Buffer.byteLength(body)));
  }

  async text(): Promise<string> {
    return this.body ?? "";
  }
}
