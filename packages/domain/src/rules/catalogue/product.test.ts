import { describe, expect, it } from 'vitest'
import { defaultOrderRule } from '../quantity/order-rule'
import {
  allowedVariants,
  checkQuantity,
  chooseValue,
  commonSubtitle,
  findVariant,
  initialChoice,
  minimumFor,
  subtitleOf,
} from './product'

const variant = (strength: string, pack: string) => ({
  options: [
    { option_id: 'strength', value: strength },
    { option_id: 'pack', value: pack },
  ],
})
const mildCan = variant('2', 'Can')
const strongCan = variant('4', 'Can')
const strongRoll = variant('4', 'Roll')
const variants = [mildCan, strongCan, strongRoll]
const options = [
  { id: 'strength', values: [{ value: '2' }, { value: '4' }] },
  { id: 'pack', values: [{ value: 'Can' }, { value: 'Roll' }] },
]

describe('choosing a variant', () => {
  it('requires a value for every option', () => {
    expect(findVariant(variants, { strength: '4', pack: 'Roll' })).toBe(strongRoll)
    expect(findVariant(variants, { strength: '4' })).toBeUndefined()
    expect(findVariant(variants, {})).toBeUndefined()
  })

  it('narrows the variants with every value', () => {
    expect(allowedVariants(variants, {})).toEqual(variants)
    expect(allowedVariants(variants, { pack: 'Can' })).toEqual([mildCan, strongCan])
    expect(allowedVariants(variants, { pack: 'Roll', strength: '2' })).toEqual([])
  })

  it('applies a value to its own option, even if another option has the same value', () => {
    expect(allowedVariants([variant('2', '4'), variant('4', '2')], { pack: '2' })).toEqual([variant('4', '2')])
  })

  it('starts empty if there is a choice', () => {
    expect(initialChoice(options, variants)).toEqual({})
  })

  it('starts with the options that have one value', () => {
    expect(initialChoice([options[0]!, { id: 'pack', values: [{ value: 'Can' }] }], [mildCan, strongCan])).toEqual({
      pack: 'Can',
    })
    expect(initialChoice(options, [strongRoll])).toEqual({ strength: '4', pack: 'Roll' })
    expect(findVariant([{ options: [] }], initialChoice([], [{ options: [] }]))).toEqual({ options: [] })
  })

  it('drops earlier values that do not exist with the new one', () => {
    expect(chooseValue(variants, { strength: '4' }, 'pack', 'Roll')).toEqual({ strength: '4', pack: 'Roll' })
    expect(chooseValue(variants, { strength: '4', pack: 'Roll' }, 'strength', '2')).toEqual({ strength: '2' })
    expect(chooseValue(variants, { strength: '4', pack: 'Roll' }, 'pack', 'Can')).toEqual({
      strength: '4',
      pack: 'Can',
    })
  })
})

describe('a subtitle', () => {
  const bag = { netContent: '120 g', unit: 'bag' }

  it('is net content and unit, if known', () => {
    expect(subtitleOf(bag)).toBe('120 g · bag')
    expect(subtitleOf({ netContent: null, unit: 'phone' })).toBe('phone')
  })

  it('describes the product only if its variants share it', () => {
    expect(commonSubtitle([bag, { ...bag }])).toBe('120 g · bag')
    expect(commonSubtitle([bag, { ...bag, unit: 'tub' }])).toBeNull()
    expect(commonSubtitle([])).toBeNull()
    expect(commonSubtitle([{ netContent: null, unit: '' }])).toBeNull()
  })
})

describe('a purchase', () => {
  const order = { mode: 'unit', orderRule: defaultOrderRule, bulkMinimum: 50 } as const
  const bulk = { ...order, mode: 'bulk' } as const
  const dozens = { minimum: 24, multiple: 12, maximum: 120 }

  it('has a minimum of one piece in unit mode and the bulk minimum in bulk mode', () => {
    expect([minimumFor(order), minimumFor(bulk)]).toEqual([1, 50])
    expect([checkQuantity(1, order), checkQuantity(50, bulk)]).toEqual([null, null])
  })

  it('counts pieces of the product in bulk mode, not cases', () => {
    expect([1, 10, 24, 100].map((pieces) => minimumFor({ ...bulk, pieces }))).toEqual([50, 5, 3, 1])
    expect(checkQuantity(5, { ...bulk, pieces: 10 })).toBeNull()
    expect(checkQuantity(4, { ...bulk, pieces: 10 })).toBe('below_bulk_minimum')
  })

  it('is refused with an invalid quantity', () => {
    for (const quantity of [null, 0, -1, 1.5, Number.NaN, 100_001]) {
      expect(checkQuantity(quantity, order)).toBe('invalid_quantity')
      expect(checkQuantity(quantity, bulk)).toBe('invalid_quantity')
    }
  })

  it('is refused below the bulk minimum in bulk mode', () => {
    expect(checkQuantity(49, bulk)).toBe('below_bulk_minimum')
  })

  it('is refused above the stock, if that limits it', () => {
    expect([209, 210, 999].map((quantity) => checkQuantity(quantity, { ...order, stock: 209 }))).toEqual([
      null,
      'above_stock',
      'above_stock',
    ])
    expect(checkQuantity(999, { ...order, stock: null })).toBeNull()
    expect([49, 50].map((quantity) => checkQuantity(quantity, { ...bulk, stock: 30 }))).toEqual([
      'below_bulk_minimum',
      'above_stock',
    ])
  })

  it('follows the order rule of its article', () => {
    expect([order, bulk].map((each) => minimumFor({ ...each, orderRule: dozens }))).toEqual([24, 60])
    expect([12, 24, 30].map((quantity) => checkQuantity(quantity, { ...order, orderRule: dozens }))).toEqual([
      'invalid_quantity',
      null,
      'invalid_quantity',
    ])
  })
})
