import { expect, it } from 'vitest'
import type { CartLineView } from '@skafferi/domain/shop/cart/views'
import { matchingLines } from './matching-lines'

function line(id: string, title: string, sku: string | null): CartLineView {
  return {
    id,
    productId: id,
    title,
    name: title,
    variant: '14 g · can',
    sku,
    picture: { src: null, alt: '' },
    quantity: 1,
    orderRule: { minimum: 1, multiple: 1, maximum: 100 },
    quantityText: '1',
    unitPrice: '€1.00',
    hasBulkPrice: false,
    total: '€1.00',
    busy: false,
    editConflict: null,
    dispatch: null,
    ageLimit: null,
    shortage: null,
    undeliverableTo: null,
    larger: null,
    nextPrice: null,
    steps: [],
  }
}

const lines = [
  line('a', 'Tjärn Cool Mint', 'TJA-1403'),
  line('b', 'Sältan Fish', 'SAL-0120'),
  line('c', 'Sample', null),
]
const found = (text: string) => [...(matchingLines(lines, text) ?? ['everything'])]

it('finds lines by a part of the product name, ignoring case', () => {
  expect(found('MINT')).toEqual(['a'])
  expect(found('sa')).toEqual(['b', 'c'])
})

it('finds lines by a part of the SKU', () => {
  expect(found('0120')).toEqual(['b'])
})

it('ignores diacritics in the text and in the product name', () => {
  expect(found('tjarn')).toEqual(['a'])
  expect(found('sämple')).toEqual(['c'])
})

it('does not search other fields such as pack and price', () => {
  expect(found('14 g')).toEqual([])
})

it('does not filter by an empty or blank text', () => {
  expect(found('  ')).toEqual(['everything'])
})
