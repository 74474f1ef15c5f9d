import { contract, endpoints, resolve, type Body, type Endpoint, type Operation } from '../contract'
import { escape, prose, table } from './html'
import { notesText, schemaSection, typeText } from './schema-text'

/**
 * The style sheet of the documentation page. It is a separate file, because the Content Security Policy forbids inline
 * styles.
 */
export const docsStyle = `
:root { color-scheme: light dark; --line: #8884; --quiet: #8882; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-inline-size: 60rem; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { border-block-end: 1px solid var(--line); margin-block-start: 3rem; padding-block-end: .25rem; }
h3 { display: flex; flex-wrap: wrap; gap: .5rem; margin-block: 2rem .5rem; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
code { background: var(--quiet); border-radius: .25rem; padding: .1em .3em; }
pre { background: var(--quiet); border-radius: .5rem; overflow: auto; padding: .75rem; }
pre code { background: none; padding: 0; }
dl { display: grid; gap: .25rem 1rem; grid-template-columns: minmax(6rem, auto) 1fr; }
dd { margin: 0; overflow-wrap: anywhere; }
.table { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { border-block-end: 1px solid var(--line); padding: .35rem .5rem; text-align: start; vertical-align: top; }
nav ul { columns: 14rem; list-style: none; padding: 0; }
nav a { display: inline-block; min-block-size: 1.5rem; }
.method { background: var(--quiet); border-radius: .25rem; padding: 0 .4em; }
`

/** Names the callers of an operation, from its security schemes. */
function callers({ security }: Operation): string {
  const accepts = (scheme: string) => security.some((schemes) => scheme in schemes)
  if (accepts('passwordToken')) return 'Whoever changed a code for a token'
  const isCustomers = (schemes: object) => 'customerToken' in schemes || 'customerCookie' in schemes
  const isForCustomers = security.some(isCustomers)
  const isOpen = security.length === 0 || !security.every(isCustomers)
  return isForCustomers && isOpen ? 'Visitors and customers' : isForCustomers ? 'Customers' : 'Everybody'
}

function callersInFull(operation: Operation): string {
  const needsKey = operation.security.length > 0 && operation.security.every((schemes) => 'publishableKey' in schemes)
  return needsKey ? `${callers(operation)}, with the shop's publishable key` : callers(operation)
}

function bodyText(body: Body | undefined): string {
  const [found] = Object.entries((body && resolve(body).content) ?? {})
  if (!found) return 'none'
  const [mediaType, { schema }] = found
  return mediaType === 'application/json' ? typeText(schema) : `${typeText(schema)} as <code>${mediaType}</code>`
}

function parameterTable(operation: Operation): string {
  const rows = (operation.parameters ?? [])
    .map(resolve)
    .map((parameter) => [
      `<code>${escape(parameter.name)}</code>`,
      parameter.in,
      typeText(parameter.schema),
      parameter.required ? 'yes' : 'no',
      [prose(parameter.description), notesText(parameter.schema)].filter(Boolean).join(' '),
    ])
  return table(['Parameter', 'In', 'Type', 'Required', 'Notes'], rows)
}

function answerTable(operation: Operation): string {
  const rows = Object.entries(operation.responses).map(([status, answer]) => [
    `<code>${status}</code>`,
    bodyText(answer),
    prose(resolve(answer).description),
  ])
  return table(['Status', 'Body', 'When'], rows)
}

function operationSection({ method, path, operation }: Endpoint): string {
  return `<section><h3 id="${operation.operationId}">
<span class="method">${method}</span> <code>${escape(path)}</code></h3>
<p><strong>${escape(operation.summary)}.</strong> ${prose(operation.description)}</p>
<dl><dt>Who</dt><dd>${callersInFull(operation)}</dd><dt>Name</dt><dd><code>${operation.operationId}</code></dd>
<dt>Body</dt><dd>${bodyText(operation.requestBody)}</dd></dl>
${parameterTable(operation)}
${answerTable(operation)}
</section>`
}

function tagSection({ name, description }: { name: string; description?: string }): string {
  const own = endpoints.filter(({ operation }) => operation.tags.includes(name))
  return `<h2 id="tag-${name}">${escape(name)}</h2><p>${prose(description)}</p>${own.map(operationSection).join('\n')}`
}

/** Renders a table of all operations with links, callers and refusals. */
function contents(): string {
  const rows = endpoints.map(({ method, path, operation }) => [
    `<a href="#${operation.operationId}">${method} ${escape(path)}</a>`,
    escape(operation.summary),
    callers(operation),
    Object.keys(operation.responses)
      .filter((status) => status !== '200')
      .join(', ') || 'none',
  ])
  return `<nav aria-label="Calls">${table(['Call', 'Does', 'Who', 'Refusals'], rows)}</nav>`
}

/** Renders the contract as an HTML page without scripts. */
export function docsPage(): string {
  const { info, tags, components } = contract
  const schemas = Object.entries(components.schemas).map(([name, schema]) => schemaSection(name, schema))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<main>
<h1>${escape(info.title)} ${escape(info.version)}</h1>
<p>${prose(info.summary)}</p>
<p>${prose(info.description)}</p>
<p>For programs: <a href="/openapi.json">/openapi.json</a></p>
${contents()}
${tags.map(tagSection).join('\n')}
<h2 id="schemas">Schemas</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`
}
