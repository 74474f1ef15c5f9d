import { expect, it } from 'vitest'
import { strengthsByValue, unitOfOption, valueText } from './option-text'

const variant = (value: string, strength_mg: number | null, option_id = 'strength') => ({
  options: [{ option_id, value }],
  strength_mg,
})
const texts = (variants: readonly ReturnType<typeof variant>[], title = 'Strength') => {
  const strengths = strengthsByValue('strength', variants)
  return variants.map(({ options: [option] }) => valueText(option!.value, { title, strengths }))
}

it('a number that encodes a strength is shown with it', () => {
  expect(texts([variant('2', 7), variant('3', 10)])).toEqual(['2 · 7 mg', '3 · 10 mg'])
})

it('a number that is the strength has its unit', () => {
  expect(texts([variant('7', 7), variant('10.5', 10.5)])).toEqual(['7 mg', '10.5 mg'])
})

it('a value in words stays unchanged', () => {
  expect(texts([variant('Mild', 7), variant('Strong', 10)])).toEqual(['Mild', 'Strong'])
})

it('an option that does not distinguish strengths shows none', () => {
  expect(texts([variant('10', 8), variant('20', 8)])).toEqual(['10', '20'])
  expect(texts([variant('10', 8), variant('10', 9), variant('20', 10)])).toEqual(['10', '10', '20'])
  expect(texts([variant('10', null), variant('20', 8)])).toEqual(['10', '20'])
  expect(texts([variant('10', 8)])).toEqual(['10'])
  expect(texts([variant('10', 8, 'pack'), variant('20', 9, 'pack')])).toEqual(['10', '20'])
})

it('a bare number has the unit in the option’s title if there is no strength to show', () => {
  expect(texts([variant('330', null), variant('500', null), variant('Keg', null)], 'Size (ml)')).toEqual([
    '330 ml',
    '500 ml',
    'Keg',
  ])
  expect(texts([variant('2', 7), variant('3', 10)], 'Strength (1–5)')).toEqual(['2 · 7 mg', '3 · 10 mg'])
})

it.each([
  ['Strength (mg)', 'mg'],
  ['Nicotine [mg]', 'mg'],
  ['Weight g', 'g'],
  ['Strength', undefined],
  ['Pack size', undefined],
  ['', undefined],
])('the unit of "%s" is %s', (title, unit) => {
  expect(unitOfOption(title)).toBe(unit)
})
