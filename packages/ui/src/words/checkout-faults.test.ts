import { describe, expect, it } from 'vitest'
import { addressFormWords } from './generated/address-form'
import { createTranslate } from './translate'

const t = createTranslate(addressFormWords, 'en')

describe('a rejected address', () => {
  it('names the field that is too long or not valid', () => {
    expect(t('tooLong', { field: 'City' })).toBe('City is too long')
    expect(t('invalid', { field: 'Phone' })).toBe('Phone is not valid')
  })

  it.each([
    ['se', 'A postal code in Sweden has 5 digits, such as 413 04'],
    ['no', 'A postal code in Norway has 4 digits, such as 0554'],
    ['dk', 'A postal code in Denmark has 4 digits, such as 2100'],
    ['fi', 'A postal code in Finland has 5 digits, such as 00100'],
    ['de', 'A postal code in Germany has 5 digits, such as 10115'],
    ['us', 'A ZIP code has 5 digits, such as 10001, or 9'],
    ['gb', 'A postcode in the United Kingdom is written like SW1A 1AA'],
    ['', 'Postal code is not valid'],
  ])('explains the postal code format of the country: %s', (country, text) => {
    expect(t('invalid.postal_code', { country })).toBe(text)
  })
})
