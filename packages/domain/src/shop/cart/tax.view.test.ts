import { describe, expect, it } from 'vitest'
import { toTaxView, type TaxedDocument } from './tax.view'

const tax: NonNullable<TaxedDocument['tax']> = {
  treatment: 'domestic',
  explanation_code: 'domestic',
  date: '2026-11-20',
  rates: [{ percent: 13.5, net: 1100, tax: 148.5 }],
  seller_vat_id: 'SE559000000101',
  buyer_vat_id: null,
}
const view = (overrides: Partial<TaxedDocument>) =>
  toTaxView({ tax, tax_total: 148.5, currency_code: 'eur', tax_changes_on: null, ...overrides }, 'se', 'en-GB')

describe('the VAT of a cart or an order', () => {
  it('is shown by rate, with its reason', () => {
    expect(view({})).toEqual({
      rates: [{ percent: '13.5%', net: '€1,100.00', amount: '€148.50' }],
      sum: null,
      reason: { code: 'domestic', country: 'se', sellerVatId: 'SE559000000101', buyerVatId: null },
      changesOn: null,
    })
  })

  it('has no rate and no reason without lines', () => {
    expect(view({ tax: { ...tax, rates: [] }, tax_total: 0 })).toEqual({
      rates: [],
      sum: null,
      reason: null,
      changesOn: null,
    })
  })

  it('is only a sum if the store has no rates, and null if it is zero', () => {
    expect(view({ tax: null })).toEqual({ rates: [], sum: '€148.50', reason: null, changesOn: null })
    expect(view({ tax: null, tax_total: 0 }).sum).toBeNull()
  })

  it('has the date from which other rates apply', () => {
    expect(view({ tax_changes_on: '2028-01-01' }).changesOn).toBe('1 Jan 2028')
  })
})
