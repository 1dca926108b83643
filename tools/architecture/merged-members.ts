/** A member that a file adds to an interface of another module by declaration merging. */
export type Declared = { readonly of: string; readonly name: string };

/** What values of a merged interface are called. */
const VALUES: Readonly<Record<string, string>> = {
  storage: "Storage",
  queries: "SiteQueries",
  parts: "ApiParts",
};

/** How members are asked for by what holds them. */
const BY_VALUE = [
  /\b(?<of>storage|queries|parts)(?=\??\.(?<names>\w+))/g,
  /\{(?<names>[^{}=]*)\}(?::[^={}]*|\s*)=\s*(?:await\s+)?(?:\w+\.)*(?<of>storage|queries|parts)\b(?!\??\.)/g,
];

const BY_TYPE = [
  /\{(?<names>[^{}]*)\}:\s*(?:Pick<)?(?<of>Storage|SiteQueries|ApiParts)\b/g,
  /\bPick<(?<of>Storage|SiteQueries|ApiParts),(?<names>[^<>]*)>/g,
  /\b(?<of>Storage|SiteQueries|ApiParts|Forms|Mails)\["(?<names>[\w-]+)"\]/g,
];

/** How forms and mails are asked for by their names. */
const BY_NAME: Readonly<Record<string, readonly RegExp[]>> = {
  Forms: [
    /\b(?:form=|useFormAnswer\(|sendForm\(\s*)"(?<names>[\w-]+)"/g,
    /\btakeForm\([^(){}]*\{(?<names>[^{}]*)[:}]/g,
  ],
  Mails: [/\bname: "(?<names>[\w-]+)"/g],
};

/** Which members of merged interfaces a source asks for; of other values with the same names too. */
export function usedIn(text: string): Declared[] {
  const byName = Object.entries(BY_NAME).flatMap(([of, patterns]) => membersBy(patterns, text, () => of));
  return [
    ...membersBy(BY_VALUE, text, (value) => VALUES[value]!),
    ...membersBy(BY_TYPE, text, (type) => type),
    ...byName,
  ];
}

function membersBy(patterns: readonly RegExp[], text: string, nameOf: (of: string) => string): Declared[] {
  const uses = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  return uses.flatMap(({ groups }) => {
    const of = nameOf(groups!["of"] ?? "");
    return (groups!["names"]!.match(/[\w-]+/g) ?? []).map((name) => ({ of, name }));
  });
}

/** Which members a source adds to the interfaces of other modules, as the formatter writes them. */
export function declaredIn(text: string): Declared[] {
  const lines = text.split("\n");
  return blocksOf(lines, /^declare module "/, "}").flatMap(({ body }) =>
    blocksOf(body, /^ {2}interface /, "  }").flatMap((merged) => {
      const [, of, from] = /^ {2}interface (\w+)(?: extends \w+<typeof (\w+)>)?/.exec(merged.head)!;
      const names = [...keysAt(merged.body), ...(from ? keysOf(from, lines) : [])];
      return names.map((name) => ({ of: of!, name }));
    }),
  );
}

type Block = { readonly head: string; readonly body: readonly string[] };

/** What stands between each line that fits and the next one that begins with an end; nothing where it closes itself. */
function blocksOf(lines: readonly string[], begins: RegExp, end: string): Block[] {
  return lines.flatMap((head, at) => {
    if (!begins.test(head)) return [];
    const until = lines.findIndex((line, index) => index > at && line.startsWith(end));
    return [{ head, body: head.endsWith("}") || head.endsWith("};") ? [] : lines.slice(at + 1, until) }];
  });
}

/** The keys of what a function answers, or of a constant. */
function keysOf(name: string, lines: readonly string[]): string[] {
  const from = lines.findIndex((line) => line.startsWith(`export function ${name}(`));
  if (from >= 0) return keysAt(blocksOf(lines.slice(from), /^ {2}return \{$/, "  };")[0]?.body ?? []);
  const constants = blocksOf(lines, /^export const /, "}");
  const constant = constants.find(({ head }) => head.startsWith(`export const ${name} = {`));
  const inline = constant?.head.split("{")[1]?.split(",") ?? [];
  return [...inline, ...(constant?.body ?? [])].flatMap((entry) => /[\w-]+/.exec(entry)?.[0] ?? []);
}

function keysAt(lines: readonly string[]): string[] {
  return lines.flatMap((line) => /^ {4}(?:readonly |async )*"?([\w-]+)"?\??[:(<,]/.exec(line)?.[1] ?? []);
}
