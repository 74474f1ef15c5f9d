import { describe, expect, it } from 'vitest'
import { type CellProblem, isSingleCell, readAmount, readCell, readCount, readGtin } from './cells'
import { allFields } from './fields'

/** The code of a cell's problem, with its values. */
function problemOf(read: () => unknown) {
  try {
    return ['no problem', read()]
  } catch (error) {
    const { code, params = {} } = error as CellProblem
    return [code, ...Object.values(params)]
  }
}

describe('an amount', () => {
  it.each([
    ['3.20', 320],
    ['3,2', 320],
    ['1.234,50', 123450],
    ['1,234.50', 123450],
    ['1 234', 123400],
    ['1\u00a0234,50', 123450],
    ['1\u202f234', 123400],
    ["1'234.5", 123450],
    ['0,5', 50],
    ['999.999,99', 99999999],
    ['1.000.000', 100000000],
    ['12,50 €', 1250],
    ['€ 12.50', 1250],
    ['15,-', 1500],
    ['\u202A3,20\u202C', 320],
  ])('of %j is %i cents', (text, cents) => {
    expect(readAmount(text, 'eur')).toBe(cents)
  })

  it.each([
    ['0', 'zero_price'],
    ['0.001', 'too_many_decimals'],
    ['-3', 'below', 0],
    ['1.2345', 'too_many_decimals'],
    ['1.234', 'ambiguous_number', '1234', '1.23'],
    ['1,23,4', 'wrong_type', 'number'],
    ['three', 'wrong_type', 'number'],
    ['1.234.567', 'more_than', 1_000_000],
    ['SEK 99', 'wrong_currency', 'EUR'],
    ['1O,50', 'wrong_type', 'number'],
    ['12..5', 'wrong_type', 'number'],
    ['1 2', 'wrong_type', 'number'],
    ['NaN', 'wrong_type', 'number'],
    ['1e9', 'shortened'],
    ['', 'wrong_type', 'number'],
  ])('is refused: %j', (text, ...problem) => {
    expect(problemOf(() => readAmount(text, 'eur'))).toEqual(problem)
  })
})

describe('stock', () => {
  it.each([
    ['0', 0],
    ['400', 400],
    ['1 200', 1200],
    ['3.0', 3],
    ['1.200', 1200],
  ])('of %j is %i', (text, count) => {
    expect(readCount(text)).toBe(count)
  })

  it.each([
    ['2.5', 'wrong_type', 'integer'],
    ['-x', 'wrong_type', 'number'],
    ['-2.5', 'wrong_type', 'integer'],
    ['1.000', 'ambiguous_number', '1000', '1'],
  ])('is refused: %j', (text, ...problem) => {
    expect(problemOf(() => readCount(text))).toEqual(problem)
  })
})

describe('a weight', () => {
  const weight = allFields.find(({ name }) => name === 'weight_g')!
  const read = (text: string) => problemOf(() => (isSingleCell(weight) ? readCell(weight, text) : undefined))[1]

  it.each([
    ['250.0201143', 250],
    ['1,5 kg', 1500],
    ['12 oz', 340],
    ['0', 0],
  ])('of %j is %i grams', (text, grams) => {
    expect(read(text)).toBe(grams)
  })

  it.each([
    ['heavy', 'number'],
    ['-1', 0],
    ['200000 kg', 100_000_000],
  ])('is refused: %j', (text, params) => {
    expect(read(text)).toBe(params)
  })
})

describe('a choice', () => {
  it('may contain invisible characters', () => {
    const taxClass = allFields.find(({ name }) => name === 'tax_class')!
    expect(isSingleCell(taxClass) && readCell(taxClass, '\u200B Food\u00A0')).toBe('food')
  })
})

describe('a GTIN', () => {
  it('has 8, 12, 13 or 14 digits with a check digit, and 13 digits if it is shorter or longer by a zero', () => {
    expect(readGtin('4006381333931')).toBe('4006381333931')
    expect(readGtin('036000291452')).toBe('0036000291452')
    expect(readGtin('96385074')).toBe('96385074')
    expect(readGtin('14006381333938')).toBe('14006381333938')
    expect(readGtin('04006381333931')).toBe('4006381333931')
    expect(readGtin('\u200E4006381\u00A0333‑931')).toBe('4006381333931')
  })

  it.each([
    ['4006381333932', 'check_digit'],
    ['4,00638E+12', 'shortened'],
    ['40063813', 'check_digit'],
    ['14006381333931', 'check_digit'],
    ['400638133', 'gtin_length'],
    ['INTERNAL-7', 'gtin_length'],
  ])('is refused: %j', (text, ...problem) => {
    expect(problemOf(() => readGtin(text))).toEqual(problem)
  })
})
