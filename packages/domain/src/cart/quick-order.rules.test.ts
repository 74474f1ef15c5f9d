import { describe, expect, it } from 'vitest'
import {
  emptyQuickOrder,
  maxQuickOrderLines,
  parseQuickOrder,
  computeLine,
  computeTotals,
  refreshArticles,
  applySendResult,
  pendingSend,
  withLines,
  withoutVariants,
  type ListedArticle,
  type ListedLine,
  type QuickOrder,
  type PendingLines,
} from './quick-order.rules'

/** €2.00 a piece, €1.50 from 50. */
const article = (name: string, own: Partial<ListedArticle> = {}): ListedArticle => ({
  variantId: `var_${name}`,
  productId: `prod_${name}`,
  title: name,
  sku: name.toUpperCase(),
  picture: `/${name}.avif`,
  currency: 'eur',
  tiers: [
    { amount: 200, min_quantity: 1 },
    { amount: 150, min_quantity: 50 },
  ],
  seen: '2026-11-20',
  ...own,
})
const line = (name: string, pieces: number, own: Partial<ListedArticle> = {}): ListedLine => ({
  ...article(name, own),
  pieces,
})
const mint = line('mint', 60)
const pear = line('pear', 5)
const sentAt = Date.parse('2026-11-20T08:00:00Z')
const sent: PendingLines = { key: 'list-1', at: sentAt, lines: [{ variantId: 'var_mint', title: 'mint', pieces: 60 }] }
const list: QuickOrder = { lines: [mint, pear], sent }
const piecesOf = ({ lines }: QuickOrder) => lines.map(({ variantId, pieces }) => [variantId, pieces])

describe('an order list that was kept', () => {
  it('is read as it was', () => {
    for (const stored of [
      list,
      { lines: [mint], sent: null },
      { lines: [], sent: null },
      { lines: [], sent: { ...sent, lines: [] } },
    ]) {
      expect(parseQuickOrder(stored)).toBe(stored)
    }
  })

  it('may lack product, SKU and picture of a line', () => {
    const bare = { lines: [line('mint', 1, { productId: null, sku: null, picture: null })], sent: null }
    expect(parseQuickOrder(bare)).toBe(bare)
  })

  it.each([
    [null],
    [undefined],
    ['list'],
    [7],
    [[]],
    [{}],
    [{ sent: null }],
    [{ lines: {}, sent: null }],
    [{ lines: [mint] }],
    [{ lines: [mint], sent: 'key' }],
  ])('is none where it has no lines, or does not say what was sent: %j', (stored) => {
    expect(parseQuickOrder(stored)).toBeNull()
  })

  it.each<[string, unknown]>([
    ['is nothing', null],
    ['is a text', 'var_mint'],
    ['has no variant', { ...pear, variantId: null }],
    ['has no title', { ...pear, title: null }],
    ['has no currency', { ...pear, currency: undefined }],
    ['has no day', { ...pear, seen: 20_261_120 }],
    ['has a number for a product', { ...pear, productId: 7 }],
    ['has a number for a SKU', { ...pear, sku: 7 }],
    ['does not say whether it has a picture', { ...pear, picture: undefined }],
    ['has no pieces', { ...pear, pieces: 0 }],
    ['has less than no pieces', { ...pear, pieces: -1 }],
    ['has half a piece', { ...pear, pieces: 1.5 }],
    ['has a text for pieces', { ...pear, pieces: '5' }],
    ['has no prices', { ...pear, tiers: null }],
    ['has a text for prices', { ...pear, tiers: '200' }],
    ['has not one price', { ...pear, tiers: [] }],
    ['has nothing among its prices', { ...pear, tiers: [pear.tiers[0], null] }],
    ['has a price without an amount', { ...pear, tiers: [pear.tiers[0], { amount: null, min_quantity: 50 }] }],
    ['has a price from no piece on', { ...pear, tiers: [pear.tiers[0], { amount: 150, min_quantity: 0 }] }],
  ])('is none where one of its lines %s', (_, broken) => {
    expect(parseQuickOrder({ lines: [mint, broken], sent: null })).toBeNull()
  })

  it.each<[string, unknown]>([
    ['has no key', { ...sent, key: null }],
    ['has no time', { ...sent, at: '2026-11-20' }],
    ['has no lines', { ...sent, lines: { 0: sent.lines[0] } }],
    ['is a list', [sent]],
    ['has nothing for a line', { ...sent, lines: [...sent.lines, null] }],
    ['has a line without a variant', { ...sent, lines: [...sent.lines, { title: 'pear', pieces: 5 }] }],
    ['has a line without a title', { ...sent, lines: [...sent.lines, { variantId: 'var_pear', pieces: 5 }] }],
    [
      'has a line without pieces',
      { ...sent, lines: [...sent.lines, { variantId: 'var_pear', title: 'pear', pieces: 0 }] },
    ],
  ])('is none where what was sent %s', (_, broken) => {
    expect(parseQuickOrder({ lines: [mint], sent: broken })).toBeNull()
  })
})

describe('what is typed into the list', () => {
  it('stands in it alone where nothing was typed before', () => {
    expect(withLines(emptyQuickOrder, [pear])).toEqual({ lines: [pear], sent: null })
  })

  it('takes the place of what was typed for the same article, or comes last; what was sent stays known', () => {
    const more = { ...mint, pieces: 70 }
    const fudge = line('fudge', 4)
    expect(withLines(list, [fudge, more])).toEqual({ lines: [more, pear, fudge], sent })
  })

  it('takes a line out with 0 pieces, and leaves the others', () => {
    expect(withLines(list, [{ ...mint, pieces: 0 }, line('fudge', 0)])).toEqual({ lines: [pear], sent })
    expect(piecesOf(withLines(list, [{ ...mint, pieces: 1 }]))).toEqual([
      ['var_mint', 1],
      ['var_pear', 5],
    ])
  })

  it('goes no further than the store takes at once: 1000 lines, the first ones', () => {
    const typed = Array.from({ length: 1001 }, (_, at) => line(String(at), 1))
    const { lines } = withLines(emptyQuickOrder, typed)
    expect([maxQuickOrderLines, lines.length, lines[0], lines.at(-1)]).toEqual([1000, 1000, typed[0], typed[999]])
  })
})

it('articles that are taken out of the list are gone from it, the others and what was sent are not', () => {
  expect(withoutVariants(list, ['var_mint', 'var_fudge'])).toEqual({ lines: [pear], sent })
  expect(withoutVariants(list, [])).toEqual(list)
})

describe('articles that a page shows', () => {
  it('are known anew in the list, with the pieces that were typed', () => {
    const today = article('pear', {
      title: 'Pear drops',
      tiers: [{ amount: 210, min_quantity: 1 }],
      seen: '2026-11-21',
    })
    expect(refreshArticles(list, [article('fudge'), today])).toEqual({ lines: [mint, { ...today, pieces: 5 }], sent })
  })

  it('leave the list the same object where nothing of them is new', () => {
    expect(refreshArticles(list, [article('mint'), article('fudge', { title: 'Butter fudge' })])).toBe(list)
    expect(refreshArticles(list, [])).toBe(list)
  })
})

describe('what a line comes to', () => {
  it('is its pieces at the price that they reach, and what that saves', () => {
    expect(computeLine(pear)).toEqual({ total: 1000, saved: 0, tier: { amount: 200, min_quantity: 1 } })
    // 60 × 1.50; at the single price it would be 120.00.
    expect(computeLine(mint)).toEqual({ total: 9000, saved: 3000, tier: { amount: 150, min_quantity: 50 } })
  })

  it('saves nothing where many cost more', () => {
    const tiers = [
      { amount: 200, min_quantity: 1 },
      { amount: 250, min_quantity: 50 },
    ]
    expect(computeLine({ tiers, pieces: 60 })).toMatchObject({ total: 15_000, saved: 0 })
  })

  it('is nothing where no price is known', () => {
    expect(computeLine({ tiers: [], pieces: 60 })).toEqual({ total: 0, saved: 0, tier: undefined })
  })

  it('is summed up by currency', () => {
    const dollars = line('fudge', 100, { currency: 'usd' })
    expect(computeTotals([mint, dollars, pear, line('rye', 50)])).toEqual([
      // 90.00 + 10.00 + 75.00; at single prices it would be 120.00 + 10.00 + 100.00.
      { currency: 'eur', total: 17_500, saved: 5500 },
      { currency: 'usd', total: 15_000, saved: 5000 },
    ])
    expect(computeTotals([])).toEqual([])
  })
})

describe('what was sent and not answered', () => {
  const hours = 60 * 60 * 1000

  it('may be asked about for less than 20 hours', () => {
    const after = (time: number) => pendingSend(list, new Date(sentAt + time))
    expect([after(0), after(20 * hours - 1)]).toEqual([sent, sent])
    expect([after(20 * hours), after(30 * hours)]).toEqual([null, null])
  })

  it('is nothing where all is answered', () => {
    expect(pendingSend({ ...list, sent: null }, new Date(sentAt))).toBeNull()
  })
})

describe('once the store has answered', () => {
  const both: PendingLines = { ...sent, lines: [...sent.lines, { variantId: 'var_pear', title: 'pear', pieces: 5 }] }

  it('what is in the cart is done, what is not stays', () => {
    expect(applySendResult(list, both, new Set(['var_mint']))).toEqual({ lines: [pear], sent: null })
    expect(applySendResult(list, both, new Set(['var_mint', 'var_pear']))).toEqual({ lines: [], sent: null })
    expect(applySendResult(list, both, new Set())).toEqual({ lines: [mint, pear], sent: null })
  })

  it('only what was typed over it since is still to be added', () => {
    const since = (pieces: number) =>
      piecesOf(applySendResult({ lines: [{ ...mint, pieces }], sent: both }, both, new Set(['var_mint'])))
    expect([since(70), since(61), since(60), since(20)]).toEqual([[['var_mint', 10]], [['var_mint', 1]], [], []])
  })

  it('a line that was typed since stays whole', () => {
    const fudge = line('fudge', 4)
    expect(applySendResult({ lines: [mint, fudge], sent }, sent, new Set(['var_mint', 'var_fudge']))).toEqual({
      lines: [fudge],
      sent: null,
    })
  })
})
