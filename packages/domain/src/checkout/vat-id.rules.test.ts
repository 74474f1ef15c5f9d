import { describe, expect, it } from 'vitest'
import { countsAsValid, isUnionVatId, normalizeVatId, vatIdCountry, vatIdFault, type CheckedVatId } from './vat-id.rules'

describe('a VAT number', () => {
  it('is kept in capitals, without what people write between the digits', () => {
    expect(normalizeVatId(' se 5590-00.0000 01')).toBe('SE559000000001')
  })

  it.each([
    ['SE559000000001', 'SE'],
    ['DK12345678', 'DK'],
    ['FI12345678', 'FI'],
    ['DE123456789', 'DE'],
    ['EL123456789', 'EL'],
    ['NL123456789B01', 'NL'],
    ['IE1234567WA', 'IE'],
    ['NO900000000MVA', 'NO'],
    ['NO900000000', 'NO'],
    ['GB123456789', 'GB'],
    ['SE559000000002', null],
    ['DK1234567', null],
    ['NO90000000MVA', null],
    ['XX12345678', null],
    ['US123456789', null],
    ['', null],
  ])('%s is one of %s', (vatId, country) => {
    expect(vatIdCountry(vatId)).toBe(country)
  })

  it('of Norway or the United Kingdom is none of the Union', () => {
    expect(['SE559000000001', 'NO900000000MVA', 'GB123456789', 'DK'].map(isUnionVatId)).toEqual([true, false, false, false])
  })
})

describe('what is typed as a VAT number', () => {
  it.each([
    ['se 559000-0000 01', null],
    ['DK 12 34 56 78', null],
    [' - ', 'empty'],
    ['559000000001', 'no_country'],
    ['US123456789', 'no_country'],
    ['toString', 'no_country'],
    ['DK 1234567', 'format'],
    ['SE 559000-0000', 'format'],
  ])('%s: %s', (text, fault) => {
    expect(vatIdFault(text)).toBe(fault)
  })
})

describe('goods may be sold on the strength of a number', () => {
  const at = new Date('2026-11-20T09:30:00Z')
  const daysAgo = (days: number) => new Date(at.getTime() - days * 24 * 60 * 60 * 1000)
  const number: CheckedVatId = { vatId: 'DK12345678', vatIdStatus: 'valid', vatIdSource: 'vies', vatIdValidAt: daysAgo(30) }
  const counts = (own: Partial<CheckedVatId>) => countsAsValid({ ...number, ...own }, at)

  it('for 30 days after the register has said that it is valid, also while that cannot be asked', () => {
    expect(counts({})).toBe(true)
    expect(counts({ vatIdStatus: 'unavailable' })).toBe(true)
    const longer = new Date(daysAgo(30).getTime() - 1)
    expect(counts({ vatIdValidAt: longer })).toBe(false)
    expect(counts({ vatIdStatus: 'unavailable', vatIdValidAt: longer })).toBe(false)
    expect(counts({ vatIdStatus: 'unavailable', vatIdValidAt: null })).toBe(false)
  })

  it('for as long as an operator says so', () => {
    expect(counts({ vatIdSource: 'operator', vatIdValidAt: daysAgo(1000) })).toBe(true)
  })

  it('not where it is invalid, was never looked into, or is not there', () => {
    expect(counts({ vatIdStatus: 'invalid' })).toBe(false)
    expect(counts({ vatIdStatus: 'invalid', vatIdSource: 'operator' })).toBe(false)
    expect(counts({ vatIdStatus: 'unchecked' })).toBe(false)
    expect(counts({ vatId: null })).toBe(false)
  })
})
