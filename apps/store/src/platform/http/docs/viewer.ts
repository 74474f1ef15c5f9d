import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A contract with its documentation page. */
interface DocsPage {
  path: string
  title: string
  /** The path of the contract as JSON. */
  contract: string
}

/** The documentation pages. */
export const docsPages: readonly DocsPage[] = [
  { path: '/docs', title: 'Store API', contract: '/openapi.json' },
  { path: '/docs/admin', title: 'Admin API', contract: '/admin/openapi.json' },
]

/** Renders a documentation page, which loads Swagger UI. */
export function docsHtml({ title, contract }: DocsPage): string {
  const links = docsPages.map((page) => `<a href="${page.path}">${page.title}</a>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<nav aria-label="APIs">${links.join('\n')}\n<a href="${contract}">OpenAPI document</a></nav>
<div id="docs" data-contract="${contract}"></div>
<noscript>This page needs JavaScript. The OpenAPI document does not.</noscript>
<script src="/docs/swagger-ui.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`
}

/**
 * Starts Swagger UI. Replaced components: descriptions as elements instead of HTML, because the Content Security Policy
 * requires Trusted Types; no links within buttons; the security of a call as text instead of a dialog.
 */
const start = `const dark = matchMedia('(prefers-color-scheme: dark)')
const applyScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', applyScheme)
applyScheme()

const securityOf = (operation) =>
  (operation.get('security')?.toJS() ?? []).map((schemes) => Object.keys(schemes).join(' and ')).join(', or ') || 'none'

const adapted = ({ React: { createElement } }) => {
  const nothing = () => () => null
  const paragraph = (text) =>
    createElement(
      'p', null,
      ...text.split('\`').map((part, index) => (index % 2 ? createElement('code', null, part) : part)),
    )
  return {
    wrapComponents: {
      Markdown: () => ({ source = '' }) =>
        createElement('div', { className: 'markdown' }, ...source.split(/\\n\\n+/).map(paragraph)),
      DeepLink: () => ({ text }) => createElement('span', null, text),
      parameters: (Parameters) => (props) => [
        createElement('p', { key: 'security', className: 'security' }, 'Security: ' + securityOf(props.operation)),
        createElement(Parameters, { key: 'parameters', ...props }),
      ],
      ServersContainer: nothing,
      authorizeBtn: nothing,
      authorizeOperationBtn: nothing,
    },
  }
}

const domNode = document.getElementById('docs')
SwaggerUIBundle({
  domNode,
  url: domNode.dataset.contract,
  plugins: [adapted],
  deepLinking: true,
  filter: true,
  supportedSubmitMethods: [],
  syntaxHighlight: { activated: false },
})
`

/** Raises contrasts of Swagger UI that are below 4.5:1, keeps wide tables within the page, and keeps paragraphs. */
const style = `html { color-scheme: light; background: #fff; }
html.dark-mode { color-scheme: dark; background: #1c2022; }
body { margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; font: 1rem/1.5 sans-serif; padding: 1rem 20px; }
.swagger-ui .security { font: 14px sans-serif; margin: 0; padding: 15px 20px; }
.swagger-ui .opblock-body, .swagger-ui .models { overflow-x: auto; }
.swagger-ui .opblock[class] .opblock-summary-method, .swagger-ui .info .title small,
.swagger-ui .info .title small[class] { background: #3b4151; color: #fff; }
.swagger-ui .json-schema-2020-12-expand-deep-button { color: inherit; }
html:not(.dark-mode) .swagger-ui a, html:not(.dark-mode) .swagger-ui .info .url { color: #2a5c9c; }
.dark-mode .swagger-ui .security, .dark-mode .swagger-ui .header-col { color: #e4e6e6; }
.dark-mode nav a { color: #90bfff; }
`

/** Returns the files that the documentation pages load, by name. */
export function viewerFiles(): Record<string, string> {
  return {
    'swagger-ui.js': readFileSync(require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'utf8'),
    'swagger-ui.css': readFileSync(require.resolve('swagger-ui-dist/swagger-ui.css'), 'utf8'),
    'start.js': start,
    'style.css': style,
  }
}
