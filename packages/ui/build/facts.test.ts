import { expect, test } from 'vitest'
import { readEnumerations } from './enumerations'
import { kitFacts, shapesOf, tokensIn } from './facts'

test('finds tokens in class names with and without variants', () => {
  const theme = ['color-ink', 'color-ink-muted', 'color-brand', 'spacing-control', 'text-sm', 'radius-md']
  const text = "cva('h-control text-sm hover:text-ink-muted md:rounded-md', { on: 'bg-brand/16 -mt-2' }) // text-ink"
  expect(tokensIn(text, theme)).toEqual(['color-ink-muted', 'color-brand', 'spacing-control', 'text-sm', 'radius-md'])
})

test('reads the fields of a shape with their comments, and the shapes it extends', () => {
  const text =
    "/** A line. */\nexport interface Line extends Base {\n  /** Pieces. */\n  count?: number\n}\nexport type Kind = 'a' | 'b'"
  expect(shapesOf('line.ts', text)).toEqual([
    [
      'Line',
      {
        description: 'A line.',
        fields: [{ name: 'count', type: 'number', required: false, description: 'Pieces.' }],
        definition: '',
        parents: ['Base'],
      },
    ],
    ['Kind', { description: '', fields: [], definition: "'a' | 'b'", parents: [] }],
  ])
})

test('lists the parts that a part uses', () => {
  const { parts, shapes } = kitFacts()
  expect(parts['components/overlays/dialog']?.exports).toContain('Dialog')
  expect(parts['commerce/checkout/address-dialog']?.uses).toContain('commerce/checkout/address-fields')
  // The frame of every modal is internal, so its tokens count as the dialog's.
  expect(parts['components/overlays/dialog']?.tokens).toContain('color-raised')
  expect(shapes.TierTableProps?.fields.map(({ name }) => name)).toContain('tiers')
})

test('names an enumeration after the schema that contains it', () => {
  const schemas =
    "OrderStatus:\n  type: string\n  enum: [pending, 'no']\nTax:\n  properties:\n    kind: { type: string, enum: [a] }"
  const paths = 'list:\n  get:\n    parameters:\n      - name: sort\n        schema: { type: string, enum: [newest] }'
  expect([...readEnumerations('order.yaml', schemas), ...readEnumerations('reviews.yaml', paths)]).toEqual([
    { name: 'order.yaml OrderStatus', values: ['pending', 'no'] },
    { name: 'order.yaml Tax.kind', values: ['a'] },
    { name: 'reviews.yaml list.get.sort', values: ['newest'] },
  ])
})
