import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { imports, variants } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

type Schemas = components['schemas']

const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')
const { client, token } = elsa
const params = (id: string) => ({ params: { path: { id } } })

async function uploadFile(content: string, query = 'kind=catalog&columns=ask') {
  const files = [{ field: 'file', name: 'hosten.csv', bytes: Buffer.from(content) }]
  const answer = await sendAdmin(shop, 'createImport', { query, files }, { token })
  expect(answer.statusCode).toBe(200)
  return answer.json().import.id as string
}

const show = async (id: string) => (await unwrap(client.GET('/admin/imports/{id}', params(id)))).import

const settled = async (id: string) => {
  await expect.poll(async () => (await show(id)).state).not.toMatch(/^(waiting|running)$/)
  return show(id)
}

/** Waits until no process works on an import. Values that the file lacks are given. */
async function waitForImport(id: string): Promise<Schemas['Import']> {
  const { state, missing } = await settled(id)
  if (state !== 'asking') return show(id)
  const understood = missing!.values.map(({ field, value }) => [field, value])
  const needed = {
    tax_class: 'standard',
    prices_include_vat: 'no',
    currency: 'shop',
    ...Object.fromEntries(understood),
  }
  const values = missing!.questions.map(({ field }) => ({ field, value: needed[field] ?? null, by_category: [] }))
  await unwrap(client.POST('/admin/imports/{id}/missing', { ...params(id), body: { values, remember: false } }))
  return settled(id)
}
const uploadAndWait = async (content: string, query?: string) => waitForImport(await uploadFile(content, query))
const apply = (id: string, query?: { finished_at: string }) =>
  unwrap(client.POST('/admin/imports/{id}/apply', { params: { path: { id }, query } }))

type Places = Schemas['ImportMatch']['columns']
const to = (...places: (Schemas['ImportTarget'] | [Schemas['ImportTarget'], number] | null)[]): Places =>
  places.map((place) => (Array.isArray(place) ? { target: place[0], from: place[1] } : { target: place, from: null }))
const match = (id: string, columns: Places, more: Partial<Schemas['ImportMatch']> = {}) =>
  unwrap(client.POST('/admin/imports/{id}/match', { ...params(id), body: { columns, remember: false, ...more } }))
const targets = ({ matching }: Schemas['Import']) =>
  matching?.columns.map(({ target, from, why }) => (target ? [target, from, why] : why))

let fileCount = 0
/** Returns a file with headings that no other test uses. */
function list(...rows: string[]) {
  fileCount += 1
  return [`Artikelnr;Benämning;Varugrupp;Varumärke;EAN;Pris;Pris från 50;Saldo;Hyllplats ${fileCount}`, ...rows].join(
    '\n',
  )
}
const plum = 'PL-1;Plum pouches;Pouches;Rönn;4006381333931;1,95;1,56;1 200;B-04'
const suggested = to('sku', 'product', 'category', 'brand', 'gtin', 'price', ['price_from', 50], 'stock', null)

describe('a file with other headings', () => {
  it('leads to a mapping request with sample cells, is checked with the chosen mapping, and applied with it', async () => {
    const waiting = await uploadAndWait(list('PL-0;;;;;;;;', plum))
    expect(waiting).toMatchObject({
      state: 'matching',
      is_check: true,
      rows: 2,
      report: null,
      matching: { sample_row: 3 },
    })
    expect(targets(waiting)).toEqual([
      ['sku', null, 'similar'],
      ['product', null, 'similar'],
      ['category', null, 'similar'],
      ['brand', null, 'similar'],
      ['gtin', null, 'similar'],
      ['price', null, 'similar'],
      ['price_from', 50, 'similar'],
      ['stock', null, 'similar'],
      'unknown',
    ])
    expect(waiting.matching!.columns[5]).toMatchObject({ name: 'Pris', sample: '1,95' })
    await match(waiting.id, suggested)
    const checked = await waitForImport(waiting.id)
    expect(checked).toMatchObject({
      state: 'checked',
      report: { created: 1, failed: 1, ignored_columns: [expect.stringContaining('Hyllplats')] },
    })
    expect(await db.$count(variants, eq(variants.sku, 'PL-1'))).toBe(0)
    await apply(waiting.id, { finished_at: checked.finished_at! })
    expect(await waitForImport(waiting.id)).toMatchObject({ state: 'done', report: { created: 1, failed: 1 } })
    const [variant] = await db.select().from(variants).where(eq(variants.sku, 'PL-1'))
    expect(variant).toMatchObject({ gtin: '4006381333931', inventoryQuantity: 1200 })
    const failed = await sendAdmin(shop, 'getFailedRows', { path: { id: waiting.id } }, { token })
    // The failed rows have the headings of their file, which the shop remembers if it was told to.
    expect(failed.payload).toContain(
      'Artikelnr;Benämning;Varugrupp;Varumärke;EAN;Pris;Pris från 50;Saldo;Hyllplats 1;problem',
    )
  })

  it('has the variants of a product whose rows name it, and is unchanged the next time', async () => {
    const rows = [
      'Artikelnummer;Vaterartikel;Artikelname;Kategorie Level 1;Kategorie Level 2;Std. VK Brutto;Lagerbestand;Gesperrt',
      'VA-1;;Beutel;Nikotin;Beutel;5,49;99;0',
      'VA-1-A;VA-1;Beutel Minze;;;;4;0',
      'VA-1-B;VA-1;Beutel Kirsche;;;5,79;6;0',
      'VA-2;;Kerze;Haus;;3,95;1;1',
    ].join('\n')
    const waiting = await uploadAndWait(rows)
    const columns = waiting.matching!.columns.map(({ target, from }) => ({ target, from }))
    const expected = ['sku', 'parent', 'product', 'category', 'category', 'price', 'stock', 'not_for_sale']
    expect(columns.map(({ target }) => target)).toEqual(expected)
    await match(waiting.id, columns)
    expect(await waitForImport(waiting.id)).toMatchObject({ state: 'checked', report: { created: 3, failed: 0 } })
    await apply(waiting.id)
    expect(await waitForImport(waiting.id)).toMatchObject({ state: 'done', report: { created: 3 } })
    const found = await db.select().from(variants).where(like(variants.sku, 'VA-%'))
    expect(found.map(({ sku, inventoryQuantity }) => [sku, inventoryQuantity]).toSorted()).toEqual([
      ['VA-1-A', 4],
      ['VA-1-B', 6],
      ['VA-2', 1],
    ])
    expect(new Set(found.map(({ productId }) => productId)).size).toBe(2)
    const again = await uploadAndWait(rows)
    await match(again.id, columns)
    expect(await waitForImport(again.id)).toMatchObject({ state: 'checked', report: { created: 0, unchanged: 3 } })
  })

  it('gets suggestions from barcodes if headings are unknown, with each target once', async () => {
    const waiting = await uploadAndWait('sku;Kod A;Pris;Nettopris\nX-1;4006381333931;1;2')
    expect(targets(waiting)).toEqual([
      ['sku', null, 'heading'],
      ['gtin', null, 'content'],
      ['price', null, 'similar'],
      'unknown',
    ])
  })

  it('is refused without a SKU column, and for invalid targets', async () => {
    const { id } = await uploadAndWait(list(plum))
    const refused = (columns: Places) =>
      match(id, columns).then(
        () => 'taken',
        ({ status, code }) => [status, code],
      )
    expect(await refused(to(null, 'product', null, null, null, null, null, null, null))).toEqual([
      400,
      'missing_column',
    ])
    expect(await refused(to('sku', 'sku', null, null, null, null, null, null, null))).toEqual([400, 'column_twice'])
    expect(
      await refused(to('sku', null, null, null, null, ['price_from', 50], ['price_from', 50], null, null)),
    ).toEqual([400, 'column_twice'])
    expect(await refused(to('sku', null, null, null, null, 'price_from', null, null, null))).toEqual([
      400,
      'column_misplaced',
    ])
    expect(await refused(to('sku', 'amount', null, null, null, null, null, null, null))).toEqual([
      400,
      'column_misplaced',
    ])
    expect(await refused(to('sku', 'planned_price', null, null, null, null, null, null, null))).toEqual([
      400,
      'column_misplaced',
    ])
    expect(await refused(to('sku'))).toEqual([400, 'columns_changed'])
    expect(await show(id)).toMatchObject({ state: 'matching' })
    await expect(apply(id)).rejects.toMatchObject({ status: 409, code: 'import_not_checked' })
  })

  it('uses the remembered mapping of the last file with the same headings', async () => {
    const content = list(plum)
    const first = await uploadAndWait(content)
    const mapping = to('sku', 'product', null, null, null, 'price', null, null, null)
    await match(first.id, mapping, { remember: true })
    await waitForImport(first.id)
    // A mapping is remembered once its import is applied.
    expect(await uploadAndWait(content)).toMatchObject({ state: 'matching', matching: { is_remembered: false } })
    await apply(first.id)
    await waitForImport(first.id)
    const next = await uploadAndWait(content)
    expect(next).toMatchObject({
      state: 'checked',
      report: {
        failed: 0,
        ignored_columns: ['Varugrupp', 'Varumärke', 'EAN', 'Pris från 50', 'Saldo', expect.any(String)],
      },
    })
    expect(next.matching).toMatchObject({ is_remembered: true, is_chosen: false, remember: true })
    expect(targets(next)?.slice(0, 3)).toEqual([
      ['sku', null, 'remembered'],
      ['product', null, 'remembered'],
      'remembered',
    ])
    // The mapping can be changed and forgotten.
    await match(next.id, suggested, { remember: false, finished_at: next.finished_at! })
    expect(await waitForImport(next.id)).toMatchObject({
      state: 'checked',
      matching: {
        columns: expect.arrayContaining([expect.objectContaining({ target: 'stock', why: 'chosen' })]),
        is_remembered: false,
      },
    })
    await apply(next.id)
    await waitForImport(next.id)
    expect(await uploadAndWait(content)).toMatchObject({ state: 'matching' })
  })

  it('of prices is in the shop’s currency and for one piece if it does not say', async () => {
    const waiting = await uploadAndWait('Artikelnr;Nytt pris\nPL-1;2,10', 'kind=prices&columns=ask')
    expect(targets(waiting)).toEqual([
      ['sku', null, 'similar'],
      ['amount', null, 'similar'],
    ])
    await match(waiting.id, to('sku', 'amount'))
    expect(await waitForImport(waiting.id)).toMatchObject({ state: 'checked', report: { updated: 1, failed: 0 } })
  })

  it('needs no mapping in the shop’s own or a known external format, or if the sender does not ask for one', async () => {
    expect(await uploadAndWait('sku,stock,problem\nPL-1,5,was wrong')).toMatchObject({
      state: 'checked',
      matching: null,
    })
    expect(await uploadAndWait('Handle,Title,Variant SKU,Variant Price,Odd\nh,T,SH-1,2,x')).toMatchObject({
      state: 'checked',
      matching: null,
      report: { source: 'shopify', ignored_columns: ['Odd'] },
    })
    expect(await uploadAndWait(list(plum), 'kind=catalog')).toMatchObject({ state: 'refused', matching: null })
    await expect(match((await uploadAndWait('sku,stock\nPL-1,5')).id, to('sku', 'stock'))).rejects.toMatchObject({
      status: 409,
      code: 'import_not_matching',
    })
  })
})

describe('two users who map the same file', () => {
  it('do not overwrite each other, and cannot apply a check that they have not read', async () => {
    const waiting = await uploadAndWait(list(plum))
    const mapping = to('sku', 'product', null, null, null, 'price', null, null, null)
    shop.clock.advance(1000)
    await match(waiting.id, mapping, { finished_at: waiting.finished_at! })
    // A retry after a lost response.
    await match(waiting.id, mapping, { finished_at: waiting.finished_at! })
    const checked = await waitForImport(waiting.id)
    shop.clock.advance(1000)
    await expect(match(waiting.id, suggested, { finished_at: waiting.finished_at! })).rejects.toMatchObject({
      status: 409,
      code: 'import_changed',
    })
    await match(waiting.id, suggested, { finished_at: checked.finished_at! })
    await waitForImport(waiting.id)
    await expect(apply(waiting.id, { finished_at: checked.finished_at! })).rejects.toMatchObject({
      status: 409,
      code: 'import_changed',
    })
    expect(await show(waiting.id)).toMatchObject({ state: 'checked' })
  })
})

it('a check cannot be stopped', async () => {
  const { id } = await uploadAndWait('sku,stock\nPL-1,5')
  await expect(unwrap(client.POST('/admin/imports/{id}/stop', params(id)))).rejects.toMatchObject({
    status: 409,
    code: 'import_not_applied',
  })
})

it('a check reports prices that change by more than 20 %, now or scheduled, and no others', async () => {
  const rows = [
    'sku,product,category,brand,price EUR,price EUR from 50',
    'LE-1,Leap one,Leaps,Zwomp,10,8',
    'LE-2,Leap two,Leaps,Zwomp,10,8',
  ]
  await apply((await uploadAndWait(rows.join('\n'))).id)
  await expect.poll(() => db.$count(variants, eq(variants.sku, 'LE-2'))).toBe(1)
  const { report } = await uploadAndWait(
    'sku,price EUR,price EUR from 50,price EUR from 90,price EUR from 50 on 2099-01-01\nLE-1,12,6.39,1,\nLE-2,12.01,8,,20\nLE-9,1,,,',
  )
  expect(report).toMatchObject({
    price_jump_count: 3,
    price_jumps: [
      { row: 2, sku: 'LE-1', from: 50, currency_code: 'eur', before: 8, after: 6.39 },
      { row: 3, sku: 'LE-2', from: 1, currency_code: 'eur', before: 10, after: 12.01 },
      { row: 3, sku: 'LE-2', from: 50, currency_code: 'eur', before: 8, after: 20 },
    ],
  })
})

it('a report without compared prices does not mention price jumps', async () => {
  const rows = ['sku,product,category,brand,price EUR', 'LC-1,Compared,Leaps,Zwomp,10']
  const first = await uploadAndWait(rows.join('\n'))
  expect(first.report).not.toHaveProperty('price_jump_count')
  await apply(first.id)
  await expect.poll(() => db.$count(variants, eq(variants.sku, 'LC-1'))).toBe(1)
  for (const file of ['sku,stock\nLC-1,5', 'sku,price EUR\nLC-1,', 'sku,price EUR from 50\nLC-1,9']) {
    const { report } = await uploadAndWait(file)
    expect(report).toMatchObject({ failed: 0 })
    expect(report).not.toHaveProperty('price_jump_count')
    expect(report).not.toHaveProperty('price_jumps')
  }
  const checked = await uploadAndWait('sku,price EUR\nLC-1,10')
  expect(checked.report).toMatchObject({ price_jump_count: 0, price_jumps: [] })
  // Applying does not compare prices.
  await apply(checked.id)
  await expect.poll(async () => (await show(checked.id)).state).toBe('done')
  expect((await show(checked.id)).report).not.toHaveProperty('price_jump_count')
})

/** A report as an older version has stored it. */
const oldReport = {
  source: null,
  created: 0,
  updated: 1,
  unchanged: 0,
  failed: 0,
  categories_created: [],
  ignored_columns: [],
  failures: [],
}

it('a report of an older version is displayed, without stops and with the former names of the price jumps', async () => {
  const { id } = await uploadAndWait('sku,stock\nPL-1,5')
  const before = oldReport
  const store = (report: object) =>
    db
      .update(imports)
      .set({ report })
      .where(eq(imports.id, Number(id.split('_')[1])))
  await store(before)
  const later = { next_row: null, warned: 0, warnings: [], reasons: [], examples: [] }
  expect((await show(id)).report).toEqual({ ...before, ...later })
  const jump = { row: 2, sku: 'PL-1', from: 1, currency_code: 'eur', before: 2, after: 3 }
  await store({ ...before, leaped: 1, leaps: [jump] })
  expect((await show(id)).report).toEqual({ ...before, ...later, price_jump_count: 1, price_jumps: [jump] })
})

it('a report of an older version shows its problems by their texts', async () => {
  const { id } = await uploadAndWait('sku,stock\nPL-1,5')
  const number = Number(id.split('_')[1])
  const failure = { row: 2, sku: 'PL-1', column: 'stock', value: 'x' }
  const report = { ...oldReport, failed: 1, failures: [{ ...failure, problem: 'is not a number' }] }
  await db.update(imports).set({ report }).where(eq(imports.id, number))
  expect((await show(id)).report?.failures).toEqual([
    { ...failure, product: '', problem: { code: 'rejected', message: 'is not a number' } },
  ])
})
