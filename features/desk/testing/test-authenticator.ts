import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

type Where = { readonly rpId: string; readonly origin: string };

/** An authenticator of the test's own, which signs as a phone does (WebAuthn, level 3, 6.1 and 6.5; ES256). */
export function testAuthenticator({ rpId, origin }: Where) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let counter = 0;
  const credential = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };
  const dataFor = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id: credential.id,
    /** What `navigator.credentials.create` gives. */
    create(challenge: string, flags = UP | UV) {
      const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKeyOf(publicKey)]);
      const authData = Buffer.concat([authenticatorData(rpId, flags | AT, counter), attested]);
      const attestationObject = cbor({ fmt: "none", attStmt: {}, authData });
      const response = {
        clientDataJSON: dataFor("webauthn.create", challenge).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      };
      return { ...credential, clientExtensionResults: {}, response };
    },
    /** What `navigator.credentials.get` gives; a clone of the key would count from where it was copied. */
    get(challenge: string, { flags = UP | UV, isClone = false } = {}) {
      if (!isClone) counter += 1;
      const clientData = dataFor("webauthn.get", challenge);
      const data = authenticatorData(rpId, flags, counter);
      const clientHash = createHash("sha256").update(clientData).digest();
      const signature = sign("sha256", Buffer.concat([data, clientHash]), privateKey);
      const response = {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      };
      return { ...credential, clientExtensionResults: {}, response };
    },
  };
}

/** User present, user verified, attested credential data. */
export const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` (RFC 9053, 7.1). */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const [left, right] = [x, y].map((text) => cbor(Buffer.from(text, "base64url")));
  const parts = [[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21], left!, [0x22], right!];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/** As much of CBOR (RFC 8949) as an attestation needs: maps with texts as keys, texts and bytes. */
function cbor(value: Buffer | string | object): Buffer {
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  const entries = Object.entries(value as Record<string, Buffer | string | object>);
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([name, one]) => [cbor(name), cbor(one)]),
  ]);
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.concat([Buffer.from([(kind << 5) | 25]), uint16(length)]);
}
