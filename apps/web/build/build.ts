/** Builds the app: scripts and styles with compressed copies, a document for each page, and the list of all pages. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { contentPages } from '@skafferi/domain/rules/content/blocks'
import { maxStylesKb, pages, type Page } from '../src/pages'
import {
  appDocument,
  documentFile,
  documentOf,
  inSearch,
  moduleOf,
  pagePlace,
  templateFile,
  visitorsTemplateFile,
  type Manifest,
} from './documents'

process.env.NODE_ENV = 'production'
const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'dist/client')
const server = join(root, 'dist/server')

await build({ root, logLevel: 'warn', build: { outDir: client, rolldownOptions: { input: 'src/main.tsx' } } })
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir: server,
    ssr: 'src/entry-server.tsx',
    manifest: false,
    copyPublicDir: false,
    // Named by a content hash, so that a running store loads the module of a new build.
    rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } },
  },
  // Bundled completely, with React's production build whatever environment the store runs in.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
})

const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
const entryServer = readdirSync(server).find((name) => name.startsWith('entry-server-'))!
const html = readFileSync(join(root, 'index.html'), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(client, file), text)

const all: readonly Page[] = Object.values(pages)
write(appDocument, documentOf(html, manifest, ''))
for (const page of all) {
  const [own, visitors] = [templateFile(page), visitorsTemplateFile(page)]
  if (own) write(own, documentOf(html, manifest, pagePlace, page))
  // Without the scripts of the customers' header and footer.
  if (visitors) write(visitors, documentOf(html, manifest, pagePlace, { ...page, document: 'static' }))
  const file = documentFile(page)
  if (file !== appDocument) write(file, documentOf(html, manifest, '', page))
}

// For the store, which serves the documents, and for `npm run size`.
const list = all.map((page) => ({
  path: page.path,
  file: documentFile(page),
  visitorsGoTo: page.visitorsGoTo,
  template: templateFile(page),
  visitorsTemplate: visitorsTemplateFile(page),
  isStatic: page.document === 'static',
  rendersPerRequest: page.rendersPerRequest,
  content:
    page === pages.imprint ? 'imprint' : contentPages.find((name) => page.document === 'static' && name === page.route),
  whenClosed: page.whenClosed,
  noIndex: page.noIndex,
  inSearch: inSearch(page),
  module: moduleOf(page),
  maxKb: page.maxKb,
}))
write(
  '.vite/pages.json',
  JSON.stringify({ maxStylesKb, appDocument, server: `../server/${entryServer}`, pages: list }, null, 2),
)

const compressible = /\.(js|css|svg|json)$/
for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!compressible.test(name) || name.startsWith('.vite')) continue
  const bytes = readFileSync(join(client, name))
  writeFileSync(join(client, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  writeFileSync(
    join(client, `${name}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
}
