import { describe, expect, it } from 'vitest'
import { ingredientParts } from './ingredients'

const emphasised = (text: string, allergens: string[]) =>
  ingredientParts({ text, allergens })
    .map((part) => (part.allergen ? `*${part.text}*` : part.text))
    .join('')

describe('allergens in a list of ingredients', () => {
  it('are emphasised everywhere, and the text stays the same', () => {
    expect(emphasised('Wheat flour, butter (milk), whole milk powder', ['wheat', 'milk'])).toBe(
      '*Wheat* flour, butter (*milk*), whole *milk* powder',
    )
    expect(emphasised('Sugar', [])).toBe('Sugar')
  })

  it('are the only parts that split the text', () => {
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

  it('are whole words: buckwheat is not wheat', () => {
    expect(emphasised('Buckwheat, nutmeg, rye', ['wheat', 'nut', 'rye'])).toBe('Buckwheat, nutmeg, *rye*')
  })

  it('can contain any character', () => {
    expect(emphasised('Milk (skimmed) (UHT).', ['Milk (skimmed)'])).toBe('*Milk (skimmed)* (UHT).')
  })
})
