/** Builds the app: scripts and styles with compressed copies, a document for each page, and the list of all pages. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { maxStylesKb, pages, type Page } from '../src/pages'
import { appDocument, documentFile, documentOf, moduleOf, type Manifest } from './documents'

process.env.NODE_ENV = 'production'
const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'dist/client')
const server = join(root, 'dist/server')

await build({ root, logLevel: 'warn', build: { outDir: client, rolldownOptions: { input: 'src/main.tsx' } } })
await build({
  root,
  logLevel: 'warn',
  build: { outDir: server, ssr: 'src/entry-server.tsx', manifest: false, copyPublicDir: false },
  ssr: { noExternal: [/^@skafferi\//] },
})

const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
const entryServer = pathToFileURL(join(server, 'entry-server.js')).href
const { renderPage } = (await import(entryServer)) as typeof import('../src/entry-server')
const template = readFileSync(join(root, 'index.html'), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(client, file), text)

const all: readonly Page[] = Object.values(pages)
write(appDocument, documentOf(template, manifest, ''))
for (const page of all) {
  const file = documentFile(page)
  if (file === appDocument) continue
  const content = page.document === 'prerendered' ? await renderPage(page.path) : ''
  write(file, documentOf(template, manifest, content, page))
}
rmSync(server, { recursive: true })

// What the store serves for each address, and what `npm run size` measures.
const list = all.map((page) => ({
  path: page.path,
  file: documentFile(page),
  dependsOn: page.dependsOn,
  module: moduleOf(page),
  maxKb: page.maxKb,
}))
write('.vite/pages.json', JSON.stringify({ maxStylesKb, appDocument, pages: list }, null, 2))

const compressible = /\.(js|css|svg|json)$/
for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!compressible.test(name) || name.startsWith('.vite')) continue
  const bytes = readFileSync(join(client, name))
  writeFileSync(join(client, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  writeFileSync(join(client, `${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}
