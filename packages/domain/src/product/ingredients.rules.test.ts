import { describe, expect, it } from 'vitest'
import { ingredientParts } from './ingredients.rules'

const emphasised = (text: string, allergens: string[]) =>
  ingredientParts({ text, allergens })
    .map((part) => (part.allergen ? `*${part.text}*` : part.text))
    .join('')

describe('allergens in a list of ingredients', () => {
  it('are emphasised wherever they stand, and nothing else is changed', () => {
    expect(emphasised('Wheat flour, butter (milk), whole milk powder', ['wheat', 'milk'])).toBe(
      '*Wheat* flour, butter (*milk*), whole *milk* powder',
    )
    expect(emphasised('Sugar', [])).toBe('Sugar')
  })

  it('part the text at nothing but themselves', () => {
    expect(ingredientParts({ text: 'Milk, sugar', allergens: ['milk'] })).toEqual([
      { text: 'Milk', allergen: true },
      { text: ', sugar', allergen: false },
    ])
    expect(ingredientParts({ text: 'Sugar, milk', allergens: ['milk'] })).toEqual([
      { text: 'Sugar, ', allergen: false },
      { text: 'milk', allergen: true },
    ])
    expect(ingredientParts({ text: 'Sugar, salt', allergens: [] })).toEqual([{ text: 'Sugar, salt', allergen: false }])
  })

  it('are words, not parts of words: buckwheat is no wheat', () => {
    expect(emphasised('Buckwheat, nutmeg, rye', ['wheat', 'nut', 'rye'])).toBe('Buckwheat, nutmeg, *rye*')
  })

  it('may be written with any sign', () => {
    expect(emphasised('Milk (skimmed) (UHT).', ['Milk (skimmed)'])).toBe('*Milk (skimmed)* (UHT).')
  })
})
