import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const sources = fileURLToPath(new URL('src/', import.meta.url))
const promises = fileURLToPath(new URL('../../docs/promises.md', import.meta.url))

/** Files whose subject is what the two databases do differently, each with its reason. Promises say the others. */
const engineMatters: Record<string, string> = {
  'db/migrated.test.ts': 'each driver keeps the list of migrations',
  'db/schema.test.ts': 'constraints, and the names that a refusal says',
  'db/seed/seed.test.ts': 'what an embedded shop begins with',
  'faults.test.ts': 'each driver has its own errors',
  'features/cart/cart.test.ts': 'locks, where all calls share one connection',
  'features/catalog/catalog.search.test.ts': 'extensions, folding and order of letters',
  'features/checkout/idempotency.test.ts': 'locks, where all calls share one connection',
  'features/checkout/races.test.ts': 'locks, where all calls share one connection',
  'features/imports/import-tries.test.ts': 'an import is ended and given up while it has the one connection',
  'features/imports/imports.match.test.ts': 'a stop and a matching come while the import has the one connection',
  'features/imports/imports.test.ts': 'the embedded database has no second connection to import beside the calls',
  'features/orders/order-money.test.ts': 'locks, where all calls share one connection',
  'features/orders/parcels.test.ts': 'sums of pieces, some of them null, come back as numbers',
  'features/operators/ended-operators.test.ts': 'locks, where all calls share one connection',
  'http/idempotency.test.ts': 'a key is filed by the one connection, in the transaction of its request',
  'import-kill.test.ts': 'what a killed process leaves behind',
  'mail/mailer.test.ts': 'the mailer has no second connection, either',
  'parity.test.ts': 'the type of every value that comes back',
}

/** Test files that open a shop on the database of the run; to the others it makes no difference. */
function filesWithAShop(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
  const opensShop = (file: string) =>
    /\b(shopOfFile|openShop)\b|inject\('template'\)/.test(readFileSync(sources + file, 'utf8'))
  return files.filter(opensShop)
}

/** Files that docs/promises.md names in a row that was seen on PGlite. */
function promisedOnPglite(): Set<string> {
  const rows = readFileSync(promises, 'utf8')
    .split('\n')
    .filter((row) => row.startsWith('|') && row.includes('PGlite'))
  return new Set(rows.flatMap((row) => [...row.matchAll(/`([^`\s]+\.test\.ts)`/g)].map(([, file]) => file!)))
}

/** What is run on the embedded database too. */
function filesOnPglite(): string[] {
  const promised = promisedOnPglite()
  return filesWithAShop().filter((file) => promised.has(file) || file in engineMatters)
}

/** Files that need a server which several processes share. */
const onlyPostgres = 'src/**/*.postgres.test.ts'

/** All on a PostgreSQL server; with `--mode=pglite`, some of those that open a shop on the embedded database. */
export default defineConfig(({ mode }) => ({
  // Both run beside each other on `npm test`.
  cacheDir: `node_modules/.vite-${mode}`,
  test: {
    include: mode === 'pglite' ? filesOnPglite().map((file) => `src/${file}`) : ['src/**/*.test.ts'],
    exclude: mode === 'pglite' ? [onlyPostgres] : [],
    globalSetup: ['src/testing/template.ts', 'src/testing/built-store.ts'],
    // Tests wait for what happens, on a busy machine as long as it takes; these end one that hangs.
    hookTimeout: 300_000,
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // A process reads the store and its contract once, and not again for every file.
    isolate: false,
    maxWorkers: 2,
  },
}))
