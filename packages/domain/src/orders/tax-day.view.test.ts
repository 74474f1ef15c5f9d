import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toTaxDayView } from './tax-day.view'

const world = createWorld()
const { order } = world.orders.find((one) => one.order.tax?.treatment === 'domestic' && !one.order.tax_fixed)!
const tax = { ...order.tax!, date: '2028-01-03' }
const waiting = { ...order, tax, currency_code: 'eur', tax_total: 14.07, placed_tax_total: 12.54 }
const dayOf = (own: Partial<typeof order>) => toTaxDayView({ ...waiting, ...own }, 'en-GB')

describe('the day of an order’s VAT', () => {
  it('is the one it is expected on, until the goods leave', () => {
    expect(dayOf({ placed_tax_total: 14.07 })).toEqual({ state: 'expected', day: '3 Jan 2028', placed: '€14.07' })
  })

  it('is the one they left on, from then on', () => {
    const left = { tax_fixed: true, fulfillment_status: 'shipped', placed_tax_total: 14.07 } as const
    expect(dayOf(left)).toMatchObject({ state: 'fixed' })
  })

  it('is told with what was agreed to, where another law held then', () => {
    expect(dayOf({ tax_fixed: true, fulfillment_status: 'delivered' })).toEqual({
      state: 'changed',
      day: '3 Jan 2028',
      placed: '€12.54',
    })
  })

  it('is not told where no day changes anything', () => {
    expect(dayOf({ tax: { ...tax, treatment: 'export' } })).toBeNull()
    expect(dayOf({ tax: { ...tax, treatment: 'intra_eu' } })).toBeNull()
    expect(dayOf({ tax: null })).toBeNull()
    expect(dayOf({ status: 'canceled' })).toBeNull()
  })

  it('is not told of orders that left before the shop kept it', () => {
    expect(dayOf({ fulfillment_status: 'delivered' })).toBeNull()
  })
})
