/** A member that a file adds to an interface of another module by declaration merging. */
export type Declared = { readonly of: string; readonly name: string };

/** How the members of each merged interface are asked for in the sources; the last group of a pattern holds their names. */
const USES: Readonly<Record<string, readonly RegExp[]>> = {
  Storage: usesOf("Storage", "storage"),
  SiteQueries: usesOf("SiteQueries", "queries"),
  ApiParts: usesOf("ApiParts", "parts"),
  Forms: [
    /\b(?:form=|useFormAnswer\(|sendForm\(\s*)"([\w-]+)"/g,
    /\btakeForm\([^{}]*\{([^{}]*)[:}]/g,
    /\bForms\["([\w-]+)"\]/g,
  ],
  Mails: [/\bname: "([\w-]+)"/g, /\bMails\["([\w-]+)"\]/g],
};

function usesOf(type: string, value: string): RegExp[] {
  return [
    new RegExp(String.raw`\b${value}\??\.(\w+)`, "g"),
    new RegExp(String.raw`\{([^{}=]*)\}(?::[^={}]*)?\s*=\s*(?:await\s+)?(?:\w+\.)*${value}\b(?!\??\.)`, "g"),
    new RegExp(String.raw`\{([^{}]*)\}:\s*(?:Pick<)?${type}\b`, "g"),
    new RegExp(String.raw`\bPick<${type},([^>]*)>`, "g"),
    new RegExp(String.raw`\b${type}\["(\w+)"\]`, "g"),
  ];
}

/** Which members a source adds to the interfaces of other modules. */
export function declaredIn(text: string): Declared[] {
  const modules = [...text.matchAll(/^declare module "[^"]+" \{\n([\s\S]*?)^\}/gm)];
  const inside = modules.map(([, body]) => body).join("");
  const merged = /^ {2}interface (\w+)(?: extends [^{]*?<typeof (\w+)>)? \{(?:\}|\n([\s\S]*?)^ {2}\})/gm;
  return [...inside.matchAll(merged)].flatMap(([, of, from, members]) =>
    [...keysAt(4, members ?? ""), ...(from ? keysOf(from, text) : [])].map((name) => ({ of: of!, name })),
  );
}

/** Which members of these interfaces a source asks for; of other values with the same names too. */
export function usedIn(text: string): Declared[] {
  return Object.entries(USES).flatMap(([of, patterns]) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(([, names]) => names!.match(/[\w-]+/g) ?? [])
      .map((name) => ({ of, name })),
  );
}

/** The keys of what a function answers, or of a constant, as the formatter writes them. */
function keysOf(name: string, text: string): string[] {
  const answered = new RegExp(
    String.raw`^export function ${name}\([\s\S]*?^ {2}return \{\n([\s\S]*?)^ {2}\};`,
    "m",
  );
  const constant = new RegExp(String.raw`^export const ${name} = \{([^}]*)\}`, "m");
  const answer = answered.exec(text)?.[1];
  if (answer !== undefined) return keysAt(4, answer);
  return [...(constant.exec(text)?.[1] ?? "").matchAll(/(?:^|[\n{,])\s*"?([\w-]+)"?(?=[:,\s])/g)].map(
    ([, key]) => key!,
  );
}

function keysAt(indent: number, text: string): string[] {
  const key = new RegExp(String.raw`^ {${indent}}(?:readonly |async )*"?([\w-]+)"?\??[:(<,]`, "gm");
  return [...text.matchAll(key)].map(([, name]) => name!);
}
