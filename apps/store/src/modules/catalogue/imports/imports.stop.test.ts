import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { runAs } from '../../../platform/db/events'
import { events, products, variants } from '../../../platform/db/schema'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createImportJobs } from './import-jobs'
import { hookedReading } from './testing/hooked-reading'

// Every import is queued directly, so the queue of the store never runs and only these tests claim imports.
const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')
const { client } = elsa
const params = (id: string) => ({ params: { path: { id } } })
const show = async (id: string) => (await unwrap(client.GET('/admin/imports/{id}', params(id)))).import

type Schemas = components['schemas']

const fetchPicture = () => Promise.reject(new Error('Nothing is fetched here.'))

/** Returns a queue that calls `during` before the second batch of a file. */
const jobsWith = (during: () => Promise<unknown>) =>
  createImportJobs(
    shop.context,
    { fetchPicture, readInWorker: hookedReading(during) },
    { log: { error: () => undefined } },
  )

/** Forty articles; the first has no price, and the tenth no name. */
const fortyRows = (word: string) =>
  Array.from(
    { length: 40 },
    (_, index) =>
      `${word}-${index};${index === 10 ? '' : `${word} ${index}`};${word};Zwomp;${index === 0 ? '' : '1,20'};`,
  )

describe('an import that is being applied', () => {
  /** Returns a checked import of forty rows with a chosen mapping. */
  async function checkedFile(word: string) {
    const queue = jobsWith(async () => undefined)
    const content = [`Artikelnr;Benämning;Varugrupp;Varumärke;Pris;EAN;Hylla ${word}`, ...fortyRows(word)].join('\n')
    const number = await runAs({ operatorId: elsa.id, apiKeyId: null, declaredName: null }, () =>
      queue.add({
        kind: 'catalog',
        name: 'list.csv',
        bytes: Buffer.from(content),
        options: { asksColumns: true },
        isCheck: true,
      }),
    )
    await queue.work()
    const places = ['sku', 'product', 'category', 'brand', 'price', 'gtin', null] as const
    await queue.match(number, {
      columns: places.map((target) => ({ target, from: null })),
      remember: false,
    } as Schemas['ImportMatch'])
    await queue.work()
    await queue.complete(number, {
      values: [
        { field: 'tax_class', value: 'food', by_category: [] },
        { field: 'prices_include_vat', value: 'no', by_category: [] },
        { field: 'currency', value: 'shop', by_category: [] },
        { field: 'age_limit', value: null, by_category: [] },
        { field: 'stock', value: null, by_category: [] },
      ],
      remember: false,
    })
    await queue.work()
    const id = `import_${number}`
    expect(await show(id)).toMatchObject({ state: 'checked', report: { failed: 1, created: 39 } })
    return { id, number }
  }

  it('keeps its mapping after its process was stopped', async () => {
    const { id, number } = await checkedFile('Zwarm')
    const first = jobsWith(async () => void first.stop())
    await first.apply(number)
    await first.work()
    const interrupted = await show(id)
    expect(interrupted).toMatchObject({ state: 'waiting' })
    expect(interrupted.rows_done).toBeGreaterThan(0)
    await jobsWith(async () => undefined).work()
    expect(await show(id)).toMatchObject({
      state: 'done',
      report: { created: 39, failed: 1, warned: 1, next_row: null },
    })
    expect(await db.$count(products, eq(products.brand, 'Zwomp'))).toBeGreaterThanOrEqual(39)
  })

  it('can be stopped: imported rows stay, the report contains the position, and applying continues', async () => {
    const { id, number } = await checkedFile('Zwalt')
    const stop = () => unwrap(client.POST('/admin/imports/{id}/stop', params(id)))
    const jobs = jobsWith(async () => {
      expect((await stop()).import).toMatchObject({ state: 'running', is_stopping: true })
      // A repeated request.
      expect((await stop()).import).toMatchObject({ is_stopping: true })
    })
    await jobs.apply(number)
    await jobs.work()
    const stopped = await show(id)
    expect(stopped).toMatchObject({
      state: 'stopped',
      is_stopping: false,
      rows: 40,
      report: { next_row: stopped.rows_done + 2 },
    })
    expect(stopped.rows_done).toBeLessThan(40)
    const { created } = stopped.report!
    expect(await db.$count(variants, eq(variants.sku, 'Zwalt-0'))).toBe(1)
    expect(await db.$count(variants, eq(variants.sku, 'Zwalt-39'))).toBe(0)
    const recorded = () => db.select().from(events).where(eq(events.subjectId, id)).orderBy(events.id)
    expect(await recorded()).toMatchObject([
      { action: 'catalog.import_stopped', operatorId: elsa.id, after: { rows: 40 } },
      { action: 'catalog.imported', after: { created, categories_created: ['Zwalt'] } },
    ])
    await jobsWith(async () => undefined).apply(number)
    await jobsWith(async () => undefined).work()
    expect(await show(id)).toMatchObject({
      state: 'done',
      report: { created: 39, updated: 0, unchanged: 0, failed: 1, next_row: null },
    })
    expect((await recorded()).at(-1)).toMatchObject({
      action: 'catalog.imported',
      after: { created: 39 - created, categories_created: [] },
    })
    // It has finished in the meantime.
    expect((await stop()).import).toMatchObject({ state: 'done' })
    expect(await recorded()).toHaveLength(3)
  })

  it('ends at once if it was stopped before its turn', async () => {
    const { id, number } = await checkedFile('Zwirn')
    const jobs = jobsWith(async () => undefined)
    await jobs.apply(number)
    await jobs.halt(number)
    await jobs.work()
    expect(await show(id)).toMatchObject({ state: 'stopped', rows_done: 0, report: { created: 0, next_row: 2 } })
  })
})
