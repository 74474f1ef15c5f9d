import { describe, expect, it } from 'vitest'
import {
  emptyQuickOrder,
  maxQuickOrderLines,
  isQuickOrder,
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
} from './quick-order'

/** €2.00 a piece, €1.50 from 50. */
const article = (name: string, overrides: Partial<ListedArticle> = {}): ListedArticle => ({
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
  ...overrides,
})
const line = (name: string, pieces: number, overrides: Partial<ListedArticle> = {}): ListedLine => ({
  ...article(name, overrides),
  pieces,
})
const mint = line('mint', 60)
const pear = line('pear', 5)
const sentAt = Date.parse('2026-11-20T08:00:00Z')
const sent: PendingLines = { key: 'list-1', at: sentAt, lines: [{ variantId: 'var_mint', title: 'mint', pieces: 60 }] }
const list: QuickOrder = { lines: [mint, pear], sent }
const piecesOf = ({ lines }: QuickOrder) => lines.map(({ variantId, pieces }) => [variantId, pieces])

describe('a stored order list', () => {
  it('is restored as it was', () => {
    for (const stored of [
      list,
      { lines: [mint], sent: null },
      { lines: [], sent: null },
      { lines: [], sent: { ...sent, lines: [] } },
    ]) {
      expect(isQuickOrder(stored)).toBe(true)
    }
  })

  it('can have lines without product, SKU and picture', () => {
    const bare = { lines: [line('mint', 1, { productId: null, sku: null, picture: null })], sent: null }
    expect(isQuickOrder(bare)).toBe(true)
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
  ])('is ignored without lines, or without the sent lines: %j', (stored) => {
    expect(isQuickOrder(stored)).toBe(false)
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
  ])('is ignored if a line %s', (_, broken) => {
    expect(isQuickOrder({ lines: [mint, broken], sent: null })).toBe(false)
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
  ])('is ignored if what was sent %s', (_, broken) => {
    expect(isQuickOrder({ lines: [mint], sent: broken })).toBe(false)
  })
})

describe('an entry in the list', () => {
  it('is the only one if there was none before', () => {
    expect(withLines(emptyQuickOrder, [pear])).toEqual({ lines: [pear], sent: null })
  })

  it('replaces the entry of the same article, or is appended; what was sent stays known', () => {
    const more = { ...mint, pieces: 70 }
    const fudge = line('fudge', 4)
    expect(withLines(list, [fudge, more])).toEqual({ lines: [more, pear, fudge], sent })
  })

  it('removes a line with 0 pieces, and keeps the others', () => {
    expect(withLines(list, [{ ...mint, pieces: 0 }, line('fudge', 0)])).toEqual({ lines: [pear], sent })
    expect(piecesOf(withLines(list, [{ ...mint, pieces: 1 }]))).toEqual([
      ['var_mint', 1],
      ['var_pear', 5],
    ])
  })

  it('is limited to the store’s maximum per call: the first 1000 lines', () => {
    const typed = Array.from({ length: 1001 }, (_, at) => line(String(at), 1))
    const { lines } = withLines(emptyQuickOrder, typed)
    expect([maxQuickOrderLines, lines.length, lines[0], lines.at(-1)]).toEqual([1000, 1000, typed[0], typed[999]])
  })
})

it('removed articles are gone from the list, but the others and what was sent are not', () => {
  expect(withoutVariants(list, ['var_mint', 'var_fudge'])).toEqual({ lines: [pear], sent })
  expect(withoutVariants(list, [])).toEqual(list)
})

describe('articles on a page', () => {
  it('update the list, which keeps the entered pieces', () => {
    const today = article('pear', {
      title: 'Pear drops',
      tiers: [{ amount: 210, min_quantity: 1 }],
      seen: '2026-11-21',
    })
    expect(refreshArticles(list, [article('fudge'), today])).toEqual({ lines: [mint, { ...today, pieces: 5 }], sent })
  })

  it('keep the list object if nothing is new', () => {
    expect(refreshArticles(list, [article('mint'), article('fudge', { title: 'Butter fudge' })])).toBe(list)
    expect(refreshArticles(list, [])).toBe(list)
  })
})

describe('the amount of a line', () => {
  it('is its quantity at its tier price, with the saving', () => {
    expect(computeLine(pear)).toEqual({ total: 1000, saved: 0, tier: { amount: 200, min_quantity: 1 } })
    // 60 × 1.50; at the single price it would be 120.00.
    expect(computeLine(mint)).toEqual({ total: 9000, saved: 3000, tier: { amount: 150, min_quantity: 50 } })
  })

  it('has no saving if a larger quantity costs more', () => {
    const tiers = [
      { amount: 200, min_quantity: 1 },
      { amount: 250, min_quantity: 50 },
    ]
    expect(computeLine({ tiers, pieces: 60 })).toMatchObject({ total: 15_000, saved: 0 })
  })

  it('is null without a known price', () => {
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

describe('lines sent without an answer', () => {
  const hours = 60 * 60 * 1000

  it('can be checked for less than 20 hours', () => {
    const after = (time: number) => pendingSend(list, new Date(sentAt + time))
    expect([after(0), after(20 * hours - 1)]).toEqual([sent, sent])
    expect([after(20 * hours), after(30 * hours)]).toEqual([null, null])
  })

  it('are empty once all are answered', () => {
    expect(pendingSend({ ...list, sent: null }, new Date(sentAt))).toBeNull()
  })
})

describe('after the store has answered', () => {
  const both: PendingLines = { ...sent, lines: [...sent.lines, { variantId: 'var_pear', title: 'pear', pieces: 5 }] }

  it('added lines are removed, and the others stay', () => {
    expect(applySendResult(list, both, new Set(['var_mint']))).toEqual({ lines: [pear], sent: null })
    expect(applySendResult(list, both, new Set(['var_mint', 'var_pear']))).toEqual({ lines: [], sent: null })
    expect(applySendResult(list, both, new Set())).toEqual({ lines: [mint, pear], sent: null })
  })

  it('only later entries are still to be added', () => {
    const since = (pieces: number) =>
      piecesOf(applySendResult({ lines: [{ ...mint, pieces }], sent: both }, both, new Set(['var_mint'])))
    expect([since(70), since(61), since(60), since(20)]).toEqual([[['var_mint', 10]], [['var_mint', 1]], [], []])
  })

  it('a line with a later entry stays complete', () => {
    const fudge = line('fudge', 4)
    expect(applySendResult({ lines: [mint, fudge], sent }, sent, new Set(['var_mint', 'var_fudge']))).toEqual({
      lines: [fudge],
      sent: null,
    })
  })
})
