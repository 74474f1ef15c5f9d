import { expect, it } from 'vitest'
import { cellFault, readCell, readStockMove } from './product-change'

const price = { sku: 'SAL-1', cell: 1, over: '1.80' } as const

it.each([
  ['1O,50', 'not_amount'],
  ['12..5', 'not_amount'],
  ['0', 'not_amount'],
  ['1.234', 'ambiguous_amount'],
  ['SEK 99', 'other_currency'],
  ['', 'first_tier'],
])('rejects the price "%s" as %s before sending', (text, fault) => {
  expect(readCell({ ...price, text }, 'eur')).toBe(fault)
})

it('sends a price as a number, and an empty tier price as null', () => {
  expect(readCell({ ...price, text: '12,50 €' }, 'eur')).toEqual({
    variants: [{ sku: 'SAL-1', prices: [{ min_quantity: 1, amount: 12.5 }] }],
  })
  expect(readCell({ ...price, text: 'SEK 99' }, 'sek')).toEqual({
    variants: [{ sku: 'SAL-1', prices: [{ min_quantity: 1, amount: 99 }] }],
  })
  expect(readCell({ ...price, cell: 50, text: '' }, 'eur')).toEqual({
    variants: [{ sku: 'SAL-1', prices: [{ min_quantity: 50, amount: null }] }],
  })
})

it('sends an availability, and a day or none', () => {
  const send = (cell: 'availability' | 'available_from', text: string) =>
    readCell({ sku: 'SAL-1', cell, text, over: '' }, 'eur')
  expect(send('availability', 'backorder')).toEqual({ variants: [{ sku: 'SAL-1', availability: 'backorder' }] })
  expect(send('available_from', '2027-01-12')).toEqual({ variants: [{ sku: 'SAL-1', available_from: '2027-01-12' }] })
  expect(send('available_from', '')).toEqual({ variants: [{ sku: 'SAL-1', available_from: null }] })
})

it('sends a stock with the stock that it replaces', () => {
  expect(readCell({ sku: 'SAL-1', cell: 'stock', text: '1 200', over: '8' }, 'eur')).toEqual({
    variants: [{ sku: 'SAL-1', inventory_quantity: 1200, replaces_inventory_quantity: 8 }],
  })
  expect(readCell({ sku: 'SAL-1', cell: 'stock', text: '1O', over: '8' }, 'eur')).toBe('not_whole')
})

it('reads a sign in a stock cell as pieces to add or take away from the displayed stock', () => {
  const stock = { sku: 'SAL-1', cell: 'stock', over: '205' } as const
  expect(readStockMove({ ...stock, text: '+25' })).toEqual({ sku: 'SAL-1', change: 25, seen: 205 })
  expect(readStockMove({ ...stock, text: '\u22123' })).toEqual({ sku: 'SAL-1', change: -3, seen: 205 })
  expect(readStockMove({ ...stock, text: '25' })).toBeUndefined()
  expect(['+', '+0', '-1.5', '+25'].map((text) => cellFault({ ...stock, text }, 'eur'))).toEqual([
    'not_change',
    'not_change',
    'not_change',
    null,
  ])
  expect(readCell({ ...stock, text: '+25' }, 'eur')).toBe('not_whole')
})
