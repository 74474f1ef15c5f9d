import { describe, expect, it } from 'vitest'
import type { LineToAdd } from '../wishlist'
import { sendableLines, toAddReport } from './add-report.view'

const line = (productId: string, part: Partial<LineToAdd> = {}): LineToAdd => ({
  productId,
  title: productId,
  variantId: `variant_of_${productId}`,
  quantity: 1,
  refusal: null,
  ...part,
})

describe('products to add together', () => {
  it('are sent unless one has no variant or no valid quantity', () => {
    const lines = [line('a'), line('b', { refusal: 'choose_variant' }), line('c', { refusal: 'wrong_quantity' })]
    expect(sendableLines(lines).map(({ productId }) => productId)).toEqual(['a'])
  })

  it('are unavailable if the store does not report them', () => {
    expect(toAddReport([line('a', { quantity: 9 })], [])).toEqual({
      added: 0,
      lines: [{ productId: 'a', title: 'a', quantity: 9, outcome: 'product_unavailable', left: 0 }],
    })
  })

  it('are reported one by one, those that were not added first', () => {
    const lines = [
      line('a'),
      line('b', { refusal: 'choose_variant' }),
      line('c', { refusal: 'wrong_quantity' }),
      line('d', { quantity: 9 }),
    ]
    const report = toAddReport(lines, [
      { variant_id: 'variant_of_a', quantity: 1, code: 'added', left: 4 },
      { variant_id: 'variant_of_d', quantity: 9, code: 'insufficient_inventory', left: 3 },
    ])
    expect(report.added).toBe(1)
    expect(report.lines.map(({ productId, outcome, left }) => [productId, outcome, left])).toEqual([
      ['b', 'choose_variant', 0],
      ['c', 'wrong_quantity', 0],
      ['d', 'insufficient_inventory', 3],
      ['a', 'added', 4],
    ])
  })
})
