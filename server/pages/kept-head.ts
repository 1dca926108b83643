import { type ServerResponse, STATUS_CODES } from "node:http";
import { ownCopy } from "./own-copy.ts";

/** A head that was written once: as `writeHead` takes it, and as the bytes of the line need it. */
export type KeptHead = { readonly fields: readonly string[]; readonly text: string };

/** A head and its body in one piece, ready to leave in one write. */
export type KeptCopy = {
  readonly head: KeptHead;
  bytes: Buffer;
  /** The second that its Date tells. */
  second: number;
  /** A slow visitor's connection still reads these bytes, which must not change under it. */
  isLent: boolean;
};

/** `fields` are names and values in turn; they come from `Headers`, which let no line break through. */
export function keptHead(status: number, fields: readonly string[]): KeptHead {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n`;
  for (let i = 0; i < fields.length; i += 2) text += `${fields[i]}: ${fields[i + 1]}\r\n`;
  return { fields, text: `${text}Connection: keep-alive\r\nDate: ` };
}

export function keptCopy(head: KeptHead, body: Uint8Array): KeptCopy {
  const text = head.text + dateText() + END;
  return {
    head,
    bytes: ownCopy(Buffer.concat([Buffer.from(text, "latin1"), body])),
    second,
    isLent: false,
  };
}

export const bodyOfCopy = ({ head, bytes }: KeptCopy): Buffer =>
  bytes.subarray(head.text.length + DATE_LENGTH + END.length);

/** The bytes of a copy with the Date of now. */
export function bytesOfCopy(copy: KeptCopy): Buffer {
  const date = dateText();
  if (copy.second === second) return copy.bytes;
  if (copy.isLent) copy.bytes = ownCopy(copy.bytes);
  copy.isLent = false;
  copy.second = second;
  copy.bytes.write(date, copy.head.text.length, "latin1");
  return copy.bytes;
}

/** What Node keeps of a head before it leaves, and of an answer that is complete. */
type Outgoing = Record<"_header", string> & Record<"_headerSent" | "finished", boolean>;

/**
 * Sends a kept head. Checking and joining twenty fields anew costs a third of a cached answer, so that a connection that
 * stays open gets the finished text, in the field in which Node itself keeps a head before it leaves.
 */
export function sendHead(response: ServerResponse, status: number, head: KeptHead): void {
  if (!takesText(response)) {
    response.writeHead(status, [...head.fields]);
    return;
  }
  response.statusCode = status;
  (response as unknown as Outgoing)["_header"] = head.text + dateText() + END;
}

/**
 * Sends a head and its body in one write. `end` would first look for what else is to come and say afterwards that it is
 * done; of one write both are known, so that the connection gets the bytes and is free for its next request.
 */
export function sendCopy(response: ServerResponse, status: number, copy: KeptCopy): void {
  if (!takesText(response)) {
    response.writeHead(status, [...copy.head.fields]).end(bodyOfCopy(copy));
    return;
  }
  const outgoing = response as unknown as Outgoing;
  const bytes = bytesOfCopy(copy);
  const { socket } = response;
  response.statusCode = status;
  outgoing["_header"] = copy.head.text;
  outgoing["_headerSent"] = true;
  if (!socket?.writable) {
    // The request before it on this connection has no answer yet: Node holds this one back until then.
    copy.isLent = true;
    response.end(bytes);
    return;
  }
  outgoing["finished"] = true;
  socket.write(bytes);
  if (socket.writableLength > 0) copy.isLent = true;
  response.emit("finish");
}

/** A Node that keeps its heads elsewhere, or a connection that closes, gets the head field by field. */
const takesText = (response: ServerResponse): boolean =>
  response.shouldKeepAlive && (response as unknown as Outgoing)["_headerSent"] === false;

const END = "\r\n\r\n";
const DATE_LENGTH = "Thu, 01 Jan 1970 00:00:00 GMT".length;

let second = 0;
let text = "";

function dateText(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    text = new Date(now * 1_000).toUTCString();
  }
  return text;
}
