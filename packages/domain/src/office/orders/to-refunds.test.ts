import type { components } from '@skafferi/api/admin'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import type { Office } from '../office-context'
import { refundRequestOf, toClosingCredit } from './to-refunds'

const draft = { what: 'amount', amount: '', lines: [], reason: '' } as const

it('reads the typed amount, and returns undefined if it is invalid', () => {
  expect(refundRequestOf({ ...draft, amount: '7,70' }, 'eur')).toEqual({ amount: 7.7 })
  expect(refundRequestOf({ ...draft, amount: '' }, 'eur')).toEqual({ amount: 0 })
  for (const amount of ['1.234', '1O,50', 'SEK 99', '12..5'])
    expect(refundRequestOf({ ...draft, amount }, 'eur')).toBeUndefined()
  expect(refundRequestOf({ ...draft, amount: 'SEK 99' }, 'sek')).toEqual({ amount: 99 })
})

it('requests the lines with pieces and ignores an earlier amount', () => {
  const lines = [
    { id: 'jam', pieces: 3 },
    { id: 'tins', pieces: 0 },
  ]
  expect(refundRequestOf({ ...draft, what: 'lines', amount: '5', lines }, 'eur')).toEqual({
    lines: [{ item_id: 'jam', quantity: 3 }],
  })
})

describe('the credit for closed pieces', () => {
  const [placed] = createWorld().orders
  const order = {
    ...placed!.order,
    currency_code: 'eur' as const,
    payment_status: 'authorized' as const,
    items: [{ ...placed!.order.items[0]!, id: 'jam', quantity: 10, subtotal: 100, discount_total: 0, tax_total: 25 }],
    tax: { ...placed!.order.tax!, rates: [{ percent: 25, net: 100, tax: 25 }] },
  }
  const line = { item_id: 'jam', ordered: 10, shipped: 0, closed: 0, left: 10, refunded: 0, tax_percent: 25 }
  const read = {
    order,
    lines: [line],
    refunds: [],
    refundable: { amount: 0, rates: [] },
  } as unknown as components['schemas']['AdminOrder']
  const office = { locale: 'en-IE' } as Office

  it('is computed before the order is charged', () => {
    expect(toClosingCredit(read, [{ id: 'jam', pieces: 3 }], office)).toBe('€37.50')
  })

  it('is nothing once everything was credited', () => {
    const credited = { ...read, order: { ...read.order, payment_status: 'refunded' as const } }
    expect(toClosingCredit(credited, [{ id: 'jam', pieces: 3 }], office)).toBe('€0.00')
  })

  it('is unknown if more was credited than the pieces leave', () => {
    const refund = { id: 'ref_1', amount: 112.5, rates: [{ percent: 25, net: 90, tax: 22.5 }], lines: [] }
    const refunds = [refund] as unknown as typeof read.refunds
    expect(toClosingCredit({ ...read, refunds }, [{ id: 'jam', pieces: 3 }], office)).toBeNull()
  })
})
