import { describe, expect, it } from 'vitest'
import { allFields, type FieldName } from '../../rules/catalogue/fields'
import { faultOfField, readFieldText } from './field-texts'

const fieldNamed = (name: FieldName) => allFields.find((field) => field.name === name)!

describe('a typed weight', () => {
  it.each([
    ['250', 250],
    ['1,5 kg', 1500],
    ['12 oz', 340],
  ])('of %j is %i grams', (text, grams) => {
    expect(faultOfField(fieldNamed('weight_g'), text)).toBeUndefined()
    expect(readFieldText(fieldNamed('weight_g'), text)).toBe(grams)
  })

  it.each(['heavy', '-1', '1.250 kg', '200000 kg'])('is refused: %j', (text) => {
    expect(faultOfField(fieldNamed('weight_g'), text)).toBe('weight')
  })
})

describe('a typed GTIN', () => {
  it('has 8, 12, 13 or 14 digits', () => {
    const faults = ['96385074', '036000291452', '4006381 333931', '14006381333938', '400638133'].map((text) =>
      faultOfField(fieldNamed('gtin'), text),
    )
    expect(faults).toEqual([undefined, undefined, undefined, undefined, 'gtin'])
  })
})
