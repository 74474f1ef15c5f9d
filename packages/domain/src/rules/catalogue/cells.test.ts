import { describe, expect, it } from 'vitest'
import {
  type CellProblem,
  isSingleCell,
  readAmount,
  readCell,
  readCount,
  readGtin,
  readMeasureAmount,
  readMeasureUnit,
  readStock,
} from './cells'
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
    expect(readAmount(text, 'eur')).toEqual({ value: cents, isRounded: false })
  })

  it.each([
    ['6.1586', 616],
    ['8.869158878504672', 887],
    ['1,8502', 185],
    ['1.005', 101, '.'],
    ['2,675', 268, ','],
    ['0.125', 13],
    ['1 249,0050', 124901],
    ['9.99999', 1000],
    ['0,0049 €', 'zero_price'],
  ] as const)('of %j is rounded to %j cents', (text, cents, decimalSign?: ',' | '.') => {
    const read = problemOf(() => readAmount(text, 'eur', { decimalSign }))
    expect(read).toEqual(typeof cents === 'string' ? [cents] : ['no problem', { value: cents, isRounded: true }])
  })

  it.each([
    ['0', 'zero_price'],
    ['-3', 'below', 0],
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

describe('a count', () => {
  it.each([
    ['0', 0],
    ['400', 400],
    ['1 200', 1200],
    ['3.0', 3],
    ['1.200', 1200],
    ['24 st', 24],
    ['24 st/krt', 24],
    ['10 dosor/rulle', 10],
  ])('of %j is %i', (text, count) => {
    expect(readCount(text)).toBe(count)
  })

  it.each([
    ['2.5', 'wrong_type', 'integer'],
    ['-x', 'wrong_type', 'number'],
    ['3 kg', 'wrong_type', 'number'],
    ['3 kg/krt', 'wrong_type', 'number'],
    ['-2.5', 'wrong_type', 'integer'],
    ['1.000', 'ambiguous_number', '1000', '1'],
  ])('is refused: %j', (text, ...problem) => {
    expect(problemOf(() => readCount(text))).toEqual(problem)
  })
})

describe('stock', () => {
  it.each([
    ['0,00-', ',', 0, false],
    ['400', undefined, 400, false],
    ['1 400', ',', 1400, false],
    ['5.00000', undefined, 5, false],
    ['62,480', ',', 62, true],
    ['62,480', '.', 62480, false],
    ['48.350', ',', 48350, false],
    ['34.25000', '.', 34, true],
    ['212.75', undefined, 212, true],
    ['86.4', undefined, 86, true],
    ['0,9', ',', 0, true],
    ['12 st', undefined, 12, false],
  ] as const)('of %j in a file with the decimal sign %j is %i', (text, decimalSign, value, isRounded) => {
    expect(readStock(text, {}, { decimalSign })).toEqual({ value, isRounded })
  })

  it.each([
    ['62,480', 'ambiguous_number', '62480', '62'],
    ['1.000', 'ambiguous_number', '1000', '1'],
    ['-2.5', 'below', 0],
    ['many', 'wrong_type', 'number'],
  ])('is refused: %j', (text, ...problem) => {
    expect(problemOf(() => readStock(text, {}))).toEqual(problem)
  })
})

it('a stock with a minus after it is below zero', () => {
  expect(problemOf(() => readStock('12,00-', {}, { decimalSign: ',' }))).toEqual(['below', 0])
  expect(problemOf(() => readStock('12,-', {}))).toEqual(['wrong_type', 'number'])
})

describe('a net content', () => {
  it.each([
    ['1500', undefined, '1500'],
    ['1.000,00', undefined, '1000'],
    ['1.500', ',', '1500'],
    ['1,500', ',', '1.5'],
    ['99999', undefined, '99999'],
  ] as const)('of %j in a file with the decimal sign %j is %j', (text, decimalSign, amount) => {
    expect(readMeasureAmount(text, { decimalSign })).toBe(amount)
  })

  it('has a limit', () => {
    expect(problemOf(() => readMeasureAmount('100000'))).toEqual(['more_than', 99_999])
  })
})

describe('a unit of net content', () => {
  it.each([
    ['Stück', 'pcs'],
    [' pcs ', 'pcs'],
    ['KG', 'kg'],
    ['Stk.', 'pcs'],
    ['stk', 'pcs'],
    ['st', 'pcs'],
    ['kpl', 'pcs'],
  ])('of %j is %j', (text, unit) => {
    expect(readMeasureUnit(text)).toBe(unit)
  })

  it('is refused otherwise', () => {
    expect(problemOf(() => readMeasureUnit('box'))).toEqual(['not_allowed', 'g, kg, ml, cl, l, pcs'])
  })
})

describe('an age limit', () => {
  const field = allFields.find(({ name }) => name === 'age_limit')!
  const read = (text: string) => problemOf(() => (isSingleCell(field) ? readCell(field, text) : undefined))[1]

  it.each(['18', '18+', 'K18', 'K-18', '18 år', '18 v.', '18 years', ' 18 '])('of %j is 18', (text) => {
    expect(read(text)).toBe(18)
  })

  it.each(['-18', 'adult', '18-20', '180+'])('is refused: %j', (text) => {
    expect(problemOf(() => (isSingleCell(field) ? readCell(field, text) : undefined))[0]).not.toBe('no problem')
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

it.each([
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4EaCBFTEMLQkAaplQAc/OcKAAAAAASUVORK5CYII=',
  'data:image/png;base64,iVBORw0KGgo=',
])('a picture itself is no name of one: %j', (text) => {
  const field = allFields.find(({ kind }) => kind === 'pictures')!
  expect(problemOf(() => isSingleCell(field) && readCell(field, text))).toEqual(['picture_data'])
})

it.each([
  ['kola.jpg', 'kola.jpg'],
  ['C:\\bilder\\kola.jpg; C:/bilder/salt röd.png', 'kola.jpg', 'salt röd.png'],
  ['\\\\server\\bilder\\kola.jpg', 'kola.jpg'],
  ['file:///D:/bilder/kola.jpg', 'kola.jpg'],
  ['../kola.jpg; other/kola.jpg', 'kola.jpg'],
  ['https://cdn.example/a/kola.jpg', 'https://cdn.example/a/kola.jpg'],
])('pictures are named without the folders of a machine: %j', (text, ...names) => {
  const field = allFields.find(({ kind }) => kind === 'pictures')!
  expect(isSingleCell(field) && readCell(field, text)).toEqual(names)
})

it.each(['http://cdn.example/kola.jpg', '//cdn.example/kola.jpg', 'C:\\bilder\\', 'bilder/.hidden.jpg'])(
  'neither a name nor an address with https: %j',
  (text) => {
    const field = allFields.find(({ kind }) => kind === 'pictures')!
    expect(problemOf(() => isSingleCell(field) && readCell(field, text))).toEqual(['picture_names'])
  },
)
