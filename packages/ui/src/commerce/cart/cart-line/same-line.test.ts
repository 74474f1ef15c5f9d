import { expect, it } from 'vitest'
import type { CartLineProps } from './line'
import { sameCartLine } from './same-line'

const props: CartLineProps = {
  line: {
    id: 'item_1',
    productId: 'prod_1',
    title: 'Salt Liquorice Fish',
    name: 'Tjärn Cool Mint pouches',
    variant: '120 g · bag',
    sku: 'SAL-0120',
    picture: { src: '/fish.svg', alt: '' },
    quantity: 60,
    orderRule: { minimum: 1, multiple: 1, maximum: 100 },
    quantityText: '60',
    unitPrice: '€1.48',
    hasBulkPrice: true,
    total: '€88.80',
    busy: false,
    editConflict: null,
    dispatch: null,
    ageLimit: null,
    shortage: null,
    undeliverableTo: null,
    larger: null,
    nextPrice: null,
    steps: [],
  },
  variant: 'row',
  onAdjust: () => {},
  onQuantityChange: () => {},
  onType: () => {},
  onKeepCurrent: () => {},
  onRemove: () => {},
}

it('a line with the same values is the same line, even as a new object', () => {
  const copy = { ...props, line: { ...props.line, picture: { ...props.line.picture } } }
  expect(sameCartLine(props, copy)).toBe(true)
})

it.each<Partial<CartLineProps['line']>>([
  { quantity: 61 },
  { total: '€90.28' },
  { hasBulkPrice: false },
  { busy: true },
  { sku: null },
  {
    editConflict: {
      kind: 'elsewhere',
      was: '40',
      now: '60',
      alternative: 40,
      alternativeText: '40',
      isRequested: false,
    },
  },
  { picture: { src: null, alt: '' } },
])('a line differs if a displayed value has changed: %o', (change) => {
  expect(sameCartLine(props, { ...props, line: { ...props.line, ...change } })).toBe(false)
})

it('a line that is filtered out, or has other callbacks, is rendered again', () => {
  expect(sameCartLine(props, { ...props, presence: 'hidden' })).toBe(false)
  expect(sameCartLine(props, { ...props, onRemove: () => {} })).toBe(false)
})
