import type { BulkRowResult } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toBulkReportView, toBulkSetRows, type ParsedBulkUpload } from './bulk-report.view'
import { parseBulkUpload } from '../../rules/cart/bulk-upload'
import { bulkUploadLimits } from './bulk-upload.view'

const { small } = createWorld().carts
const [fish, coffee, mint] = small.items
const locale = 'en-GB'

function read(format: 'positions' | 'lines', text: string) {
  const itemIds = small.items.map(({ id }) => id)
  const result = parseBulkUpload({ format, text }, { itemIds, limits: bulkUploadLimits })
  if (result.status !== 'read') throw new Error(result.status)
  return result
}

const result = (row: number, rest: Partial<BulkRowResult>): BulkRowResult => ({
  row,
  status: 'updated',
  code: null,
  message: 'Said by the store',
  item_id: null,
  variant_id: null,
  sku: null,
  variant_title: null,
  product_title: null,
  prices: [],
  deliverable: true,
  quantity: null,
  ...rest,
})

describe('the request', () => {
  it('has the id of a cart line, or the SKU of an article', () => {
    expect(toBulkSetRows(read('positions', '1,x,3').rows)).toEqual([
      { item_id: fish!.id, quantity: 1 },
      { item_id: mint!.id, quantity: 3 },
    ])
    expect(toBulkSetRows(read('lines', 'SAL-0120 60').rows)).toEqual([{ sku: 'SAL-0120', quantity: 60 }])
  })
})

describe('the report', () => {
  const text = 'SAL-0120 1200\nGRY-0450 six\nNEW-1 5\nTJA-1403 12\nNONE-1 9'
  const results = [
    result(0, { item_id: fish!.id, sku: 'SAL-0120', product_title: fish!.product_title, quantity: 1200 }),
    result(1, { status: 'added', item_id: 'item_new', sku: 'NEW-1', product_title: 'New', quantity: 5 }),
    result(2, { status: 'unchanged', item_id: mint!.id, sku: 'TJA-1403', product_title: 'Mint', quantity: 12 }),
    result(3, { status: 'skipped', code: 'unknown_sku', message: 'There is no article NONE-1.', sku: 'NONE-1' }),
  ]
  const report = () => toBulkReportView(read('lines', text), { success: true, results }, small, locale)

  it('has a row for each part of the text, in order', () => {
    expect(report().rows.map(({ position, sku, outcome }) => [position, sku, outcome])).toEqual([
      [1, 'SAL-0120', 'updated'],
      [2, 'GRY-0450', 'skipped'],
      [3, 'NEW-1', 'added'],
      [4, 'TJA-1403', 'unchanged'],
      [5, 'NONE-1', 'skipped'],
    ])
    expect(report()).toMatchObject({ success: true, changed: 2, unchanged: 1, skipped: 2 })
  })

  it('shows the previous and the new quantity of a line', () => {
    expect(report().rows[0]).toMatchObject({
      title: fish!.product_title,
      before: '10',
      quantity: '1,200',
      reason: null,
    })
    expect(report().rows[0]).toMatchObject({ detail: null })
    expect(report().rows[2]).toMatchObject({ title: 'New', before: null, quantity: '5' })
  })

  it('shows why a row is skipped, with the store’s message if there is one', () => {
    expect(report().rows[1]).toMatchObject({ reason: 'not_a_number', detail: 'six' })
    expect(report().rows[4]).toMatchObject({ reason: 'unknown_sku', detail: 'There is no article NONE-1.' })
  })

  it('shows the entered text for a line that is not in the cart', () => {
    expect(report().rows[4]).toMatchObject({ title: null, sku: 'NONE-1', before: null, quantity: null })
    const [skipped] = toBulkReportView(read('lines', 'NEW-1 many'), null, small, locale).rows
    expect(skipped).toMatchObject({ title: null, sku: 'NEW-1', before: null, quantity: null, detail: 'many' })
    const [nameless] = toBulkReportView(read('lines', ';60'), null, small, locale).rows
    expect(nameless).toMatchObject({ sku: null, reason: 'no_sku', detail: '60' })
  })

  it('shows the name from the cart if the store sends none', () => {
    const bare = result(0, { quantity: 12 })
    const [row] = toBulkReportView(read('positions', '12,x,y'), { success: true, results: [bare] }, small, locale).rows
    expect(row).toMatchObject({ title: fish!.product_title, sku: null, before: '10', quantity: '12' })
    const [typed] = toBulkReportView(
      read('lines', 'sal-0120 12'),
      { success: true, results: [bare] },
      small,
      locale,
    ).rows
    expect(typed).toMatchObject({ title: null, sku: 'sal-0120' })
    const named = { ...bare, sku: 'SAL-0120' }
    const [stored] = toBulkReportView(
      read('lines', 'sal-0120 12'),
      { success: true, results: [named] },
      small,
      locale,
    ).rows
    expect(stored?.sku).toBe('SAL-0120')
  })

  it('omits a row without a result from the store', () => {
    expect(toBulkReportView(read('lines', text), { success: true, results: [] }, small, locale).rows).toHaveLength(1)
  })

  it('shows the line if only its position was entered', () => {
    const positions = read('positions', 'ten,,twelve')
    const [, skipped] = toBulkReportView(positions, null, small, locale).rows
    const known = { title: coffee!.product_title, sku: 'GRY-0450', quantity: '5' }
    expect(skipped).toMatchObject({ position: 2, ...known, detail: null })
  })

  it('of a text without a valid row is a failure that was not sent', () => {
    const nothing = toBulkReportView(read('positions', 'a,b,c'), null, small, locale)
    expect(nothing).toMatchObject({ success: false, changed: 0, skipped: 3 })
  })

  it('is a failure if the store skipped every row', () => {
    const shortage = { status: 'skipped', code: 'insufficient_inventory', message: '12 left.', quantity: 10 } as const
    const answer = { success: false, results: [result(0, shortage)] }
    const refused = toBulkReportView(read('lines', 'SAL-0120 9000'), answer, small, locale)
    expect(refused).toMatchObject({ success: false, skipped: 1, rows: [{ quantity: '10', detail: '12 left.' }] })
  })

  it('counts rows as applied if the cart matches the text, changed or not', () => {
    expect(report()).toMatchObject({ applied: 3, inputRows: 5 })
  })

  it('lists the rows that a sum consists of', () => {
    const parsed = read('lines', 'SAL-0120 60')
    const [row] = parsed.rows
    const summed = { ...parsed, rows: [{ ...row!, mergedPositions: [4, 1200] }] }
    const answered = { success: true, results: [result(0, { quantity: 60 })] }
    const view = toBulkReportView(summed, answered, small, locale)
    expect(view.rows[0]?.mergedPositions).toBe('4, 1,200')
    expect(view).toMatchObject({ changed: 1, applied: 3, inputRows: 3 })
    const refused = { success: false, results: [result(0, { status: 'skipped', code: 'product_unavailable' })] }
    expect(toBulkReportView(summed, refused, small, locale)).toMatchObject({ skipped: 1, applied: 0, inputRows: 3 })
    expect(report().rows.map(({ mergedPositions }) => mergedPositions)).toEqual([null, null, null, null, null])
  })

  it('shows the product names of omitted rows', () => {
    const skipped = { position: 1, itemId: null, sku: 'NEW-1', text: '5', fault: 'left_out', title: 'New' } as const
    const parsed: ParsedBulkUpload = { status: 'read', rows: [], skipped: [skipped], blankRows: 4, columns: null }
    const { rows, blankRows } = toBulkReportView(parsed, null, small, locale)
    const [row] = rows
    expect(blankRows).toBe(4)
    expect(row).toMatchObject({ title: 'New', outcome: 'skipped', reason: 'left_out', detail: '5', price: null })
  })
})

describe('the price of a row', () => {
  const eur = (min_quantity: number, amount: number) => ({ currency_code: 'eur', amount, min_quantity })
  const prices = [eur(1, 3.2), eur(50, 2.72), eur(200, 2.4)]
  const had = (quantity: number) => ({ ...small, items: [{ ...fish!, quantity }] })
  const priceOf = (quantity: number, before: number, overrides: Partial<BulkRowResult> = {}) => {
    const [row] = toBulkReportView(
      read('lines', `SAL-0120 ${quantity}`),
      { success: true, results: [result(0, { item_id: fish!.id, prices, quantity, ...overrides })] },
      had(before),
      locale,
    ).rows
    return row!.price
  }

  it('is that of its tier, with the pieces missing for the next one', () => {
    expect(priceOf(49, 10)).toEqual({
      each: '€3.20',
      total: '€156.80',
      lost: null,
      next: { price: '€2.72', missing: '1' },
    })
    expect(priceOf(50, 10)).toEqual({
      each: '€2.72',
      total: '€136.00',
      lost: null,
      next: { price: '€2.40', missing: '150' },
    })
    expect(priceOf(200, 10)).toEqual({ each: '€2.40', total: '€480.00', lost: null, next: null })
  })

  it('shows which lower price the line has now and would lose', () => {
    expect(priceOf(49, 50)).toMatchObject({ each: '€3.20', lost: { price: '€2.72', from: '50' } })
    expect(priceOf(60, 1200)).toMatchObject({ each: '€2.72', lost: { price: '€2.40', from: '200' } })
    expect(priceOf(50, 199)?.lost).toBeNull()
    expect(priceOf(5, 5, { item_id: 'item_new', status: 'added' })?.lost).toBeNull()
  })

  it('is not shown for skipped rows, and rows without a price', () => {
    expect(priceOf(60, 10, { status: 'skipped', code: 'insufficient_inventory' })).toBeNull()
    expect(priceOf(60, 10, { prices: [] })).toBeNull()
  })
})
