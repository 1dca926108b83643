import { z } from "zod";
import { coded } from "#features/site/schema/finding-codes.ts";
import { EmailAddress, textLine } from "#features/contact/schema/sent-form.ts";
import { visibleText } from "#features/contact/schema/visible-text.ts";
import { type Person as SignedIn, ROLES } from "#features/site/access/person.ts";
import { Id, LocaleCode } from "#features/site/schema/primitives.ts";

const SECRET = /^[\w-]{43}$/;

/** An address as forms take it; an error of the API says what was expected. */
export const Email = z
  .string()
  .overwrite((text) => text.trim())
  .refine(
    (text) => EmailAddress.safeParse(text).success,
    coded("not-an-email", "expected an e-mail address"),
  );

/** What a person or a passkey is called: one line. */
export const Name = z
  .string()
  .overwrite((text) => visibleText(text).trim())
  .refine((text) => textLine(100).safeParse(text).success, "expected one line of at most 100 characters");

const SalesRepIds = z
  .array(Id)
  .max(50)
  .describe("The sales reps (`salesRep.id` of listings) whose listings, questions and visits an agent sees.");

/** Somebody of the agency. */
export const Person = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z
    .enum(ROLES)
    .describe("`owner` does everything, `editor` all but people, `agent` works on own listings alone."),
  locale: LocaleCode.describe("The language of the desk and of its mails."),
  salesRepIds: SalesRepIds,
}) satisfies z.ZodType<SignedIn>;

const State = z.enum(["invited", "active"]).describe("`active` from the first time that they sign in.");

/** Everybody who may sign in. */
export const People = z.object({
  people: z.array(Person.extend({ state: State, lastSeenAt: z.iso.datetime().nullable() })),
});

/** Whose listings an agent can be given. */
export const SalesReps = z.object({
  salesReps: z.array(
    z.object({
      id: Id.describe("`salesRep.id` of the listings."),
      name: z.string(),
      listings: z.number().describe("How many listings name them."),
    }),
  ),
});

/** Who is invited. */
export const Invitation = z.strictObject({
  email: Email,
  name: Name,
  role: z.enum(ROLES),
  salesRepIds: SalesRepIds.default([]),
  locale: LocaleCode,
});

/** What changes of a person; the address stays: invite the new one, and remove the old. */
export const PersonChange = Invitation.omit({ email: true }).extend({ salesRepIds: SalesRepIds }).partial();
export type PersonChange = z.infer<typeof PersonChange>;

export const SignInLinkRequest = z.object({ email: Email, locale: LocaleCode });
export type SignInLinkRequest = z.infer<typeof SignInLinkRequest>;

export const SignInLinkSecret = z.object({
  secret: z.string().regex(SECRET, "expected what follows # in the address of the link"),
});

export const CurrentSession = z.object({
  person: Person,
  sessionId: z.string(),
  /** While whoever runs the servers keeps the site from visitors: since when, and why. */
  suspension: z.object({ since: z.iso.datetime(), reason: z.string().nullable() }).nullable(),
});

export const Sessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      device: z
        .string()
        .describe("Browser and system as they named themselves. Example: `Firefox, Windows`."),
      isThis: z.boolean().describe("The session that asks."),
    }),
  ),
});

const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/, "expected base64url");

const CREDENTIAL = {
  id: Base64Url.max(1_400),
  rawId: Base64Url.max(1_400),
  type: z.literal("public-key"),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).nullish(),
} as const;

/** What `navigator.credentials.create` gave, as `toJSON` writes it (WebAuthn, level 3). */
export const NewPasskey = z.object({
  name: Name,
  response: z.object({
    ...CREDENTIAL,
    response: z.object({
      clientDataJSON: Base64Url,
      attestationObject: Base64Url,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
});

/** What `navigator.credentials.get` gave. */
export const PasskeySignIn = z.object({
  response: z.object({
    ...CREDENTIAL,
    response: z.object({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
      userHandle: Base64Url.nullish(),
    }),
  }),
});

/** What the browser is asked (WebAuthn, level 3: `parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`). */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

export const Passkeys = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      usedAt: z.iso.datetime().nullable(),
    }),
  ),
});
