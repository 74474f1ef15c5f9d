import { describe, expect, it } from 'vitest'
import type { IngredientList } from '../../rules/catalogue/ingredients'
import { toLabelView } from './label.view'

const bread: IngredientList = {
  text: 'Wheat flour, milk, salt',
  allergens: ['wheat', 'milk'],
  may_contain: ['nuts', 'soya'],
}
const bag = { net_content: '120 g', gtin: '7310865000123' }
const tub = { net_content: '500 g', gtin: '7310865000130' }
const loose = { net_content: null, gtin: null }
const label = (ingredients: IngredientList | null, ...allowed: { net_content: string | null; gtin: string | null }[]) =>
  toLabelView({ ingredients }, allowed)

describe('a label', () => {
  it('lists the ingredients, with the allergens emphasised', () => {
    expect(label(bread, bag).ingredients).toEqual([
      { text: 'Wheat', allergen: true },
      { text: ' flour, ', allergen: false },
      { text: 'milk', allergen: true },
      { text: ', salt', allergen: false },
    ])
  })

  it('lists its allergens and possible traces, each in one line with a capital letter', () => {
    expect(label(bread, bag)).toMatchObject({ allergens: 'Wheat, milk', mayContain: 'Nuts, soya' })
    expect(label({ ...bread, may_contain: ['celery'] }, bag).mayContain).toBe('Celery')
  })

  it('shows that there are no allergens, and nothing about traces if there are none', () => {
    expect(label({ text: 'Sugar', allergens: [], may_contain: [] }, bag)).toMatchObject({
      allergens: '',
      mayContain: null,
    })
  })

  it('of a product without a list of ingredients shows nothing about them', () => {
    expect(label(null, bag)).toEqual({
      ingredients: null,
      allergens: null,
      mayContain: null,
      netContent: '120 g',
      barcode: '7310865000123',
    })
  })

  it('has the net content of every remaining variant, without duplicates', () => {
    expect(label(null, bag, tub, loose, bag).netContent).toBe('120 g · 500 g')
    expect(label(null, loose).netContent).toBeNull()
    expect(label(null).netContent).toBeNull()
  })

  it('has a barcode only if all remaining variants share it', () => {
    expect(label(null, bag, { ...tub, gtin: bag.gtin }).barcode).toBe('7310865000123')
    expect(label(null, bag, tub).barcode).toBeNull()
    expect(label(null, bag, loose).barcode).toBeNull()
    expect(label(null, loose).barcode).toBeNull()
    expect(label(null).barcode).toBeNull()
  })
})
