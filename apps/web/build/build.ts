/** Builds the app: scripts and styles, the shell for signed-in pages, the prerendered public pages, compressed copies. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { chunkOf, measureUse } from './chunks'
import { leanStyles } from './lean-styles'
import { documentOf, guestPages, prerenderedPages, type ManifestChunk } from './pages'
import { reactModules } from './react-modules'

process.env.NODE_ENV = 'production'
const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'dist/client')
const server = join(root, 'dist/server')

const use = await measureUse()
// The bundler's own few lines are no script of their own.
const placeOf = (id: string) => (id.includes('rolldown/runtime') ? 'base' : chunkOf(use.get(id) ?? new Set()))
const groups = [{ debugName: 'pages', name: placeOf }]
await build({
  root,
  logLevel: 'warn',
  plugins: [reactModules(), leanStyles()],
  build: {
    outDir: client,
    rolldownOptions: {
      input: 'src/main.tsx',
      // Optimised, a page's script and another could become one, which then needs the bundler's run time as a fifth file.
      experimental: { chunkOptimization: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
    },
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
const template = readFileSync(join(root, 'index.html'), 'utf8')
const frame = Object.keys(manifest).filter((key) => manifest[key]!.name === 'frame')

writeFileSync(join(client, 'app.html'), documentOf(template, '', { manifest, pages: frame }))
for (const { file, module } of guestPages) {
  writeFileSync(join(client, file), documentOf(template, '', { manifest, pages: [module] }))
}
for (const page of prerenderedPages) {
  const html = documentOf(template, await renderPage(page.path), { manifest, pages: [page.module] })
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
