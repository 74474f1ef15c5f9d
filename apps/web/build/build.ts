/** Builds the app: scripts and styles, the shell for signed-in pages, the prerendered public pages, compressed copies. */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { chunkOf, measureUse } from './chunks'
import { documentOf, prerenderedPages, scriptsOf, type ManifestChunk } from './pages'

process.env.NODE_ENV = 'production'
const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'dist/client')
const server = join(root, 'dist/server')

const use = await measureUse()
const groups = [{ debugName: 'pages', name: (id: string) => chunkOf(use.get(id) ?? new Set()) }]
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir: client,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } },
  },
})
await build({
  root,
  logLevel: 'warn',
  build: { outDir: server, ssr: 'src/entry-server.tsx', manifest: false, copyPublicDir: false },
  ssr: { noExternal: [/^@skafferi\//] },
})

const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>
const entryServer = pathToFileURL(join(server, 'entry-server.js')).href
const { renderPage } = (await import(entryServer)) as typeof import('../src/entry-server')
const template = readFileSync(join(client, 'index.html'), 'utf8')
const frame = Object.keys(manifest).filter((key) => manifest[key]!.name === 'frame')

renameSync(join(client, 'index.html'), join(client, 'app.html'))
writeFileSync(join(client, 'app.html'), documentOf(template, '', frame.flatMap((key) => scriptsOf(manifest, key))))
for (const page of prerenderedPages) {
  const html = documentOf(template, await renderPage(page.path), scriptsOf(manifest, page.module))
  writeFileSync(join(client, page.file), html)
}
rmSync(server, { recursive: true })

const compressible = /\.(js|css|svg|html|json)$/
for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!compressible.test(name) || name.startsWith('.vite')) continue
  const bytes = readFileSync(join(client, name))
  writeFileSync(join(client, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  writeFileSync(join(client, `${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}
