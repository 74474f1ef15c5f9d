import type { BulkRowResult } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toProductCardView, type ProductCardView } from '../../platform/shared-views'
import type { BulkUploadRow } from '../../rules/cart/bulk-upload'
import type { ListedArticle } from '../../rules/cart/quick-order'
import { defaultOrderRule } from '../../rules/quantity/order-rule'
import { faultOf, toAnsweredRow, toFilledRow, toRefusedRow, toSkippedRow } from './paste-column.view'

const { listItems } = createWorld()
const locale = 'en-GB'
const today = '2026-11-20'
const tiers = [{ amount: 200, min_quantity: 1 }]

/** A product of one variant that can be ordered: €2.00 a piece. */
const card = (name: string, overrides: Partial<ProductCardView> = {}): ProductCardView => ({
  ...toProductCardView(listItems[0]!, locale),
  id: `prod_${name}`,
  title: `The ${name}`,
  sku: name.toUpperCase(),
  picture: { src: `/${name}-large.avif`, alt: name },
  thumbnail: { src: `/${name}.avif`, alt: name },
  variantId: `var_${name}`,
  hasMultipleVariants: false,
  deliveryRestriction: null,
  stock: { state: 'in', quantity: 900, limit: 900, text: '900', orderRule: defaultOrderRule },
  offer: { currency: 'eur', tiers },
  ...overrides,
})
const article = (name: string): ListedArticle => ({
  variantId: `var_${name}`,
  productId: `prod_${name}`,
  title: `The ${name}`,
  sku: name.toUpperCase(),
  picture: `/${name}.avif`,
  currency: 'eur',
  tiers,
  seen: today,
})

describe('a part that fills a line', () => {
  it('has the article and its quantity', () => {
    expect(toFilledRow({ position: 3, text: '1200', pieces: 1200 }, article('rye'), locale)).toEqual({
      position: 3,
      title: 'The rye',
      sku: 'RYE',
      picture: '/rye.avif',
      pieces: '1,200',
      isConverted: false,
      reason: null,
      detail: null,
      line: { ...article('rye'), pieces: 1200 },
    })
  })

  it('shows its text if it differs from its number', () => {
    const isConverted = (text: string) =>
      toFilledRow({ position: 1, text, pieces: 1200 }, article('rye'), locale).isConverted
    expect(['1200', '1 200', '1,200', '1200,0'].map(isConverted)).toEqual([false, true, true, true])
  })
})

describe('a part that fills no line', () => {
  const nothing = { title: null, sku: null, picture: null, pieces: null, isConverted: false, line: null }

  it('shows why, and its article if known', () => {
    expect(toRefusedRow({ position: 5, reason: 'no_row', detail: '7' })).toEqual({
      ...nothing,
      position: 5,
      reason: 'no_row',
      detail: '7',
    })
    const named = { position: 5, title: 'The rye', sku: 'RYE', picture: '/rye.avif', reason: 'sold_out', detail: null }
    expect(toRefusedRow(named)).toEqual({ ...nothing, ...named })
  })

  it('shows the text in place of the quantity if it was never sent', () => {
    const skipped = { position: 4, itemId: null, sku: 'PEAR', text: 'many', fault: 'not_a_number' } as const
    expect(toSkippedRow(skipped)).toEqual({
      ...nothing,
      position: 4,
      sku: 'PEAR',
      reason: 'not_a_number',
      detail: 'many',
    })
    expect(toSkippedRow({ ...skipped, sku: '', text: '', fault: 'no_sku' })).toEqual({
      ...nothing,
      position: 4,
      reason: 'no_sku',
      detail: null,
    })
    expect(toSkippedRow({ ...skipped, sku: null })).toMatchObject({ sku: null })
  })
})

describe('a row of the page', () => {
  it('accepts a quantity if its product can be ordered from its line', () => {
    expect(faultOf(card('mint'))).toBeNull()
    expect(
      faultOf(card('mint', { stock: { state: 'low', quantity: 3, limit: 3, text: '3', orderRule: defaultOrderRule } })),
    ).toBeNull()
    expect(faultOf(card('mint', { deliveryRestriction: { country: 'Norway', variants: 'some' } }))).toBeNull()
  })

  it('accepts none without a product or a chosen variant, or if law or stock prevents it', () => {
    expect(faultOf(undefined)).toBe('no_row')
    expect(faultOf(card('mint', { hasMultipleVariants: true, variantId: null, offer: null }))).toBe('several_variants')
    expect(faultOf(card('mint', { deliveryRestriction: { country: 'Norway', variants: 'all' } }))).toBe(
      'not_deliverable',
    )
    expect(
      faultOf(
        card('mint', { stock: { state: 'out', quantity: 0, limit: null, text: '0', orderRule: defaultOrderRule } }),
      ),
    ).toBe('sold_out')
    expect(faultOf(card('mint', { variantId: null, offer: null }))).toBe('sold_out')
  })
})

describe('a part with an article', () => {
  const row: BulkUploadRow = { position: 2, itemId: null, sku: 'RYE', quantity: 1200 }
  const answer: BulkRowResult = {
    row: 0,
    status: 'added',
    code: null,
    message: 'RYE: 1200 pieces',
    item_id: null,
    variant_id: 'var_rye',
    sku: 'RYE',
    variant_title: 'Sourdough',
    product_title: 'Rye crispbread',
    prices: [
      { currency_code: 'eur', amount: 3.2, min_quantity: 50 },
      { currency_code: 'eur', amount: 4, min_quantity: 1 },
    ],
    deliverable: true,
    quantity: 1200,
  }
  const refused = {
    position: 2,
    title: 'Rye crispbread',
    sku: 'RYE',
    picture: null,
    pieces: null,
    isConverted: false,
    line: null,
  }
  const offPage = () => [card('many', { hasMultipleVariants: true, variantId: null, offer: null }), card('mint')]
  const read = (overrides: Partial<BulkRowResult> = {}, products: ProductCardView[] = offPage(), text?: string) =>
    toAnsweredRow(
      { ...row, ...(text !== undefined && { text }) },
      { ...answer, ...overrides },
      { products, locale, today },
    )

  it('that is not on the page is filled in with the store’s data', () => {
    expect(read()).toEqual({
      position: 2,
      title: 'Rye crispbread',
      sku: 'RYE',
      picture: null,
      pieces: '1,200',
      isConverted: false,
      reason: null,
      detail: null,
      line: {
        variantId: 'var_rye',
        productId: null,
        title: 'Rye crispbread',
        sku: 'RYE',
        picture: null,
        currency: 'eur',
        tiers: [
          { amount: 400, min_quantity: 1 },
          { amount: 320, min_quantity: 50 },
        ],
        seen: '2026-11-20',
        pieces: 1200,
      },
    })
  })

  it('that is on the page is filled in with the page’s data', () => {
    const filled = read({}, [...offPage(), card('rye')])
    expect(filled).toMatchObject({ title: 'The rye', sku: 'RYE', picture: '/rye.avif', pieces: '1,200' })
    expect(filled.line).toEqual({ ...article('rye'), pieces: 1200 })
  })

  it('that is on the page without an offer is filled in with the store’s data', () => {
    const { line } = read({}, [...offPage(), card('rye', { offer: null })])
    expect(line).toMatchObject({
      variantId: 'var_rye',
      productId: null,
      title: 'Rye crispbread',
      picture: '/rye.avif',
      seen: today,
      pieces: 1200,
    })
  })

  it('shows if its quantity had another format', () => {
    expect([read({}, [], '1 200').isConverted, read({}, [], '1200').isConverted]).toEqual([true, false])
  })

  it('has its SKU as name if it has none', () => {
    expect(read({ product_title: null }).title).toBe('RYE')
    expect(read({ product_title: null, sku: null }).title).toBe('')
  })

  it('fills nothing if the store skips it: the store’s reason comes first', () => {
    const passed = { code: 'insufficient_inventory', message: 'Not enough stock for RYE. 5 left.', deliverable: false }
    const problem = { ...refused, reason: 'insufficient_inventory', detail: 'Not enough stock for RYE. 5 left.' }
    expect(read(passed)).toEqual(problem)
    expect(read(passed, [...offPage(), card('rye')])).toEqual({ ...problem, picture: '/rye.avif' })
  })

  it('has no picture of another product if the store has none', () => {
    const unknown = {
      code: 'unknown_sku',
      message: 'There is no article RYE.',
      variant_id: null,
      product_title: null,
      prices: [],
    }
    expect(read(unknown)).toEqual({
      ...refused,
      title: null,
      reason: 'unknown_sku',
      detail: 'There is no article RYE.',
    })
  })

  it('fills nothing if it may not be delivered', () => {
    expect(read({ deliverable: false }, [...offPage(), card('rye')])).toEqual({
      ...refused,
      picture: '/rye.avif',
      reason: 'not_deliverable',
      detail: null,
    })
  })

  it('fills nothing if the store sends no article, or no price in a currency of the shop', () => {
    const problem = { ...refused, reason: 'product_unavailable', detail: null }
    expect(read({ variant_id: null })).toEqual(problem)
    expect(read({ prices: [] })).toEqual(problem)
    expect(read({ prices: [{ currency_code: 'sek', amount: 44, min_quantity: 1 }] })).toEqual(problem)
    expect(read({ variant_id: null, prices: [] })).toEqual(problem)
    expect(read({ prices: [] }, [...offPage(), card('rye')])).toEqual({ ...problem, picture: '/rye.avif' })
  })
})
