import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const sources = fileURLToPath(new URL('src/', import.meta.url))
const promises = fileURLToPath(new URL('../../docs/promises.md', import.meta.url))

/** Tests of behaviour that differs between the two databases, with the difference. `promises.md` names further ones. */
const databaseSpecificTests: Record<string, string> = {
  'platform/db/migrated.test.ts': 'each driver stores the list of migrations',
  'platform/db/schema.test.ts': 'constraints, and their names in errors',
  'seed/seed.test.ts': 'the initial data of an embedded shop',
  'faults.test.ts': 'each driver has its own errors',
  'modules/selling/cart/change-cart.test.ts': 'locks, although all requests share one connection',
  'modules/catalogue/shop/catalog-search.test.ts': 'extensions, folding and order of letters',
  'modules/selling/checkout/idempotency.test.ts': 'locks, although all requests share one connection',
  'modules/selling/checkout/races.test.ts': 'locks, although all requests share one connection',
  'modules/catalogue/imports/import-tries.test.ts':
    'an import is ended and abandoned while it uses the only connection',
  'modules/catalogue/imports/imports.match.test.ts':
    'an import is stopped and matched while it uses the only connection',
  'modules/catalogue/imports/imports.test.ts': 'imports and requests share one connection',
  'modules/selling/orders/order-money.test.ts': 'locks, although all requests share one connection',
  'modules/selling/orders/parcels.test.ts': 'sums of nullable quantities are returned as numbers',
  'modules/selling/shelf/shelf.test.ts': 'locks, although all requests share one connection',
  'modules/team/operators/ended-operators.test.ts': 'locks, although all requests share one connection',
  'platform/http/idempotency.test.ts': 'a key is stored by the only connection, in the transaction of its request',
  'import-kill.test.ts': 'the state after a killed process',
  'platform/mail/mailer.test.ts': 'the mailer shares the only connection',
  'parity.test.ts': 'the types of returned values',
}

/** Returns the test files that open a shop; the others do not use the database. */
function filesWithAShop(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
  const opensShop = (file: string) =>
    /\b(shopOfFile|openShop)\b|inject\('template'\)/.test(readFileSync(sources + file, 'utf8'))
  return files.filter(opensShop)
}

/** Returns the test files that docs/promises.md names in a row about PGlite. */
function promisedOnPglite(): Set<string> {
  const rows = readFileSync(promises, 'utf8')
    .split('\n')
    .filter((row) => row.startsWith('|') && row.includes('PGlite'))
  return new Set(rows.flatMap((row) => [...row.matchAll(/`([^`\s]+\.test\.ts)`/g)].map(([, file]) => file!)))
}

/** Returns the test files that also run on the embedded database. */
function filesOnPglite(): string[] {
  const promised = promisedOnPglite()
  return filesWithAShop().filter((file) => promised.has(file) || file in databaseSpecificTests)
}

/**
 * Tests that take most of a minute or more each, with what takes it: `npm run test:rest` runs them, `npm test` does
 * not.
 */
const longTests: Record<string, string> = {
  'contract/admin-fuzz.test.ts': 'malformed requests to every operation',
  'contract/fuzz.test.ts': 'malformed requests to every operation',
  'contract/other-origins.test.ts': 'every operation from every kind of origin',
  'contract/validation-cost.test.ts': 'long input to every operation',
  'import-kill.test.ts': 'kills a store while it imports',
  'kill.test.ts': 'kills a store at many moments',
  'modules/shop/sample-data/sample-data.test.ts': 'loads and removes all sample data many times',
  'platform/stores/import-tries.postgres.test.ts': 'kills a store at each attempt of an import',
  'platform/stores/two-stores.postgres.test.ts': 'starts, stops and kills stores beside each other',
  'server.test.ts': 'starts and stops many servers',
  'settings.test.ts': 'starts a store for every setting',
}

/** Tests that need a database server shared by several processes. */
const onlyPostgres = 'src/**/*.postgres.test.ts'

const inSources = (files: string[]) => files.map((file) => `src/${file}`)
const longFiles = inSources(Object.keys(longTests))

/** The files of each mode. A mode that is not named here is the default one. */
const filesOf: Record<string, { include: string[]; exclude: string[] }> = {
  pglite: { include: inSources(filesOnPglite()), exclude: [onlyPostgres] },
  long: { include: longFiles, exclude: [] },
}

/**
 * Runs the tests on a PostgreSQL server; with `--mode=long`, those that take long; with `--mode=pglite`, some of all on
 * the embedded database.
 */
export default defineConfig(({ mode }) => ({
  // `npm test` runs both modes at the same time.
  cacheDir: `node_modules/.vite-${mode}`,
  test: {
    ...(filesOf[mode] ?? { include: ['src/**/*.test.ts'], exclude: longFiles }),
    globalSetup: ['src/testing/template.ts', 'src/testing/built-store.ts'],
    // Tests have no timeouts of their own, because machines may be busy; these end a test that hangs.
    hookTimeout: 300_000,
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Load the store and its contract once in each process instead of once in each file.
    isolate: false,
    maxWorkers: 2,
  },
}))
