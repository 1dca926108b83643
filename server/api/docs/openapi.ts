import type { Endpoint } from "#features/site/api/endpoint.ts";
import { componentSchemas, type JsonSchema, referTo } from "./openapi-schemas.ts";
import { type ProblemCode, PROBLEMS } from "#features/site/api/problem-codes.ts";

type Parameter = {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
};

type Content = Record<string, { readonly schema: JsonSchema }>;

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly [string];
  readonly parameters: readonly Parameter[];
  readonly security?: ReadonlyArray<{ readonly token?: readonly []; readonly session?: readonly [] }>;
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
};

/** The calls of one path; those beside the pages stand at the origin's root. */
export type PathItem = {
  readonly servers?: readonly [{ readonly url: string }];
  readonly get?: Operation;
  readonly post?: Operation;
  readonly put?: Operation;
  readonly patch?: Operation;
  readonly delete?: Operation;
};

const FILE: JsonSchema = { type: "string", format: "binary" };
const FORM_TYPE = "application/x-www-form-urlencoded";

export type OpenApi = ReturnType<typeof describeApi>;

/** The OpenAPI 3.1 document of a list of endpoints. */
export function describeApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, PathItem> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      ...(endpoint.siteBy === "host" ? { servers: [{ url: "/" }] } : {}),
      [endpoint.method.toLowerCase()]: describe(endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Gevel",
      version: "1.0.0",
      summary: "Sites of real-estate agencies and their listings",
      description:
        "What visitors see is read without signing in; writing, and reading what was written, needs a token (`Authorization: Bearer …`) or a session of the desk. Errors are problem details (RFC 9457); answers to GET carry an ETag.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: [...new Set(endpoints.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: "__Host-gevel_desk" },
      },
    },
  };
}

function describe(endpoint: Endpoint): Operation {
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    tags: [endpoint.group],
    parameters: parametersOf(endpoint),
    ...securityOf(endpoint),
    ...(endpoint.body
      ? {
          requestBody: {
            required: !endpoint.body.safeParse(undefined).success,
            content: contentOf(endpoint),
          },
        }
      : {}),
    responses: responsesOf(endpoint),
  };
}

function securityOf({ scope, isOpen, desk }: Endpoint): Pick<Operation, "security"> {
  if (scope) return { security: [...(isOpen ? [{}] : []), { token: [] }, { session: [] }] };
  return desk && desk !== "anyone" ? { security: [{ session: [] }] } : {};
}

/** A visitor's form may also come as a page without scripts sends it. */
function contentOf({ body, isForm, takesBytes }: Endpoint): Content {
  if (takesBytes !== undefined) return { "*/*": { schema: FILE } };
  const schema = referTo(body!);
  return { "application/json": { schema }, ...(isForm ? { [FORM_TYPE]: { schema } } : {}) };
}

function parametersOf({ path, params = {}, query = {}, siteBy, varies = [] }: Endpoint): Parameter[] {
  const text = { type: "string" };
  const descriptions: Record<string, string> = { siteId: "Id of the site", ...params };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return [
    ...inPath.map((name) => ({
      name,
      in: "path" as const,
      required: true,
      description: descriptions[name] ?? name,
      schema: text,
    })),
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: "query" as const,
      required: false,
      description,
      schema: text,
    })),
    ...(siteBy === "path" ? [header("X-Site-Id", "When given, the same site as in the path")] : []),
    // OpenAPI leaves `Authorization` to `security`.
    ...varies.filter((name) => name !== "Authorization").map((name) => header(name, HEADERS[name])),
  ];
}

const HEADERS = {
  "Accept-Language": "Language of names and paths: nl, fr, en or de",
  "Gevel-Desk": "`1` from the pages of the desk",
  "X-Site-Id": "The site whose words are asked; else the host name decides",
};

function header(name: string, description: string): Parameter {
  return { name, in: "header", required: false, description, schema: { type: "string" } };
}

/** What can be wrong with the site itself. */
const OF_SITE: Record<Endpoint["siteBy"], readonly ProblemCode[]> = {
  path: ["other-site", "not-found"],
  host: ["no-site", "not-found"],
  nothing: [],
};

function responsesOf(endpoint: Endpoint): Operation["responses"] {
  const statuses = Map.groupBy(new Set(codesOf(endpoint)), (code) => PROBLEMS[code].status);
  const problems = [...statuses].map(([status, same]) => [status, problemOf(same)]);
  return { ...successOf(endpoint), ...Object.fromEntries(problems) };
}

/** All that can go wrong with a call, in the order that the document tells it. */
function codesOf(endpoint: Endpoint): ProblemCode[] {
  const { body, isForm, siteBy, problems, method, scope, desk, takesBytes, fromAnyOrigin } = endpoint;
  const isJson = body && takesBytes === undefined;
  return [
    ...(body ? (["too-large"] as const) : []),
    ...(isJson ? (["broken-json", "not-json", isForm ? "invalid-form" : "invalid-input"] as const) : []),
    ...(method === "GET" || fromAnyOrigin ? [] : (["other-origin"] as const)),
    ...(scope ? (["no-token", "other-scope"] as const) : []),
    ...(scope || (desk && desk !== "anyone") ? (["no-session"] as const) : []),
    ...(scope || desk === "owner" ? (["other-role"] as const) : []),
    ...OF_SITE[siteBy],
    ...problems,
    "unexpected",
    ...(isForm ? (["form-not-taken"] as const) : []),
    "database-away",
  ];
}

function successOf({ answer, status = 200, canBeEmpty, isFile }: Endpoint): Operation["responses"] {
  return {
    ...(answer && {
      [status]: { description: "As asked", content: { "application/json": { schema: referTo(answer) } } },
    }),
    ...(isFile && {
      200: { description: "The file", content: { [isFile === true ? "*/*" : isFile]: { schema: FILE } } },
    }),
    ...(canBeEmpty && { 204: { description: "Nothing is known" } }),
  };
}

function problemOf(same: readonly ProblemCode[]) {
  return {
    description: same.map((code) => PROBLEMS[code].title).join(", or: "),
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
}
