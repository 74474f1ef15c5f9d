import { describe, expect, it } from 'vitest'
import { gtinForms } from './gtin'

describe('the forms of a GTIN', () => {
  it('are its lengths, with and without leading zeros', () => {
    expect(gtinForms('96385074')).toEqual(['96385074', '000096385074', '0000096385074', '00000096385074'])
    for (const text of ['036000291452', '0036000291452', '00036000291452'])
      expect(gtinForms(text)).toEqual(['036000291452', '0036000291452', '00036000291452'])
    expect(gtinForms('4006381333931')).toEqual(['4006381333931', '04006381333931'])
    expect(gtinForms('14006381333938')).toEqual(['14006381333938'])
  })

  it.each(['', '1234567', '123456789', '12345678901', '123456789012345', '4006381-33393', 'SAL-0120', '00000000'])(
    'do not exist for %j',
    (text) => expect(gtinForms(text)).toEqual([]),
  )
})
