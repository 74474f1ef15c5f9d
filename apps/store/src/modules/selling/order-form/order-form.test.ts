import { readFile } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'
import { unwrap } from '@skafferi/api'
import { readOrderTable, type OrderTable } from '@skafferi/domain/rules/cart/order-table'
import type { Availability } from '@skafferi/domain/rules/catalogue/stock'
import { parseBulkUpload } from '@skafferi/domain/rules/cart/bulk-upload'
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx'
import { beforeEach, describe, expect, it } from 'vitest'
import { companies, products, sessions, variants } from '../../../platform/db/schema'
import { consumeRateLimit } from '../../../platform/http/rate-limit'
import { priceListWordsEn as words } from '../../../platform/words/price-list.en'
import { zipOf } from '../../../testing/archives'
import { addBuyer, type Buyer } from '../../../testing/buyers'
import { send } from '../../../testing/requests'
import { shopOfFile, world } from '../../../testing/shop'
import { turnsDuring } from '../../../testing/turns'

const shop = await shopOfFile()
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

const limits = { rows: 1000, quantity: 100_000, sku: 64 }
const sheetOf = (...rows: CellValue[][]) => writeXlsx({ sheets: [{ name: 'Order', rows }] })
const sendForm = (bytes: Uint8Array, token: string | undefined = buyer.token) =>
  send(shop, 'readOrderForm', { files: [{ field: 'file', name: 'order.xlsx', bytes }] }, { token })

/** Uploads a spreadsheet and returns its table as the page does. */
async function tableOf(bytes: Uint8Array): Promise<OrderTable> {
  const answer = await sendForm(bytes)
  expect(answer.statusCode).toBe(200)
  const { rows } = answer.json<{ rows: { row: number; cells: string[] }[] }>()
  return { separator: null, rows: rows.map(({ row: position, cells }) => ({ position, cells })) }
}

/** Returns the articles and quantities of a table, by the rules of the page. */
function linesOf(table: OrderTable) {
  const reading = parseBulkUpload({ format: 'table', table }, { itemIds: [], limits })
  if (reading.status !== 'read') throw new Error(JSON.stringify(reading))
  expect(reading.skipped).toEqual([])
  return reading.rows.map(({ sku, quantity }) => ({ sku: sku!, quantity }))
}

async function refusalOf(bytes: Uint8Array, token?: string) {
  const answer = await sendForm(bytes, token)
  return [answer.statusCode, answer.json<{ code: string }>().code]
}

/** A spreadsheet with macros (XLSM), as raw XML: a formula with a stored result, and a program. */
function macroSheet(): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const text = (content: string) => Buffer.from(`<?xml version="1.0"?>${content}`)
  const cell = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`
  return zipOf({
    '[Content_Types].xml': text(
      `<Types xmlns="${packages}/content-types"><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>`,
    ),
    '_rels/.rels': text(
      `<Relationships xmlns="${packages}/relationships">${relation('rId1', `${office}/officeDocument`, 'xl/workbook.xml')}</Relationships>`,
    ),
    'xl/workbook.xml': text(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': text(
      `<Relationships xmlns="${packages}/relationships">${relation('rId1', `${office}/worksheet`, 'worksheets/sheet1.xml')}${relation('rId2', 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vbaProject.bin')}</Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': text(
      `<worksheet xmlns="${main}"><sheetData><row r="1">${cell('SKU')}${cell('Qty')}</row><row r="2">${cell('A-1')}<c><f>2+3</f><v>5</v></c></row></sheetData></worksheet>`,
    ),
    'xl/vbaProject.bin': Buffer.from('Sub Auto_Open()'),
  })
}

describe('an order form as a spreadsheet', () => {
  it('is read with the row numbers of its sheet, and blanks and zeros are no lines', async () => {
    const bytes = await sheetOf(
      ['Order, week 48'],
      [],
      ['Benämning', 'Art.nr', 'Antal'],
      ['Fisk', 'SAL-0120', 60],
      ['Mint', 'TJA-1403', '12 st'],
      ['Kaffe', 'GRY-0450', null],
      ['Te', 'TEA-1', 0],
    )
    const table = await tableOf(bytes)
    expect(table.rows[2]).toEqual({ position: 4, cells: ['Fisk', 'SAL-0120', '60'] })
    expect(linesOf(table)).toEqual([
      { sku: 'SAL-0120', quantity: 60 },
      { sku: 'TJA-1403', quantity: 12 },
    ])
  })

  it('can have GTINs as numbers, formulas with their results, and long texts', async () => {
    const bytes = await sheetOf(['EAN', 'Text', 'Menge'], [4006381333931, 'x'.repeat(5000), 5])
    const table = await tableOf(bytes)
    expect(table.rows[1]!.cells).toEqual(['4006381333931', 'x'.repeat(200), '5'])
  })

  it('with macros is read without them', async () => {
    expect(linesOf(await tableOf(macroSheet()))).toEqual([{ sku: 'A-1', quantity: 5 }])
  })
})

/** Minimum number of event loop turns while a file is read; reading in the same thread allows only a few. */
const minTurns = 100
/** Files up to this size in bytes are refused before many turns pass. */
const quicklyRead = 50_000

describe('a file that is refused', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['another archive', () => zipOf({ 'front.jpg': Buffer.from('x') }), 'order_form_unreadable'],
    ['a broken archive', () => Buffer.from('PK\u0003\u0004 and so on'), 'order_form_unreadable'],
    ['a text', () => Buffer.from('SKU;Antal\nA-1;5'), 'order_form_unreadable'],
    ['nothing', () => Buffer.alloc(0), 'order_form_unreadable'],
    [
      'a bomb that claims to be small',
      () => zipOf({ '[Content_Types].xml': { packed: deflateRawSync(Buffer.alloc(100_000_000)), claims: 10 } }),
      'order_form_unreadable',
    ],
    [
      'a bomb that claims its size',
      () =>
        zipOf({ '[Content_Types].xml': { packed: deflateRawSync(Buffer.alloc(200_000_000)), claims: 200_000_000 } }),
      'order_form_too_long',
    ],
    [
      '100,000 rows',
      () => sheetOf(...Array.from({ length: 100_000 }, (_, index) => [`A-${index % 10}`, 1])),
      'order_form_too_long',
    ],
    ['101 columns', () => sheetOf(Array.from({ length: 101 }, (_, index) => `c${index}`)), 'order_form_too_long'],
    // On a busy machine this thread may get few turns while a file is refused; one that blocks it fails each time.
  ])('%s is not read, and does not block the store', { retry: 2 }, async (_, bytes, code) => {
    const file = await bytes()
    const { turns, result } = await turnsDuring(refusalOf(file))
    expect(result).toEqual([400, code])
    if (file.length > quicklyRead) expect(turns).toBeGreaterThan(minTurns)
  })

  it('is too large', async () => {
    expect(await refusalOf(Buffer.alloc(2 * 1024 * 1024 + 1))).toEqual([413, 'file_too_large'])
  })

  it('belongs to no customer, or to one whose session has ended', async () => {
    const bytes = await sheetOf(['SKU', 'Qty'], ['A-1', 5])
    expect(await refusalOf(bytes, '')).toEqual([401, 'unauthorized'])
    await shop.database.db.delete(sessions).where(eq(sessions.customerId, buyer.customerId))
    expect(await refusalOf(bytes)).toEqual([401, 'unauthorized'])
  })

  it('is one of too many in an hour, for this customer only', async () => {
    const bytes = await sheetOf(['SKU', 'Qty'])
    const other = await addBuyer(shop)
    await fillLimit('order_form', 120)
    expect(await refusalOf(bytes)).toEqual([429, 'too_many_attempts'])
    expect((await sendForm(bytes, other.token)).statusCode).toBe(200)
  })
})

/** Counts requests of the buyer until a limit is reached. */
async function fillLimit(scope: string, limit: number) {
  const hit = { scope, key: buyer.customerId, limit, windowSeconds: 3600, now: shop.clock.now() }
  while ((await consumeRateLimit(shop.database.db, hit)) === 0);
}

async function downloadList(token: string | undefined = buyer.token) {
  const answer = await send(shop, 'getPriceList', {}, { token })
  return { status: answer.statusCode, headers: answer.headers, bytes: new Uint8Array(answer.rawPayload) }
}

/** Downloads the price list and returns its rows. */
async function listRows() {
  const { sheets } = await readXlsx((await downloadList()).bytes)
  return sheets[0]!.rows
}

const sold = world.products
  .flatMap(({ variants: own, title }) => own.map((variant) => ({ ...variant, product: title })))
  .filter(({ sku, inventory_quantity }) => sku !== null && inventory_quantity >= 60)

describe('the price list', () => {
  it('has the articles that can be ordered, at the company’s prices', async () => {
    const { status, headers } = await downloadList()
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'no-store',
    ])
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''price-list-\d{4}-\d\d-\d\d\.xlsx$/)
    const [headings, ...rows] = await listRows()
    expect(headings).toEqual([
      'SKU',
      'GTIN',
      'Name',
      'Unit',
      'Price excl. VAT (EUR)',
      'Lower prices (EUR)',
      'Stock',
      'Quantity',
    ])
    const fish = rows.find(([sku]) => sku === 'SAL-0120')!
    const { product, unit } = sold.find(({ sku }) => sku === 'SAL-0120')!
    expect(fish[2]).toContain(product)
    expect([fish[3], fish[6], fish[7] ?? null]).toEqual([unit, 'In stock', null])
    const preview = { rows: [{ sku: 'SAL-0120', quantity: 1 }], preview: true }
    const { results } = await unwrap(buyer.client.POST('/store/cart/items/bulk', { body: preview }))
    const prices = results[0]!.prices
      .filter(({ currency_code }) => currency_code === 'eur')
      .toSorted((a, b) => a.min_quantity - b.min_quantity)
    expect(fish[4]).toBe(prices[0]!.amount)
    expect(fish[5]).toBe(
      prices
        .slice(1)
        .map(({ min_quantity, amount }) => `from ${min_quantity}: ${amount.toFixed(2)}`)
        .join('; '),
    )
  })

  it('says the stock in the words of cards', async () => {
    const { db } = shop.database
    const isFish = eq(variants.sku, 'SAL-0120')
    const [before] = await db.select().from(variants).where(isFish)
    const labelOf = async (availability: Availability, inventoryQuantity: number, availableFrom: string | null) => {
      await db.update(variants).set({ availability, inventoryQuantity, availableFrom }).where(isFish)
      return (await listRows()).find(([sku]) => sku === 'SAL-0120')![6]
    }
    expect([
      await labelOf('tracked', 60, null),
      await labelOf('tracked', 38, null),
      await labelOf('tracked', 0, null),
      await labelOf('always', 0, null),
      await labelOf('backorder', 0, null),
      await labelOf('backorder', 0, '2027-01-12'),
      await labelOf('backorder', 0, '2026-01-12'),
      await labelOf('backorder', 60, '2027-01-12'),
    ]).toEqual([
      'In stock',
      '38 left',
      'Out of stock',
      'Available to order',
      'Available to order',
      'Back on 12 Jan',
      'Available to order',
      'In stock',
    ])
    await db.update(variants).set(before!).where(isFish)
    const catalogue = new URL('../../../../../../packages/ui/src/words/catalog.en.json', import.meta.url)
    const card = JSON.parse(await readFile(catalogue, 'utf8')) as Record<string, string>
    expect([
      words['stock.in'],
      words['stock.low'],
      words['stock.out'],
      words['stock.orderable'],
      words['stock.later'],
    ]).toEqual([card.inStock, card.stockLeft, card.outOfStock, card.orderable, card.backOn])
  })

  it('has neither drafts nor articles that may not be delivered to the company', async () => {
    const banned = world.products.find(({ market_limits: rules }) =>
      rules.some(({ country_code, max_strength_mg, valid_from, valid_to }) => {
        return country_code === 'no' && max_strength_mg === null && valid_from === null && valid_to === null
      }),
    )!
    const skus = async () => (await listRows()).map(([sku]) => sku)
    expect(await skus()).toContain(banned.variants[0]!.sku)
    await shop.database.db.update(companies).set({ countryCode: 'no' }).where(eq(companies.id, buyer.companyId))
    expect(await skus()).not.toContain(banned.variants[0]!.sku)
    const [first] = world.products
    expect(await skus()).toContain(first!.variants[0]!.sku)
    const { db } = shop.database
    await db.update(products).set({ publishedAt: null }).where(eq(products.id, first!.id))
    expect(await skus()).not.toContain(first!.variants[0]!.sku)
    await db.update(products).set({ publishedAt: shop.clock.now() }).where(eq(products.id, first!.id))
  })

  it('is an order when it is sent back with quantities', async () => {
    const rows = await listRows()
    const wanted = new Map([
      ['SAL-0120', 60],
      ['TJA-1403', 12],
    ])
    const filled = rows.map((row, index) =>
      index > 0 ? [...row.slice(0, 7), wanted.get(String(row[0])) ?? null] : row,
    )
    const lines = linesOf(await tableOf(await sheetOf(...filled)))
    expect(new Map(lines.map(({ sku, quantity }) => [sku, quantity]))).toEqual(wanted)
    const { success, applied } = await unwrap(
      buyer.client.POST('/store/cart/items/bulk', { body: { rows: lines.map((line) => ({ ...line })) } }),
    )
    expect([success, applied]).toEqual([true, 2])
    const { cart } = await unwrap(buyer.client.GET('/store/cart/info'))
    expect(cart.items.map(({ variant_sku, quantity }) => [variant_sku, quantity]).toSorted()).toEqual([...wanted])
  })

  it('has no formulas, and finds their articles again', async () => {
    const { db } = shop.database
    const { id, sku } = sold[5]!
    await db.update(variants).set({ sku: '=HYPERLINK("x")' }).where(eq(variants.id, id))
    const rows = await listRows()
    const row = rows.find(([cell]) => String(cell).includes('HYPERLINK'))!
    expect(row[0]).toBe('\'=HYPERLINK("x")')
    const lines = linesOf(await tableOf(await sheetOf(rows[0]!, [...row.slice(0, 7), 3])))
    expect(lines).toEqual([{ sku: '=HYPERLINK("x")', quantity: 3 }])
    await db.update(variants).set({ sku }).where(eq(variants.id, id))
  })

  it('is for customers only, and limited', async () => {
    expect((await downloadList('')).status).toBe(401)
    await fillLimit('price_list', 30)
    expect((await downloadList()).status).toBe(429)
  })
})

const headingPairs = [
  ['SKU', 'Quantity'],
  ['Art.nr', 'Antal'],
  ['Varenr.', 'Antall'],
  ['Varenummer', 'Stk'],
  ['Tuotenumero', 'Määrä'],
  ['Artikel-Nr.', 'Menge'],
] as const
const skuTexts = fc.stringMatching(/^[A-Z]{2,4}-[0-9]{1,6}[A-Z]?$/)
const notes = fc.stringMatching(/^[A-Za-zåäöß ]{0,12}$/).map((text) => text.trim())
const orders = fc.record({
  headings: fc.constantFrom(...headingPairs),
  lines: fc.uniqueArray(fc.tuple(skuTexts, fc.option(fc.integer({ min: 0, max: 9999 }), { nil: null }), notes), {
    minLength: 1,
    maxLength: 20,
    selector: ([sku]) => sku,
  }),
  order: fc.constantFrom([0, 1, 2], [2, 1, 0], [1, 2, 0]),
  above: fc.integer({ min: 0, max: 3 }),
  separator: fc.constantFrom(',', ';', '\t', '|'),
})

describe('any order form', () => {
  it('is read alike from every format', async () => {
    await fc.assert(
      fc.asyncProperty(orders, async ({ headings, lines, order, above, separator }) => {
        const arrange = (cells: readonly string[]) => order.map((index) => cells[index]!)
        const rows = [
          ...Array.from({ length: above }, () => ['Order']),
          arrange([headings[0], headings[1], 'Anm']),
          ...lines.map(([sku, quantity, note]) => arrange([sku, quantity === null ? '' : String(quantity), note])),
        ]
        const wanted = lines.flatMap(([sku, quantity]) => (quantity ? [{ sku, quantity }] : []))
        fc.pre(wanted.length > 0)
        const fromSheet = linesOf(await tableOf(await sheetOf(...rows)))
        const fromText = linesOf(readOrderTable(rows.map((cells) => cells.join(separator)).join('\r\n')))
        expect([fromSheet, fromText]).toEqual([wanted, wanted])
      }),
      { numRuns: 40 },
    )
  })
})
