import { describe, expect, it } from 'vitest'
import { articleName, nameOfArticle, variantName, variantTitle, withoutSplitUnits } from './variant-name'

const can = { netContent: '14 g', unit: 'can' }
const named = (title: string, facts: { strengthMg?: number | null; netContent?: string | null; unit?: string } = {}) =>
  variantName({ variantTitle: title, strengthMg: null, ...can, ...facts })

describe('variantTitle', () => {
  it('joins the values, and puts a number after the name of its option', () => {
    expect(variantTitle({ Strength: '3', Pack: 'Single can' }, can)).toBe('Strength 3 / Single can')
    expect(variantTitle({ Ratio: '2.5', Size: '400 g' }, can)).toBe('Ratio 2.5 / 400 g')
  })

  it('is the net content, or the unit, of a product without options', () => {
    expect(variantTitle({}, can)).toBe('14 g')
    expect(variantTitle({}, { netContent: null, unit: 'case' })).toBe('case')
  })
})

it('keeps numbers and their units on one line', () => {
  expect(withoutSplitUnits('Strength 3 · Roll of 10 · 10 mg · 10 × 14 g')).toBe(
    'Strength 3 · Roll of 10 · 10\u00A0mg · 10\u00A0×\u00A014\u00A0g',
  )
})

describe('variantName', () => {
  it('has options, strength, net content and unit', () => {
    expect(named('Strength 3', { strengthMg: 10 })).toBe('Strength 3 · 10 mg · 14 g · can')
  })

  it('repeats nothing', () => {
    expect(named('Strength 3 / Single can', { strengthMg: 10 })).toBe('Strength 3 · Single can · 10 mg · 14 g')
    expect(named('400 g', { netContent: '400 g', unit: 'bag' })).toBe('400 g · bag')
    expect(named('Case of 24', { netContent: null, unit: 'case' })).toBe('Case of 24')
    expect(named('10 mg', { strengthMg: 10 })).toBe('10 mg · 14 g · can')
  })

  it('has no strength of a product without options, whose name contains it', () => {
    expect(named('14 g', { strengthMg: 10 })).toBe('14 g · can')
  })

  it('has no unit that is no pack', () => {
    expect(named('Graphite', { netContent: null, unit: 'each' })).toBe('Graphite')
    expect(named('each', { netContent: null, unit: 'each' })).toBe('')
  })
})

describe('the name of an article', () => {
  it('includes the variant if the product has several', () => {
    expect(articleName('Cool Mint', 'Strength 3', '14 g · can')).toBe('Cool Mint, Strength 3')
    expect(nameOfArticle({ productTitle: 'Cool Mint', variantTitle: 'Strength 3', strengthMg: null, ...can })).toBe(
      'Cool Mint, Strength 3 · 14 g · can',
    )
  })

  it('is the product’s name if only the pack distinguishes it', () => {
    expect(articleName('Cool Mint', '14 g · can', '14 g · can')).toBe('Cool Mint')
    expect(nameOfArticle({ productTitle: 'Cool Mint', variantTitle: '14 g', strengthMg: 7, ...can })).toBe('Cool Mint')
    expect(articleName('Camera', '', 'each')).toBe('Camera')
  })
})
