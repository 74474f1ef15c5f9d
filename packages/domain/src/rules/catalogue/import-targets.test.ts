import { describe, expect, it } from 'vitest'
import { matchFault, readQuantity, targetOfColumn, type ImportTarget, type MatchedColumn } from './import-targets'

const to = (target: ImportTarget | null, from: number | null = null): MatchedColumn => ({ target, from })

describe('matchFault', () => {
  it('requires a column that identifies articles, and an amount column for prices', () => {
    expect(matchFault('catalog', [to('product'), to('gtin')])).toBeNull()
    expect(matchFault('stock', [to('gtin'), to('stock')])).toEqual({ fault: 'missing', target: 'sku' })
    expect(matchFault('catalog', [to('product'), to(null)])).toEqual({ fault: 'missing', target: 'sku' })
    expect(matchFault('stock', [to('stock')])).toEqual({ fault: 'missing', target: 'sku' })
    expect(matchFault('prices', [to('sku'), to('from')])).toEqual({ fault: 'missing', target: 'amount' })
    expect(matchFault('prices', [to('sku'), to('amount')])).toBeNull()
  })

  it('rejects two columns with the same target, except price tiers with different quantities and planned prices', () => {
    expect(matchFault('catalog', [to('sku'), to('brand'), to('brand')])).toEqual({ fault: 'twice', target: 'brand' })
    expect(
      matchFault('catalog', [
        to('sku'),
        to('price_from', 50),
        to('price_from', 240),
        to('planned_price'),
        to('planned_price'),
        to(null),
        to(null),
      ]),
    ).toBeNull()
    expect(matchFault('catalog', [to('sku'), to('price_from', 50), to('price_from', 50)])).toEqual({
      fault: 'twice',
      target: 'price_from',
    })
  })

  it.each([
    'category',
    'description',
    'images',
    'tags',
    'option1_value',
    'tax_class',
    'published',
    'not_for_sale',
  ] as const)('accepts several columns of %s', (target) => {
    expect(matchFault('catalog', [to('sku'), to(target), to(target), to(target)])).toBeNull()
  })

  it('requires a quantity for each price tier', () => {
    expect(matchFault('catalog', [to('sku'), to('price_from')])).toEqual({ fault: 'quantity', column: 1 })
    expect(matchFault('catalog', [to('price_from'), to('sku')])).toEqual({ fault: 'quantity', column: 0 })
  })
})

it.each([
  ['50', 50],
  [' 240 ', 240],
  ['1', null],
  ['0', null],
  ['', null],
  ['2.5', null],
  ['999999', 999_999],
  ['1000000', null],
  ['-5', null],
])('reads the quantity %j as %j', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

describe('a column of a report', () => {
  it.each([
    ['catalog', 'sku', 'sku', null],
    ['catalog', 'option1_value', 'option1_value', null],
    ['catalog', 'price', 'price', null],
    ['catalog', 'price EUR', 'price', null],
    ['catalog', 'price EUR from 50', 'price_from', 50],
    ['catalog', 'price EUR on 2026-12-01', 'planned_price', null],
    ['prices', 'price EUR from 50 on 2026-12-01', 'amount', 50],
    ['prices', 'currency', 'currency', null],
    ['stock', 'brand', null, null],
    ['catalog', 'shelf', null, null],
  ] as const)('of a file of %s named %j has the target %j', (kind, column, target, from) => {
    expect(targetOfColumn(kind, column)).toEqual({ target, from })
  })
})
