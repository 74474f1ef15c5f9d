import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toProductCardView, type ProductCardView } from '../../platform/shared-views'
import { emptyQuickOrder, type ListedLine, type QuickOrder } from '../../rules/cart/quick-order'
import { toListedArticle, toQuickOrderView, toOrderRow } from './quick-order.view'

const { listItems } = createWorld()
const locale = 'en-GB'
const today = '2026-11-20'

/** €2.00 a piece, €1.80 from 10, €1.50 from 50, €1.25 from 200. */
const tiers = [
  { amount: 200, min_quantity: 1 },
  { amount: 180, min_quantity: 10 },
  { amount: 150, min_quantity: 50 },
  { amount: 125, min_quantity: 200 },
]
const card = (overrides: Partial<ProductCardView> = {}): ProductCardView => ({
  ...toProductCardView(listItems[0]!, locale),
  id: 'prod_mint',
  title: 'Cool Mint',
  sku: 'TJA-1403',
  picture: { src: '/mint.avif', alt: 'Cool Mint' },
  thumbnail: { src: '/mint-small.avif', alt: 'Cool Mint' },
  variantId: 'var_mint',
  offer: { currency: 'eur', tiers },
  ...overrides,
})
const line = (name: string, pieces: number, overrides: Partial<ListedLine> = {}): ListedLine => ({
  variantId: `var_${name}`,
  productId: `prod_${name}`,
  title: name,
  sku: name.toUpperCase(),
  picture: `/${name}.avif`,
  currency: 'eur',
  tiers,
  seen: today,
  pieces,
  ...overrides,
})
const listOf = (...lines: ListedLine[]): QuickOrder => ({ lines, sent: null })

describe('the stored data of a product', () => {
  it('is its single variant, the small picture, and its current price', () => {
    expect(toListedArticle(card(), today)).toEqual({
      variantId: 'var_mint',
      productId: 'prod_mint',
      title: 'Cool Mint',
      sku: 'TJA-1403',
      picture: '/mint-small.avif',
      currency: 'eur',
      tiers,
      seen: '2026-11-20',
    })
  })

  it('is null if a variant must be chosen, or nothing is offered', () => {
    expect(toListedArticle(card({ variantId: null }), today)).toBeNull()
    expect(toListedArticle(card({ offer: null }), today)).toBeNull()
  })
})

describe('a product’s line', () => {
  const row = (pieces: number, offered = tiers) =>
    toOrderRow(
      card({ offer: { currency: 'eur', tiers: offered } }),
      listOf(line('pear', 7), line('mint', pieces)),
      locale,
    )
  const stepsAt = (pieces: number, offered = tiers) =>
    row(pieces, offered).steps.map(({ from, reached }) => (reached ? `from ${from}, reached` : `from ${from}`))

  it('has the entered pieces, their amount, and the tier that prices them', () => {
    expect(row(60)).toEqual({
      pieces: 60,
      total: '€90.00',
      steps: [
        { price: '€2.00', from: 1, reached: false },
        { price: '€1.80', from: 10, reached: false },
        { price: '€1.25', from: 200, reached: false },
      ],
      larger: null,
    })
    expect(row(1)).toMatchObject({ pieces: 1, total: '€2.00' })
  })

  it('has neither an amount nor a reached tier without an entry', () => {
    expect(toOrderRow(card(), listOf(line('pear', 7)), locale)).toEqual({
      pieces: 0,
      total: null,
      steps: [
        { price: '€2.00', from: 1, reached: false },
        { price: '€1.80', from: 10, reached: false },
        { price: '€1.50', from: 50, reached: false },
      ],
      larger: null,
    })
  })

  it('has no tiers if nothing is offered', () => {
    expect(toOrderRow(card({ offer: null }), listOf(line('mint', 5)), locale)).toEqual({
      pieces: 5,
      total: null,
      steps: [],
      larger: null,
    })
  })

  it('has the larger quantity that costs less, if the stock has as many', () => {
    expect(row(48).larger).toEqual({ quantity: 50, more: 2, saved: '€11.40' })
    expect(row(50).larger).toBeNull()
    const inStock = (change: Partial<ProductCardView['stock']>) =>
      toOrderRow(card({ stock: { ...card().stock, ...change } }), listOf(line('mint', 48)), locale).larger
    expect(inStock({ limit: 50 })).not.toBeNull()
    expect(inStock({ limit: 49 })).toBeNull()
    expect(inStock({ limit: null, state: 'out' })).toBeNull()
  })

  it('shows of more than three tiers the first two, and the next or the reached one', () => {
    expect(stepsAt(9)).toEqual(['from 1, reached', 'from 10', 'from 50'])
    expect(stepsAt(10)).toEqual(['from 1', 'from 10, reached', 'from 50'])
    expect(stepsAt(50)).toEqual(['from 1', 'from 10', 'from 200'])
    expect(stepsAt(200)).toEqual(['from 1', 'from 10', 'from 200, reached'])
  })

  it('shows up to three tiers', () => {
    expect(stepsAt(9, tiers.slice(0, 3))).toEqual(['from 1, reached', 'from 10', 'from 50'])
    expect(stepsAt(60, tiers.slice(0, 3))).toEqual(['from 1', 'from 10', 'from 50, reached'])
    expect(stepsAt(60, tiers.slice(0, 2))).toEqual(['from 1', 'from 10, reached'])
    expect(stepsAt(60, tiers.slice(0, 1))).toEqual(['from 1, reached'])
  })
})

describe('all entries', () => {
  const noVariants = new Set<string>()
  const view = (list: QuickOrder, onPage: ReadonlySet<string> = noVariants, cartLines = 0) =>
    toQuickOrderView(list, { visible: onPage, cartLines }, locale)

  it('show if the target cart is almost full', () => {
    expect(view(emptyQuickOrder).size).toBeNull()
    expect(view(emptyQuickOrder, noVariants, 1_490).size).toEqual({ left: 10, maximum: 1_500 })
  })

  it('are counted and summed up, on this page and on others', () => {
    // 60 × 1.50 + 1200 × 1.25 + 5 × 2.00; at single prices it would be 120.00 + 2,400.00 + 10.00.
    expect(
      view(listOf(line('mint', 60), line('rye', 1200), line('pear', 5)), new Set(['var_mint', 'var_pear'])),
    ).toEqual({
      lines: 3,
      pieces: 1265,
      size: null,
      total: '€1,600.00',
      saved: '€930.00',
      offPageLines: [
        {
          variantId: 'var_rye',
          productId: 'prod_rye',
          title: 'rye',
          sku: 'RYE',
          picture: '/rye.avif',
          pieces: '1,200',
          total: '€1,500.00',
          seen: '20 Nov 2026',
        },
      ],
      pictures: ['/mint.avif', '/rye.avif', '/pear.avif'],
      unanswered: false,
    })
  })

  it('are empty if nothing was entered', () => {
    expect(view(listOf())).toEqual({
      lines: 0,
      pieces: 0,
      total: '',
      saved: null,
      size: null,
      offPageLines: [],
      pictures: [],
      unanswered: false,
    })
  })

  it('have no saving if no line has reached a bulk price', () => {
    expect(view(listOf(line('mint', 9), line('pear', 5)))).toMatchObject({ total: '€28.00', saved: null })
  })

  it('are summed up by currency, with savings only in currencies that have some', () => {
    const dollars = (pieces: number) => line('fudge', pieces, { currency: 'usd' })
    expect(view(listOf(line('mint', 60), dollars(5)))).toMatchObject({ total: '€90.00 + $10.00', saved: '€30.00' })
    expect(view(listOf(line('mint', 60), dollars(50)))).toMatchObject({
      total: '€90.00 + $75.00',
      saved: '€30.00 + $25.00',
    })
  })

  it('show up to three different pictures of the first lines that have one', () => {
    const bare = line('bare', 1, { picture: null })
    const again = line('again', 1, { picture: '/mint.avif' })
    expect(view(listOf(line('mint', 1), bare, again, line('pear', 1))).pictures).toEqual(['/mint.avif', '/pear.avif'])
    expect(view(listOf(...['mint', 'pear', 'rye', 'fudge'].map((name) => line(name, 1)))).pictures).toEqual([
      '/mint.avif',
      '/pear.avif',
      '/rye.avif',
    ])
  })

  it('may already be in the cart if what was sent has no answer', () => {
    expect(view({ lines: [], sent: { key: 'list-1', at: 0, lines: [] } }).unanswered).toBe(true)
  })
})
