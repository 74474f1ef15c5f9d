import type { Company } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { toVatIdView } from './company.view'

const kiosk: Company = {
  id: 'comp_01kiosk',
  name: 'Kiosk & Co AB',
  vat_id: 'SE559000000001',
  vat_id_status: 'valid',
  vat_id_source: 'vies',
  vat_id_checked_at: '2026-11-20T08:00:00.000Z',
}

describe('a company’s VAT number', () => {
  it('has the status, source and date of its last check', () => {
    expect(toVatIdView(kiosk, 'en-GB')).toEqual({
      number: 'SE559000000001',
      status: 'valid',
      source: 'vies',
      checked: '20 Nov 2026',
      reservedFor: null,
    })
  })

  it('has no date before its first check', () => {
    const unchecked: Company = { ...kiosk, vat_id_status: 'unchecked', vat_id_source: null, vat_id_checked_at: null }
    expect(toVatIdView(unchecked, 'en-GB')).toEqual({
      number: 'SE559000000001',
      status: 'unchecked',
      source: null,
      checked: null,
      reservedFor: null,
    })
  })
})
