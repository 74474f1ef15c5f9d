import { describe, expect, it } from 'vitest'
import {
  changesOf,
  isGtin,
  normalizeRow,
  planRows,
  toBulkReport,
  type BulkArticle,
  type BulkRow,
  type PlannedRow,
} from './bulk-plan'

const fish: BulkArticle = {
  variantId: 'variant_fish',
  sku: 'SAL-0120',
  productTitle: 'Salt fish',
  variantName: '120 g · bag',
  prices: [{ currency_code: 'eur', amount: 2.4, min_quantity: 1 }],
  stock: 100,
  buyable: true,
  deliverable: true,
  inCart: 20,
}
const mints: BulkArticle = { ...fish, variantId: 'variant_mints', sku: null, productTitle: 'Mints', inCart: null }
const unavailable: BulkArticle = { ...fish, variantId: 'variant_gone', sku: 'GON-1', buyable: false, stock: 0 }
const items: Record<string, BulkArticle> = { item_1: fish, item_2: mints, item_3: unavailable }

const planIn = (lines: number, rows: BulkRow[]) =>
  planRows(
    rows,
    {
      byItem: (id) => items[id],
      bySku: (sku) => [fish, unavailable].find((article) => article.sku === sku),
    },
    lines,
  )
const plan = (...rows: BulkRow[]) => planIn(2, rows)
const outcomes = (...rows: BulkRow[]) => plan(...rows).map(({ status, code, params }) => [code ?? status, params])

const reportOf = (planned: readonly PlannedRow[], itemIds: ReadonlyMap<string, string>) =>
  toBulkReport(planned, itemIds, (code) => code)

describe('a row of a bulk change', () => {
  it('sets the quantity of a line or an article', () => {
    expect(outcomes({ itemId: 'item_1', quantity: 100 })).toEqual([
      ['updated', { name: 'SAL-0120', quantity: 100, before: 20 }],
    ])
    expect(outcomes({ sku: 'SAL-0120', quantity: 1 })).toEqual([
      ['updated', { name: 'SAL-0120', quantity: 1, before: 20 }],
    ])
    expect(outcomes({ itemId: 'item_1', quantity: 20 })).toEqual([['unchanged', { name: 'SAL-0120', quantity: 20 }]])
    expect(outcomes({ itemId: 'item_2', quantity: 2 })).toEqual([['added', { name: 'Mints', quantity: 2 }]])
  })

  it('is skipped if the stock is insufficient, or the article is not sold', () => {
    expect(outcomes({ itemId: 'item_1', quantity: 101 }, { itemId: 'item_3', quantity: 5 })).toEqual([
      ['insufficient_inventory', { title: 'SAL-0120', left: 100 }],
      ['product_unavailable', { title: 'GON-1' }],
    ])
  })

  it('is skipped if it would exceed the maximum number of lines; existing lines are still changed', () => {
    const rows = [
      { itemId: 'item_2', quantity: 2 },
      { itemId: 'item_1', quantity: 100 },
    ]
    const codes = (lines: number) => planIn(lines, rows).map(({ status, code }) => code ?? status)
    expect(codes(1_499)).toEqual(['added', 'updated'])
    expect(codes(1_500)).toEqual(['cart_full', 'updated'])
    expect(planIn(1_500, rows)[0]?.params).toEqual({ name: 'Mints', limit: 1_500 })
  })

  it('is skipped if it matches nothing, or more than one thing', () => {
    expect(
      outcomes(
        { sku: 'NONE-1', quantity: 1 },
        { itemId: 'item_0', quantity: 1 },
        { quantity: 1 },
        { itemId: 'item_1', sku: 'SAL-0120', quantity: 1 },
      ),
    ).toEqual([
      ['unknown_sku', { sku: 'NONE-1' }],
      ['unknown_item', {}],
      ['invalid_row', {}],
      ['invalid_row', {}],
    ])
  })

  it('is skipped if an earlier row has the same article, even a skipped one', () => {
    expect(outcomes({ sku: 'SAL-0120', quantity: 900 }, { itemId: 'item_1', quantity: 5 })[1]).toEqual([
      'duplicate_row',
      { name: 'SAL-0120' },
    ])
  })

  it('ignores spaces around its SKU', () => {
    expect(normalizeRow({ sku: ' SAL-0120 ', quantity: 1 })).toEqual({ sku: 'SAL-0120', quantity: 1 })
    expect(normalizeRow({ sku: '  ', itemId: 'item_1', quantity: 1 }).sku).toBeUndefined()
    expect(normalizeRow({ itemId: 'item_1', quantity: 1 }).sku).toBeUndefined()
  })
})

describe('a bulk change', () => {
  const rows = [
    { itemId: 'item_1', quantity: 30 },
    { itemId: 'item_2', quantity: 2 },
    { sku: 'GON-1', quantity: 1 },
    { sku: 'NONE-1', quantity: 1 },
    { itemId: 'item_0', quantity: 1 },
  ]

  it('changes only added or updated rows', () => {
    expect(changesOf(plan(...rows))).toEqual([
      { variantId: 'variant_fish', quantity: 30 },
      { variantId: 'variant_mints', quantity: 2 },
    ])
    expect(changesOf(plan({ itemId: 'item_1', quantity: 20 }))).toEqual([])
  })

  it('reports each row in its position, with the line and its resulting quantity', () => {
    const itemIds = new Map([
      ['variant_fish', 'item_1'],
      ['variant_mints', 'item_9'],
    ])
    const report = reportOf(plan(...rows), itemIds)
    expect(report).toMatchObject({ success: true, message: '2 of 5 rows were applied.', applied: 2, skipped: 3 })
    const summary = report.results.map(({ row, item_id, sku, product_title, quantity }) => {
      return [row, item_id, sku, product_title, quantity]
    })
    expect(summary).toEqual([
      [0, 'item_1', 'SAL-0120', 'Salt fish', 30],
      [1, 'item_9', null, 'Mints', 2],
      [2, null, 'GON-1', 'Salt fish', 20],
      [3, null, 'NONE-1', null, null],
      [4, 'item_0', null, null, null],
    ])
    expect(report.results.map(({ status, code }) => code ?? status)).toEqual([
      'updated',
      'added',
      'product_unavailable',
      'unknown_sku',
      'unknown_item',
    ])
  })

  it('succeeds only if every row was applied, including rows without a change', () => {
    const report = reportOf(plan({ itemId: 'item_1', quantity: 20 }, { itemId: 'item_2', quantity: 2 }), new Map())
    expect(report).toMatchObject({ success: true, message: 'Bulk update successful!', applied: 2, skipped: 0 })
  })

  it('reports the article and the price of each row', () => {
    const { results } = reportOf(plan(...rows), new Map())
    expect(results.map(({ variant_id, prices }) => [variant_id, prices])).toEqual([
      ['variant_fish', fish.prices],
      ['variant_mints', fish.prices],
      ['variant_gone', fish.prices],
      [null, []],
      [null, []],
    ])
  })

  it('reports for each row whether it may be delivered to the cart’s destination; without a destination all may', () => {
    const remaining = planRows(
      [{ sku: 'SAL-0120', quantity: 1 }],
      { byItem: () => undefined, bySku: () => ({ ...fish, deliverable: false }) },
      1,
    )
    expect(reportOf(remaining, new Map()).results[0]?.deliverable).toBe(false)
    expect(reportOf(plan({ sku: 'NONE-1', quantity: 1 }), new Map()).results[0]?.deliverable).toBe(true)
  })

  it('fails if no row was applied', () => {
    const report = reportOf(plan({ quantity: 1 }), new Map())
    expect(report).toMatchObject({ success: false, message: 'Bulk update failed.', applied: 0, skipped: 1 })
  })
})

describe('a GTIN', () => {
  it.each(['40170725', '012345678905', '7310865000123', '17310865000120'])('has 8, 12, 13 or 14 digits: %s', (sku) => {
    expect(isGtin(sku)).toBe(true)
  })

  it.each(['', '1234567', '123456789', '123456789012345', '731086500012A', 'SAL-0120', ' 40170725'])(
    'is not "%s"',
    (sku) => {
      expect(isGtin(sku)).toBe(false)
    },
  )
})
