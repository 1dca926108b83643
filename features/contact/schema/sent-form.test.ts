import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { Consent, EmailAddress, PhoneNumber, textLine, textLines } from "./sent-form.ts";

test.each([
  "piet@example.be\r\nBcc: all@example.be",
  "piet@example.be\nBcc: all@example.be",
  "piet",
  "piet@",
  "@example.be",
  "piet@example",
  "pi et@example.be",
  "piet@example.be, jan@example.be",
  "<piet@example.be>",
  "Piet <piet@example.be>",
  "piet@-example.be",
  "piet@example-.be",
  "piet..a@example.be",
  ".piet@example.be",
  "piet.@example.be",
  "piet@exa mple.be",
  "piet@example.be\0",
  "pi\u200bet@example.be",
  "piet\u202e@example.be",
  "pi\u00adet@example.be",
  "=?utf-8?Q?Buy_now?=@example.be",
  `${"a".repeat(65)}@example.be`,
  `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(53)}.be`,
])("%j is no address that a mail could reach", (email) => {
  expect(EmailAddress.safeParse(email).success).toBe(false);
});

test.each([
  "jürgen@müller.example",
  "用户@例子.example",
  "o'neill+huis@sub.example.be",
  "ΑΝΝΑ@παράδειγμα.example",
  "a@b.co",
  "first.last@example.museum",
  "a=b?c@example.be",
])("%s can be answered", (email) => {
  expect(EmailAddress.parse(` ${email} `)).toBe(email.normalize());
});

test("no text that passes for an address can bring a mail another header or receiver", () => {
  assert(
    property(string({ unit: "binary", maxLength: 300 }), (text) => {
      const read = EmailAddress.safeParse(text);
      return !read.success || !/[\s,;<>"\p{Cc}]/u.test(read.data);
    }),
    { numRuns: 2_000 },
  );
});

test("an odd address is read as fast as any", () => {
  const odd = [
    `${"a.".repeat(40_000)}@`,
    `${"a@".repeat(40_000)}`,
    `a@${"a-".repeat(40_000)}`,
    "\t".repeat(80_000),
  ];
  expect(odd.map((text) => EmailAddress.safeParse(text).success)).toEqual([false, false, false, false]);
});

test.each(["+32 470 12 34 56", "0470/12.34.56", "(09) 123 45 67", "00 32 9 123 45 67"])(
  "%s is a number",
  (phone) => {
    expect(PhoneNumber.parse(phone)).toBe(phone);
  },
);

test.each(["bel mij", "12", "0470 12 34 56 na zes", "+", "1".repeat(30)])("%j is no number", (phone) => {
  expect(PhoneNumber.safeParse(phone).success).toBe(false);
});

test("a name loses the signs that turn the letters after it round", () => {
  expect(textLine(100).parse("An \u202enesnaJ\u2066 \u202a")).toBe("An nesnaJ");
});

test.each([
  ["An\u200b Ja\u00adn\u2060s\ufeff", "An Jans"],
  ["\u200fAn\u200e", "An"],
  ["An\u{e0041}\u{e007f}", "An"],
  ["\u067e\u0631\u06cc\u200c\u0633\u0627", "\u067e\u0631\u06cc\u200c\u0633\u0627"],
])("a name is read without signs that nobody sees: %j", (typed, name) => {
  expect(textLine(100).parse(typed)).toBe(name);
});

test.each(["An\u2028Jans", "An\u2029Jans", "\u202e", "\u200b\u200b"])("%j is no name", (name) => {
  expect(textLine(100).safeParse(name).success).toBe(false);
});

test("a text of several lines keeps those that end as Unicode has it", () => {
  expect(textLines(100).parse("Dag,\u2028An\u2029Tot dan")).toBe("Dag,\nAn\nTot dan");
});

test("a text keeps its lines, whichever way they end, and loses what stands around it", () => {
  expect(textLines(100).parse("  Dag,\r\n\r\nkan ik komen?\r\n")).toBe("Dag,\n\nkan ik komen?");
  expect(textLine(100).safeParse("Dag\nAn").success).toBe(false);
});

test.each(["", "   ", "\u0000", "a\u0007b", "\ud800"])("%j is no text", (text) => {
  expect(textLines(100).safeParse(text).success).toBe(false);
});

test.each([
  [true, true],
  ["on", true],
  [false, false],
  ["", false],
  [undefined, false],
  ["off", false],
])("a box that sends %j is consent: %j", (sent, isGiven) => {
  expect(Consent.safeParse(sent).success).toBe(isGiven);
});
