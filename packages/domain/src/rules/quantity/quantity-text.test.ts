import { describe, expect, it } from 'vitest'
import { readQuantity, splitLine } from './quantity-text'

describe('a quantity', () => {
  it.each([
    ['60', 60],
    ['1 ', 1],
    ['6\u200B0', 60],
    ['-4', -4],
    ['0', 0],
    ['60,0', 60],
    ['60.00', 60],
    ['1 000', 1000],
    ['1\u00A0000', 1000],
    ['1\u202F000', 1000],
    ['1\u2009000', 1000],
    ["1'000", 1000],
    ['1’000', 1000],
    ['12 345 678', 12_345_678],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1,200.00', 1200],
    ['1.200,0', 1200],
    ['1 000,00', 1000],
    ['1.000.000', 1_000_000],
    ['0,000', 0],
    ['-1 000', -1000],
  ])('is parsed in spreadsheet formats: "%s" is %i', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity)
  })

  it.each(['1.000', '1,000', '12,000', '-1.000'])('that is ambiguous between locales is not guessed: "%s"', (text) => {
    expect(readQuantity(text)).toBe('ambiguous')
  })

  it.each([
    '',
    '2.5',
    '60,5',
    '60,05',
    '1,200.50',
    '1 00',
    '1 0000',
    '1234 567',
    '1.000,000.0',
    '1 000.000 000',
    '12,34,567',
    '1e3',
    '1e5',
    '1E5',
    '0x10',
    'six',
    '1O',
    '5 kr',
    '1,',
  ])('is a whole number: "%s" is not', (text) => {
    expect(readQuantity(text)).toBeUndefined()
  })
})

describe('a line', () => {
  it.each([
    ['SAL-0120 60', 'SAL-0120', '60'],
    ['SAL-0120,60', 'SAL-0120', '60'],
    ['SAL-0120 60,0', 'SAL-0120', '60,0'],
    ['SAL-0120 1 000', 'SAL-0120', '1 000'],
    ['SAL-0120, 5 050', 'SAL-0120', '5 050'],
    ["SAL-0120 1'200", 'SAL-0120', "1'200"],
    ['SAL-0120 1.200', 'SAL-0120', '1.200'],
    ['SAL-0120 1.200,00', 'SAL-0120', '1.200,00'],
    ['SAL-0120 60,00', 'SAL-0120', '60,00'],
    ['SAL-0120 1 000 Fish', 'SAL-0120 1 000', 'Fish'],
    ['SAL-0120 2.5', 'SAL-0120', '2.5'],
    ['SAL-0120;1 200', 'SAL-0120', '1 200'],
    ['SAL 120; 600', 'SAL 120', '600'],
    ['SAL-0120\t1,200', 'SAL-0120', '1,200'],
    ['SAL 0120 60', 'SAL 0120', '60'],
    ['SAL-0120,600', 'SAL-0120', '600'],
    ['7310865000123 240', '7310865000123', '240'],
    ['7310865000123,240', '7310865000123', '240'],
    ['120 600', '120', '600'],
    ['SAL-0120', 'SAL-0120', ''],
    ['SAL-0120 ;', 'SAL-0120', ''],
  ])('is split before its quantity: %j', (line, sku, text) => {
    expect(splitLine(line)).toEqual({ sku, text, isAmbiguous: false })
  })

  it.each([
    ['SAL-0120 1 200', 'SAL-0120', '1 200'],
    ['SAL-0120 1,200', 'SAL-0120', '1,200'],
    ['SAL 120 600', 'SAL', '120 600'],
    ['SAL 120,600', 'SAL', '120,600'],
    ['SAL-0120 60,5', 'SAL-0120', '60,5'],
    ['SAL-0120 1 200,50', 'SAL-0120', '1 200,50'],
    ['SAL-0120 12 345 678', 'SAL-0120', '12 345 678'],
  ])('whose SKU could end with a part of its quantity is not split: %j', (line, sku, text) => {
    expect(splitLine(line)).toEqual({ sku, text, isAmbiguous: true })
  })
})
