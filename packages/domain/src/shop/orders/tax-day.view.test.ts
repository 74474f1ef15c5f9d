import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toTaxDayView } from './tax-day.view'

const world = createWorld()
const { order } = world.orders.find((one) => one.order.tax?.treatment === 'domestic' && !one.order.tax_fixed)!
const tax = { ...order.tax!, date: '2028-01-03' }
const waiting = { ...order, tax, currency_code: 'eur', tax_total: 14.07, placed_tax_total: 12.54 }
const dayOf = (overrides: Partial<typeof order>) => toTaxDayView({ ...waiting, ...overrides }, 'en-GB')

describe('the date of an order’s VAT', () => {
  it('is the expected one until the goods are shipped', () => {
    expect(dayOf({ placed_tax_total: 14.07 })).toEqual({ state: 'expected', day: '3 Jan 2028', placed: '€14.07' })
  })

  it('is the shipping date from then on', () => {
    const left = { tax_fixed: true, fulfillment_status: 'shipped', placed_tax_total: 14.07 } as const
    expect(dayOf(left)).toMatchObject({ state: 'fixed' })
  })

  it('is shown with the agreed amount if another law applied then', () => {
    expect(dayOf({ tax_fixed: true, fulfillment_status: 'delivered' })).toEqual({
      state: 'changed',
      day: '3 Jan 2028',
      placed: '€12.54',
    })
  })

  it('is not shown if the date makes no difference', () => {
    expect(dayOf({ tax: { ...tax, treatment: 'export' } })).toBeNull()
    expect(dayOf({ tax: { ...tax, treatment: 'intra_eu' } })).toBeNull()
    expect(dayOf({ tax: null })).toBeNull()
    expect(dayOf({ status: 'canceled' })).toBeNull()
  })

  it('is not shown for orders shipped before it was stored', () => {
    expect(dayOf({ fulfillment_status: 'delivered' })).toBeNull()
  })
})
