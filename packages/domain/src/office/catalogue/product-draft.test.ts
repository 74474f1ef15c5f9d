import { expect, it } from 'vitest'
import { fieldsOfProduct } from './product-draft'
import { anotherVariant, type ProductDraft } from './product-fields'

const product = { options: ['Size'], variants: [] }
const newVariant = anotherVariant({})
const partsOf = (draft: ProductDraft) =>
  fieldsOfProduct(product, draft).flatMap((field) => (field.endsWith('.new1') ? [field.slice(0, -5)] : []))

it('a new variant has its availability beside its stock, and a day on backorder only', () => {
  const start = ['sku', 'value1', 'price', 'from1', 'tier1', 'stock', 'availability']
  expect(partsOf(newVariant).slice(0, 8)).toEqual([...start, 'unit'])
  expect(partsOf({ ...newVariant, 'availability.new1': 'backorder' }).slice(0, 8)).toEqual([...start, 'availableFrom'])
})

it('variants have a weight if there are several, or if it has been typed', () => {
  expect(partsOf(newVariant)).not.toContain('variantWeight')
  expect(partsOf({ ...newVariant, 'variantWeight.new1': '250' })).toContain('variantWeight')
  expect(partsOf({ ...newVariant, ...anotherVariant(newVariant) })).toContain('variantWeight')
})
