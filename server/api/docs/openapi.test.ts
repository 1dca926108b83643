import { expect, test } from "vitest";
import { AJAX_ENDPOINTS, ENDPOINTS } from "../endpoints.ts";
import { describeApi, type Operation } from "./openapi.ts";

const everyEndpoint = [...ENDPOINTS, ...AJAX_ENDPOINTS];

function operationsOf(document: ReturnType<typeof describeApi>): Array<[string, Operation]> {
  return Object.entries(document.paths).flatMap(([path, { get, post, put, patch, delete: remove }]) =>
    [get, post, put, patch, remove]
      .filter((one) => one !== undefined)
      .map((one): [string, Operation] => [path, one]),
  );
}

test("every call of the API stands in its document once, under a name of its own", () => {
  const operations = operationsOf(describeApi(everyEndpoint));
  expect(operations).toHaveLength(everyEndpoint.length);
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
});

test("every reference of the document leads to a schema that is in it", () => {
  const document = describeApi(everyEndpoint);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? "");
  expect(references.length).toBeGreaterThan(100);
  const { schemas } = document.components;
  expect(references.filter((ref) => !(ref.replace("#/components/schemas/", "") in schemas))).toEqual([]);
});

test("the schemas carry no address of their own, so that references stay inside the document", () => {
  expect(JSON.stringify(describeApi(everyEndpoint).components)).not.toMatch(/"\$(id|schema)"/);
});

test("the words of every path are described, and nothing else is said to be in the path", () => {
  for (const [path, { parameters }] of operationsOf(describeApi(everyEndpoint))) {
    const written = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = parameters.filter((parameter) => parameter.in === "path");
    expect(described.map(({ name }) => name)).toEqual(written);
    expect(described.every(({ required, name, description }) => required && description !== name)).toBe(true);
  }
});

test("every call says how it fails, as problem details", () => {
  for (const [path, { responses }] of operationsOf(describeApi(everyEndpoint))) {
    expect(Object.keys(responses), path).toEqual(expect.arrayContaining(["500", "503"]));
    for (const [status, { content }] of Object.entries(responses)) {
      if (Number(status) >= 400) expect(Object.keys(content ?? {})).toEqual(["application/problem+json"]);
    }
  }
});

test("an estate holds estates: a project's units", () => {
  const { Estate } = describeApi(everyEndpoint).components.schemas;
  expect(Estate).toMatchObject({
    properties: { children: { type: "array", items: { $ref: "#/components/schemas/Estate" } } },
  });
});

test("the fields of estates, searches and sites say what they mean", () => {
  const { schemas } = describeApi(everyEndpoint).components;
  const said = (name: string, field: string) =>
    (schemas[name] as { properties: Record<string, { description?: string }> }).properties[field]
      ?.description;
  expect(said("Estate", "uri")).toMatch(/each language that the site publishes/);
  expect(said("Address", "visible")).toMatch(/never leave the server/);
  expect(said("Property", "status")).toMatch(/for sale, to rent, sold or rented/);
  expect(said("Picture", "urls")).toMatch(/card-760/);
  expect(said("EstateSearch", "view")).toMatch(/marker/);
  expect(said("EstateFilters", "prices")).toMatch(/hidden are not among them/);
  expect(said("Agency", "bivNumber")).toMatch(/512345/);
});
