/**
 * Measures the import of a catalogue with price tiers on the embedded database, and the response time of a customer's
 * list before and during it. Prints seconds and milliseconds. Not a test: it asserts nothing.
 *
 *   npm run bench:import -- [--products 10000]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createApp } from '../../apps/store/src/app'
import { readConfig } from '../../apps/store/src/platform/config/config'
import { openPglite } from '../../apps/store/src/platform/db/pglite'
import { findDemoCustomers, seedDemo } from '../../apps/store/src/seed'
import { createImportsOperator } from '../../apps/store/src/modules/catalogue/imports'
import { createFolderStore } from '../../apps/store/src/platform/files/folder-store'

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } })
const products = Number(values.products)
/** Pause between a buyer's requests, in ms. */
const gap = 20
const idleCalls = 200

const priceOf = (index: number, part: number) => ((1 + (index % 900) / 100) * part).toFixed(2)

function catalogue(): string {
  const headings =
    'sku,product,handle,category,brand,description,tags,option1_name,option1_value,price EUR,price EUR from 50,price EUR from 240,stock,unit,weight_g,tax_class'
  const rows = Array.from({ length: products }, (_, index) => {
    const shared = `Bench product ${index},bench-product-${index},Bench ${index % 20},Brand ${index % 200},"Made to be measured, number ${index}.",bench;tag${index % 30}`
    return [1, 2].map(
      (size) =>
        `BENCH-${index}-${size},${shared},Size,${size * 100} g,${priceOf(index, 1)},${priceOf(index, 0.9)},${priceOf(index, 0.8)},${index % 500},piece,250,food`,
    )
  })
  return [headings, ...rows.flat()].join('\n')
}

function at(part: number, numbers: number[]): string {
  return (numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? Number.NaN).toFixed(1)
}

const folder = mkdtempSync(join(tmpdir(), 'skafferi-bench-'))
try {
  const config = readConfig({})
  const database = await openPglite({ folder: join(folder, 'db') })
  await database.migrate(config.folders.migrations)
  await seedDemo(database.db, new Date())
  const files = createFolderStore(join(folder, 'files'))
  const app = await createApp({ database, files, config })
  const [person] = await findDemoCustomers(database.db)
  const key = { 'x-publishable-api-key': 'pk_demo' }
  const payload = { email: person?.customer.email, password: person?.password }
  const { token } = (
    await app.inject({ method: 'POST', url: '/auth/customer/emailpass', headers: key, payload })
  ).json()
  const headers = { ...key, authorization: `Bearer ${token}` }
  const list = async () => {
    const startedAt = performance.now()
    const { statusCode } = await app.inject({ url: '/store/products?facets=1&limit=24', headers })
    if (statusCode !== 200) throw new Error(`The list answered ${statusCode}.`)
    return performance.now() - startedAt
  }
  const idle: number[] = []
  for (let call = 0; call < idleCalls; call += 1) {
    idle.push(await list())
    await delay(gap)
  }
  const file = join(folder, 'catalogue.csv')
  writeFileSync(file, catalogue())
  const operator = createImportsOperator({
    db: database.db,
    files,
    now: () => new Date(),
    timeZone: config.delivery.timeZone,
    seller: config.seller,
  })
  const duringImport: number[] = []
  const run = { isOver: false }
  const [startedAt, used] = [performance.now(), process.cpuUsage()]
  const imported = operator.importCatalog(file, {}).finally(() => {
    run.isOver = true
  })
  while (!run.isOver) {
    duringImport.push(await list())
    await delay(gap)
  }
  const { created, failed } = await imported
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(used)
  console.log(`${products} products, ${created} rows created, ${failed} failed: ${seconds.toFixed(1)} s`)
  console.log(`CPU time, including the list requests: ${((user + system) / 1e6).toFixed(1)} s`)
  console.log(
    `list of 24 with facets, ms: idle p50 ${at(0.5, idle)}, p95 ${at(0.95, idle)}; meanwhile p50 ${at(0.5, duringImport)}, p95 ${at(0.95, duringImport)}, worst ${at(1 - 1e-9, duringImport)} (${duringImport.length} calls)`,
  )
  const secondStart = performance.now()
  const { unchanged } = await operator.importCatalog(file, {})
  console.log(
    `the same file again, ${unchanged} rows unchanged: ${((performance.now() - secondStart) / 1000).toFixed(1)} s`,
  )
  await app.close()
  await database.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
