import { describe, expect, it } from 'vitest'
import { readNumber, readInteger, type NumberField } from './number-text'

const euros: NumberField = { decimals: 2, currency: 'eur' }

/** Returns the number, "empty" or the fault. */
function read(text: string, field: NumberField = euros) {
  const reading = readNumber(text, field)
  if (reading.kind === 'number') return reading.value
  return reading.kind === 'empty' ? 'empty' : reading.fault
}

describe('an amount', () => {
  it.each([
    ['12', 12],
    ['1,95', 1.95],
    ['1.9', 1.9],
    ['12.', 12],
    [',5', 0.5],
    ['0.125000', 'decimals'],
    ['0.120000', 0.12],
    ['1 200', 1200],
    ['1\u00A0234,50', 1234.5],
    ['1\u202F234\u202F567', 1_234_567],
    ["1'234.50", 1234.5],
    ['1’234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.000.000', 1_000_000],
    ['12,345,678.9', 12_345_678.9],
    ['1234.5', 1234.5],
    ['-3,20', -3.2],
    ['−3.20', -3.2],
    ['+3.20', 3.2],
    ['-0', 0],
    ['\u202A12,50\u202C', 12.5],
    ['', 'empty'],
    [' \u200B\uFEFF ', 'empty'],
  ])('typed as %j is %j', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each([
    ['12,50 €', 12.5],
    ['€ 12.50', 12.5],
    ['€12.50', 12.5],
    ['EUR 12.50', 12.5],
    ['12.50 eur', 12.5],
    ['1 234,50 Euro', 1234.5],
    ['15,-', 15],
    ['15:-', 15],
    ['15,–', 15],
    ['1 500,-', 1500],
  ])('%j may have the currency of the field', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each([
    ['sek', '45 kr', 45],
    ['sek', 'kr 45:-', 45],
    ['sek', 'SEK 99', 99],
    ['nok', 'Nkr 45', 45],
    ['gbp', '£9.90', 9.9],
    ['usd', 'US$9.90', 9.9],
  ])('in %s may be typed as %j', (currency, text, value) => {
    expect(read(text, { decimals: 2, currency })).toBe(value)
  })

  it.each(['SEK 99', '99 kr', '$5', '5 USD', '£5', '¥5', '5 PLN'])('is refused in another currency: %j', (text) => {
    expect(read(text)).toBe('currency')
  })

  it.each(['1.234', '1,234', '€ 12,345', '999.000'])('is refused if it is ambiguous: %j', (text) => {
    expect(read(text)).toBe('ambiguous')
  })

  it('has both possible values if it is ambiguous', () => {
    expect(readNumber('1.234', euros)).toMatchObject({ either: ['1234', '1.23'] })
    expect(readNumber('1.000', { decimals: 0 })).toMatchObject({ either: ['1000', '1'] })
  })

  it.each([
    '1O,50',
    'O,50',
    '12,5O',
    '12..5',
    '12,,5',
    '12.5.',
    '1,2,3',
    '1,2.5',
    '12 34',
    '1 2',
    '1234 567',
    '01 234',
    '0.123.456',
    '1.234,567.8',
    '1 234.567 890',
    "1'234 567",
    '3.20.1',
    '--3',
    '3-',
    '1-2',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '½',
    '12²',
    '١٢',
    '.',
    '-',
    ',-',
    '€',
    'soon',
    '5 pcs',
    '12€50',
    '€ 12 soon',
    '12,50 € 3',
    '9'.repeat(501),
  ])('is refused if it is malformed: %j', (text) => {
    expect(read(text)).toBe('invalid')
  })

  it.each(['1.9551', '1234.505', '0.001', '1 234,505', '.125'])('is refused with too many decimals: %j', (text) => {
    expect(read(text)).toBe('decimals')
  })
})

describe('a number of a file with a known decimal sign', () => {
  it.each([
    ['1.234', ',', 1234],
    ['1,234', '.', 1234],
    ['1.000', ',', 1000],
    ['1.234', '.', 'decimals'],
    ['1,200', ',', 1.2],
    ['1.234,50', '.', 1234.5],
    ['12,5', '.', 12.5],
  ] as const)('%j with %j is %j', (text, decimalSign, value) => {
    expect(read(text, { ...euros, decimalSign })).toBe(value)
  })

  it('is whole if only zeros follow the sign', () => {
    expect([',', '.'].map((sign) => read('1.000', { decimals: 0, decimalSign: sign as ',' | '.' }))).toEqual([1000, 1])
  })
})

describe('a whole number', () => {
  it.each([
    ['240', 240],
    [' 12 ', 12],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1 234 567', 1_234_567],
    ['60,0', 60],
    ['1.200,00', 1200],
    ['0,000', 0],
    ['1.000', null],
    ['2.5', null],
    ['1,', null],
    ['5 kr', null],
    ['1O', null],
    ['', null],
  ])('typed as %j is %j', (text, value) => {
    expect(readInteger(text)).toBe(value)
  })
})

/** A random number generator with a seed (mulberry32), so that failures can be reproduced. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

describe('any amount', () => {
  const random = seeded(20_261_127)
  const amounts = Array.from({ length: 2_000 }, () => random(10 ** (2 + random(8))) / 100)
  const locales = ['en-IE', 'sv-SE', 'de-DE', 'de-CH', 'fi-FI', 'nb-NO', 'fr-FR', 'da-DK', 'en-US']

  it('is parsed from its formatted text in each locale', () => {
    for (const locale of locales) {
      const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
      const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
      for (const amount of amounts)
        for (const text of [money.format(amount), figures.format(amount)])
          expect([text, read(text)]).toEqual([text, amount])
    }
  })

  it('with one character replaced, inserted or removed is refused or has exactly the value of its digits', () => {
    const alphabet = [..."0123456789.,-+ 'O lIe€$kr:;/\u200B\u00A0\u2212"]
    for (const amount of amounts) {
      const text = [...amount.toFixed(2)]
      text.splice(
        random(text.length + 1),
        random(2),
        ...(random(3) > 0 ? [alphabet[random(alphabet.length)] ?? ''] : []),
      )
      const typed = text.join('')
      const value = readNumber(typed, euros)
      if (value.kind !== 'number') continue
      // Builds the expected value from all digits in order, with the decimals after the last separator.
      const clean = typed
        .replace(/[\u200B\u00A0 '€+]/g, '')
        .replace('\u2212', '-')
        .replace(/[.,:]-$/, '')
      const [whole = '', decimals = ''] = clean.split(/[.,](?=\d*$)/)
      expect([typed, value.value]).toEqual([
        typed,
        Number(`${whole.replace(/[.,]/g, '') || '0'}.${decimals || '0'}`) + 0,
      ])
    }
  })
})
