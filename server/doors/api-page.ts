import { type ErrorCode, errors } from '../../contract/errors.ts'
import type { ApiDocument } from './api-document.ts'

/** The interface as a page to read: no script, its style in a file of our own, so that the strictest policy lets it through. */
export function apiPage(document: ApiDocument): string {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections = document.tags.map(({ name }) => ({
    name,
    list: entries.filter(({ operation }) => operation.tags[0] === name),
  }))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The HTTP interface of Applybox</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<nav aria-label="Sections">
<p class="brand">Applybox <span>${escaped(document.info.version)}</span></p>
<ul>
${sections.map(({ name, list }) => `<li><a href="#${anchor(name)}">${escaped(name)}</a> <span>${list.length}</span></li>`).join('\n')}
<li><a href="#errors">Errors</a> <span>${Object.keys(errors).length}</span></li>
<li><a href="openapi.json">openapi.json</a></li>
</ul>
</nav>
<main>
<h1>The HTTP interface</h1>
<p>JSON in UTF-8 under <code>/api</code>. An answer carries its payload in <code>data</code>; a list is <code>data.list</code> with <code>data.nextCursor</code>.
Private calls send <code>Authorization: Bearer …</code> and <code>X-Device-Identity: …</code>.
What goes wrong is told as a problem (RFC 9457) with a <code>code</code> that never changes; <code>reason</code>, with <code>values</code>, says more exactly why. Another person's id and an unknown one get the same 404.</p>
${sections.map(({ name, list }) => `<section aria-labelledby="${anchor(name)}">\n<h2 id="${anchor(name)}">${escaped(name)}</h2>\n${list.map(entry).join('\n')}\n</section>`).join('\n')}
<section aria-labelledby="errors">
<h2 id="errors">Errors</h2>
<div class="wide"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Title</th></tr></thead>
<tbody>
${Object.entries(errors)
  .map(
    ([code, { status, title }]) =>
      `<tr id="error-${code}"><td>${status}</td><td><code>${code}</code></td><td>${escaped(title)}</td></tr>`,
  )
  .join('\n')}
</tbody></table></div>
</section>
</main>
</body>
</html>
`
}

type Entry = { path: string; method: string; operation: ApiDocument['paths'][string][string] }

function entry({ path, method, operation }: Entry) {
  const { parameters = [], requestBody, responses } = operation
  const answer = responses['200']?.content
  return `<details id="${operation.operationId}">
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code class="path">${escaped(path).replaceAll('/', '/<wbr>')}</code> <span class="what">${escaped(operation.summary)}</span></summary>
<p>${escaped(operation.description)}</p>
${parameters.length > 0 ? `<h3>Parameters</h3>\n<ul class="fields">${parameters.map(parameter).join('')}</ul>` : ''}
${requestBody ? `<h3>Body</h3>\n${Object.entries(requestBody.content).map(content).join('')}` : ''}
<h3>Answer</h3>
${answer ? Object.entries(answer).map(content).join('') : `<p>${responses['303'] ? '303, to the web app' : '204, without a body'}</p>`}
<h3>Refusals</h3>
<ul class="fields">${Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => `<li><b>${status}</b> ${codes(description)}</li>`)
    .join('')}</ul>
</details>`
}

function parameter({ name, in: where, required, schema }: { name: string; in: string; required: boolean; schema: object }) {
  return `<li><code>${escaped(name)}</code> <span class="muted">${where}${required ? ', required' : ''}</span> ${escaped(typeWords(schema))}</li>`
}

function typeWords(schema: {
  type?: string
  format?: string
  enum?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
}) {
  const kind = schema.enum ? schema.enum.join(' | ') : [schema.type, schema.format].filter(Boolean).join(', ')
  const range =
    schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER ? `, ${schema.minimum ?? ''}–${schema.maximum}` : ''
  return `${kind}${range}${schema.default === undefined ? '' : `, default ${JSON.stringify(schema.default)}`}`
}

function content([type, { schema }]: [string, { schema: object }]) {
  if (type !== 'application/json') return `<p><code>${escaped(type)}</code></p>`
  return `<pre tabindex="0">${escaped(JSON.stringify(schema, null, 2))}</pre>`
}

function codes(description: string) {
  return escaped(description).replaceAll(
    /`([a-z_]+)`/g,
    (_, code: ErrorCode) => `<a href="#error-${code}"><code>${code}</code></a>`,
  )
}

function anchor(name: string) {
  return `section-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

export const apiPageStyle = `
:root { --canvas: #f7f8fa; --surface: #fff; --line: #dfe3e8; --text: #1d2026; --muted: #5c6470; --accent: #336be5; }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #16181d; --surface: #1d2026; --line: #343943; --text: #e6e8ec; --muted: #9aa3b0; --accent: #8aa9f0; }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 16px; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--canvas); color: var(--text); font: 0.875rem/1.25rem Lato, system-ui, sans-serif; display: grid; grid-template-columns: 14.5rem minmax(0, 1fr); }
nav { position: sticky; top: 0; align-self: start; height: 100vh; overflow: auto; padding: 24px 16px; border-right: 1px solid var(--line); background: var(--surface); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { display: flex; gap: 6px; justify-content: space-between; padding: 4px 8px; }
nav span, .muted { color: var(--muted); }
.brand { margin: 0 8px 16px; font-weight: 700; }
.brand span { font-weight: 400; }
main { max-width: 57.5rem; padding: 24px 24px 96px; }
h1 { font-size: 1.25rem; line-height: 1.75rem; margin: 0 0 8px; }
h2 { font-size: 1rem; line-height: 1.5rem; margin: 32px 0 8px; }
h3 { font-size: 0.8125rem; line-height: 1.25rem; margin: 16px 0 4px; color: var(--muted); }
a { color: var(--accent); }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code, pre { font: 0.8125rem/1.25rem ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; margin: 0 0 8px; padding: 0 16px; }
details[open] { padding-bottom: 16px; }
summary { cursor: pointer; padding: 10px 0; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
.method { min-width: 3.25rem; font-weight: 700; font-size: 0.75rem; color: var(--muted); }
.get { color: var(--accent); }
.path { overflow-wrap: anywhere; font-weight: 600; }
.what { color: var(--muted); flex: 1 1 12.5rem; }
pre { margin: 0; padding: 12px; max-height: 22.5rem; overflow: auto; background: var(--canvas); border: 1px solid var(--line); border-radius: 8px; }
.fields { margin: 0; padding: 0; list-style: none; }
.fields li { padding: 4px 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; background: var(--surface); font-size: 0.8125rem; }
th, td { text-align: left; padding: 6px 12px; border: 1px solid var(--line); }
tr:target td { background: color-mix(in srgb, var(--accent) 15%, transparent); }
@media (width <= 45rem) {
  body { display: block; }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); padding: 16px; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 8px; }
  main { padding: 16px 16px 64px; }
}
`
