/** Generates the entries that new code needs in the project's lists, e.g. a new page in `pages.ts`. */
import { written } from './templates.mjs'

/**
 * For each kind: the file, the beginning of the line above which the entry is inserted, and the entry.
 * @type {Readonly<Record<string, readonly (readonly [file: string, above: string, line: string])[]>>}
 */
const lines = {
  route: [
    [
      'apps/web/src/pages.ts',
      '  notFound:',
      "  __camel__: { path: '/__name__', route: '__name__', access: 'customer', " +
        "frame: 'page', document: 'app', maxKb: 150 },",
    ],
  ],
  endpoint: [
    ['openapi/openapi.yaml', '  /store/shell:', '  /store/__name__:\n    $ref: paths/__name__.yaml#/__camel__'],
    [
      'apps/store/src/app.ts',
      'import { shellRoutes }',
      "import { __camel__Routes, create__Name__Service } from './modules/service/__name__'",
    ],
    ['apps/store/src/app.ts', '      ...shellRoutes(', '      ...__camel__Routes(create__Name__Service(context)),'],
    ['apps/store/src/contract/access.test.ts', '  getShell:', '  get__Name__: customer,'],
    ['apps/store/src/testing/requests.ts', '  getShell:', '  get__Name__: () => ({}),'],
    ['apps/store/src/parity.test.ts', "  '/store/shell':", "  '/store/__name__': [''],"],
    [
      'packages/fixtures/src/msw/msw.test.ts',
      "  '/store/shell':",
      "  '/store/__name__': { address: '/store/__name__', open: false },",
    ],
    [
      'packages/fixtures/src/msw/index.ts',
      'import { shellHandlers }',
      "import { __camel__Handlers } from './__name__'",
    ],
    ['packages/fixtures/src/msw/index.ts', '    ...shellHandlers(', '    ...__camel__Handlers(world),'],
  ],
}

/**
 * Returns the lists with their new entries.
 * @param {string} kind
 * @param {import('./templates.mjs').Own} own
 * @param {(file: string) => string} read
 * @returns {{ file: string, text: string }[]}
 * @throws Error if a list has no matching line
 */
export function withLines(kind, own, read) {
  /** @type {Map<string, string>} */
  const texts = new Map()
  for (const [file, above, line] of lines[kind] ?? []) {
    const text = texts.get(file) ?? read(file)
    const at = text.indexOf(`\n${above}`)
    if (at < 0) throw new Error(`${file} has no line that begins with "${above}".`)
    texts.set(file, `${text.slice(0, at)}\n${written('', line, own).text}${text.slice(at)}`)
  }
  return [...texts].map(([file, text]) => ({ file, text }))
}
