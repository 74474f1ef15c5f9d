import { describe, expect, it } from 'vitest'
import { readAmount, readCount, readGtin } from './cells'

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
    ['0', 'is 0: a price is above 0'],
    ['0.001', 'has more than two decimals'],
    ['-3', 'is below 0'],
    ['1.2345', 'has more than two decimals'],
    ['1.234', 'can be read in two ways: write 1234 or 1.23'],
    ['1,23,4', 'is not a number'],
    ['three', 'is not a number'],
    ['1.234.567', 'is more than a million'],
    ['SEK 99', 'is in another currency than EUR'],
    ['1O,50', 'is not a number'],
    ['12..5', 'is not a number'],
    ['1 2', 'is not a number'],
    ['NaN', 'is not a number'],
    ['1e9', 'was shortened by a spreadsheet: set the column to text'],
    ['', 'is not a number'],
  ])('is refused: %j', (text, problem) => {
    expect(() => readAmount(text, 'eur')).toThrow(problem)
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
    ['2.5', 'is not a whole number'],
    ['-1', 'is below 0'],
    ['1.000', 'can be read in two ways: write 1000 or 1'],
  ])('is refused: %j', (text, problem) => {
    expect(() => readCount(text)).toThrow(problem)
  })
})

describe('a GTIN', () => {
  it('has 13 digits with a check digit, or is a UPC of 12 digits', () => {
    expect(readGtin('4006381333931')).toBe('4006381333931')
    expect(readGtin('036000291452')).toBe('0036000291452')
    expect(readGtin('\u200E4006381\u00A0333‑931')).toBe('4006381333931')
  })

  it.each([
    ['4006381333932', 'has a wrong check digit'],
    ['4,00638E+12', 'was shortened by a spreadsheet: set the column to text'],
    ['40063813', 'must have 13 digits'],
  ])('is refused: %j', (text, problem) => {
    expect(() => readGtin(text)).toThrow(problem)
  })
})
