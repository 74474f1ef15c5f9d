/**
 * Builds the office: scripts and styles with compressed copies, one document, and the list of its pages for `npm run
 * size`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { maxStylesKb, pages } from '../src/pages'

process.env.NODE_ENV = 'production'
const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

await build({ root, logLevel: 'warn', build: { outDir: dist } })

const list = Object.values(pages).map(({ path, route, maxKb }) => ({
  path,
  file: 'index.html',
  module: `src/routes/${route}.tsx`,
  maxKb,
}))
writeFileSync(join(dist, '.vite/pages.json'), JSON.stringify({ maxStylesKb, pages: list }, null, 2))

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css)$/.test(name)) continue
  const bytes = readFileSync(join(dist, name))
  writeFileSync(join(dist, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  writeFileSync(
    join(dist, `${name}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
}
