import { html } from "hono/html";
import { SEARCH_PATHS } from "#domain/listing/search-paths.ts";
import { type Html, plainPage } from "#platform/http/plain-page.ts";
import { listSchemas } from "./published-schemas.ts";
import type { OpenApi, Operation, PathItem } from "./openapi.ts";
import { type ProblemCode, PROBLEMS } from "#features/site/api/problem-codes.ts";

/** The document of the API as a page for people, rendered from the same list as the router. */
export function docsPage(document: OpenApi): Html {
  const { info, tags, paths } = document;
  return layout(
    `${info.title} API`,
    html`<h1>${info.title} API <small>${info.version}</small></h1>
      <p>${info.summary}. ${info.description}</p>
      <p>For machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).</p>
      <nav aria-label="Groups">
        <ul>
          ${[...tags.map(({ name }) => name), "Search paths", "Problems", "Schemas"].map(
            (name) => html`<li><a href="#${anchorOf(name)}">${name}</a></li>`,
          )}
        </ul>
      </nav>
      ${tags.map(({ name }) => groupSection(name, paths))} ${searchPathSection()} ${problemSection()}
      ${schemaSection(document)}`,
  );
}

/** What one kind of problem means, at the address that its `type` names. */
export function problemPage(code: ProblemCode): Html {
  const { status, title, meaning } = PROBLEMS[code];
  return layout(
    title,
    html`<h1>${title}</h1>
      <p>Status ${status}, code <code>${code}</code>.</p>
      <p>${meaning}</p>
      <p><a href="/api/docs">All of the API</a></p>`,
  );
}

function layout(title: string, content: Html): Html {
  return plainPage({ title, sheet: "/api/docs.css", content });
}

function groupSection(group: string, paths: Record<string, PathItem>): Html {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    (["get", "post", "put", "patch", "delete"] as const).flatMap((method) => {
      const operation = item[method];
      const base = item.servers ? "" : "/api";
      return operation?.tags[0] === group ? [callArticle(method.toUpperCase(), base + path, operation)] : [];
    }),
  );
  return html`<section id="${anchorOf(group)}">
    <h2>${group}</h2>
    ${calls}
  </section>`;
}

function callArticle(method: string, path: string, operation: Operation): Html {
  const body = operation.requestBody?.content["application/json"]?.schema;
  return html`<article id="${operation.operationId}">
    <h3><span>${method}</span> <code>${path}</code></h3>
    <p>${operation.summary}.</p>
    ${parameterTable(operation)} ${body ? html`<p>Body: ${schemaName(body)}</p>` : ""}
    <table>
      <caption>
        Answers
      </caption>
      <tbody>
        ${Object.entries(operation.responses).map(
          ([status, { description, content }]) =>
            html`<tr>
              <th scope="row">${status}</th>
              <td>${description}</td>
              <td>${Object.values(content ?? {}).map(({ schema }) => schemaName(schema))}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </article>`;
}

function parameterTable({ parameters }: Operation): Html | "" {
  if (parameters.length === 0) return "";
  return html`<table>
    <caption>
      Parameters
    </caption>
    <tbody>
      ${parameters.map(
        ({ name, in: place, required, description }) =>
          html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td>${place}${required ? "" : ", optional"}</td>
            <td>${description}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function searchPathSection(): Html {
  return html`<section id="search-paths">
    <h2>Search paths</h2>
    <p>
      What <code>where</code> may name. Conditions are ANDed, values inside one <code>terms</code> are ORed.
    </p>
    <table>
      <tbody>
        ${SEARCH_PATHS.map(
          ({ path, type, operators }) =>
            html`<tr>
              <th scope="row"><code>${path}</code></th>
              <td>${type}</td>
              <td>${operators.join(", ")}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

function problemSection(): Html {
  return html`<section id="problems">
    <h2>Problems</h2>
    <table>
      <tbody>
        ${Object.entries(PROBLEMS).map(
          ([code, { status, title }]) =>
            html`<tr>
              <th scope="row">${status}</th>
              <td><a href="/api/problems/${code}">${title}</a></td>
              <td><code>${code}</code></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

function schemaSection({ components }: OpenApi): Html {
  return html`<section id="schemas">
    <h2>Schemas</h2>
    <p>
      Files of a site bundle, blocks of its pages, searches and the report of a check have JSON Schemas of
      their own, which
      <a href="/api/schemas">/api/schemas</a> lists for machines:
    </p>
    <ul>
      ${listSchemas().map(
        ({ name, url, description }) => html`<li><a href="${url}">${name}</a>: ${description}</li>`,
      )}
    </ul>
    ${Object.entries(components.schemas).map(
      ([name, schema]) =>
        html`<details id="schema-${name}">
          <summary>${name}</summary>
          <pre tabindex="0"><code>${JSON.stringify(schema, null, 2)}</code></pre>
        </details>`,
    )}
  </section>`;
}

function schemaName(schema: Record<string, unknown>): Html {
  const items = schema.items as Record<string, unknown> | undefined;
  if (items) return html`list of ${schemaName(items)}`;
  if (schema.$ref === undefined) return html`a file`;
  const name = String(schema.$ref).split("/").at(-1) ?? "";
  return html`<a href="#schema-${name}">${name}</a>`;
}

function anchorOf(group: string): string {
  return group.toLowerCase().replaceAll(" ", "-");
}
