import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const sources = fileURLToPath(new URL('src/', import.meta.url))

/** Test files that open a shop: the others would only be run twice on a second database. */
function filesWithAShop(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
  const opensShop = (file: string) => /\b(shopOfFile|openShop)\b|inject\('template'\)/.test(readFileSync(sources + file, 'utf8'))
  return files.filter(opensShop).map((file) => `src/${file}`)
}

/** Files that need a server which several processes share. */
const onlyPostgres = 'src/**/*.postgres.test.ts'

/** All on the embedded database; with `--mode=postgres`, those that open a shop, on a PostgreSQL server. */
export default defineConfig(({ mode }) => ({
  // Both run beside each other on `npm test`.
  cacheDir: `node_modules/.vite-${mode}`,
  test: {
    include: mode === 'postgres' ? filesWithAShop() : ['src/**/*.test.ts'],
    exclude: mode === 'postgres' ? [] : [onlyPostgres],
    globalSetup: ['src/testing/template.ts', 'src/testing/built-store.ts'],
    // Tests wait for what happens, on a busy machine as long as it takes; these end one that hangs.
    hookTimeout: 300_000,
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Each process compiles the embedded database once, and not again for every file.
    isolate: false,
    maxWorkers: 2,
  },
}))
