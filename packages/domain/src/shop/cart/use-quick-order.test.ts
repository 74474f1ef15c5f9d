import type { Cart, components } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toProductCardView, type ProductCardView } from '../../platform/shared-views'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, noConnection, refusal, type TestCall, type TestShop } from '../../testing/test-shop'
import { defaultOrderRule } from '../../rules/quantity/order-rule'
import { isQuickOrder, useAddQuickOrder, useQuickOrder, usePasteColumn } from './index'

const anna = 'anna@kiosk.example'
const addCall = 'POST /store/cart/items/bulk-add'
const previewCall = 'POST /store/cart/items/bulk'
const world = createWorld()
const cart: Cart = world.carts.small

/** A product of one variant: €2.00 a piece, €1.50 from 50, €1.25 from 200. */
const product = (name: string, overrides: Partial<ProductCardView> = {}): ProductCardView => ({
  ...toProductCardView(world.listItems[0]!, 'en-GB'),
  id: `prod_${name}`,
  title: name,
  sku: name.toUpperCase(),
  variantId: `var_${name}`,
  hasMultipleVariants: false,
  deliveryRestriction: null,
  stock: { state: 'in', quantity: 900, limit: 900, text: '900', orderRule: defaultOrderRule },
  offer: { currency: 'eur', tiers: [200, 150, 125].map((amount, at) => ({ amount, min_quantity: [1, 50, 200][at]! })) },
  ...overrides,
})
const [mint, pear, fudge] = ['mint', 'pear', 'fudge'].map((name) => product(name)) as [
  ProductCardView,
  ProductCardView,
  ProductCardView,
]

const open = (test: TestShop, products = [mint, pear]) =>
  renderHook(test, () => ({ list: useQuickOrder(products), add: useAddQuickOrder(), paste: usePasteColumn() }))

type Items = components['schemas']['AddItemsRequest']['items']
const itemsOf = (call: TestCall) =>
  (call.body as { items: Items }).items.map(({ variant_id, quantity }) => [variant_id, quantity])

/** A store that adds everything but fudge. */
function addAll({ body }: TestCall) {
  const results = (body as { items: Items }).items.map(({ variant_id, quantity }) =>
    variant_id === 'var_fudge'
      ? { variant_id, quantity, code: 'insufficient_inventory', left: 3 }
      : { variant_id, quantity, code: 'added', left: 900 },
  )
  return { success: true, message: '', results, cart }
}

async function listed(
  answers: Parameters<TestShop['answer']>[0] = {},
  typed: [ProductCardView, number][] = [
    [mint, 60],
    [pear, 5],
  ],
) {
  const test = createTestShop({ [addCall]: addAll, ...answers }, anna)
  const page = await open(test, [mint, pear, fudge])
  await page.does(({ list }) => typed.forEach(([of, pieces]) => list.set({ product: of, pieces })))
  return { test, page, pieces: () => [mint, pear, fudge].map((of) => page.current().list.rowOf(of).pieces) }
}

describe('the order list', () => {
  it('counts and sums up entries of other pages, also after a reload', async () => {
    const { test, page } = await listed()
    await page.leave()
    const { list } = (await open(test, [pear])).current()
    // 60 × 1.50 + 5 × 2.00; at single prices it would be 130.
    expect(list.view).toMatchObject({ lines: 2, pieces: 65, total: '€100.00', saved: '€30.00' })
    expect(list.view.offPageLines).toMatchObject([
      { title: 'mint', pieces: '60', total: '€90.00', seen: '20 Nov 2026' },
    ])
    expect(list.rowOf(pear)).toMatchObject({
      pieces: 5,
      total: '€10.00',
      steps: [{ reached: true }, { reached: false }, { price: '€1.25', from: 200 }],
    })
  })

  it('uses and stores the current price if a page shows the product', async () => {
    const { test, page } = await listed()
    await page.leave()
    const withHigherPrice = product('mint', { offer: { currency: 'eur', tiers: [{ amount: 300, min_quantity: 1 }] } })
    const today = await open(test, [withHigherPrice])
    expect(today.current().list.view).toMatchObject({ total: '€190.00', saved: null })
    await today.leave()
    expect((await open(test, [fudge])).current().list.view.total).toBe('€190.00')
  })

  it('follows entries of another tab', async () => {
    const { test, page, pieces } = await listed()
    const before = test.sharedText()!
    await page.does(({ list }) => list.set({ product: mint, pieces: 0 }))
    expect(pieces()).toEqual([0, 5, 0])
    await page.does(() => test.writeSharedText(before))
    expect(pieces()).toEqual([60, 5, 0])
    await page.does(() => test.writeSharedText(null))
    expect(page.current().list.view.lines).toBe(0)
  })

  it('is cleared at sign-out, in every tab, and for the next customer', async () => {
    const { test, page } = await listed()
    await page.does(() => test.shop.drafts.retainFor('bjorn@grocer.example'))
    expect(test.sharedText()).toBeNull()
    const again = await listed()
    await again.page.does(() => again.test.shop.drafts.erase())
    expect(again.test.sharedText()).toBeNull()
  })

  it('is cleared line by line or at once', async () => {
    const { test, page, pieces } = await listed()
    await page.does(({ list }) => list.remove({ variantIds: ['var_mint'] }))
    expect(pieces()).toEqual([0, 5, 0])
    await page.does(({ list }) => list.clear())
    expect(test.sharedText()).toBeNull()
  })
})

describe('adding the list', () => {
  it('is one call; lines that the store skips stay, with the reason', async () => {
    const { test, page, pieces } = await listed({}, [
      [mint, 60],
      [fudge, 4],
    ])
    await page.does(({ add }) => add.onAdd())
    const { add } = await page.until(({ add: now }) => now.report !== null)
    expect(test.requests()).toEqual([addCall])
    expect(add.report).toMatchObject({
      added: 1,
      lines: [{ title: 'fudge', outcome: 'insufficient_inventory', left: 3 }, { title: 'mint' }],
    })
    expect(pieces()).toEqual([0, 0, 4])
  })

  it('keeps everything without an answer, and sends the same with the same key', async () => {
    const { test, page, pieces } = await listed({ [addCall]: noConnection })
    await page.does(({ add }) => add.onAdd())
    await page.until(({ add }) => add.problem !== null)
    expect(pieces()).toEqual([60, 5, 0])
    expect(page.current().list.view.unanswered).toBe(true)
    test.answer({ [addCall]: addAll })
    await page.does(({ add }) => add.onAdd())
    await page.until(({ add }) => add.report !== null)
    const [first, second] = test.calls.filter(({ name }) => name === addCall)
    expect(first!.headers.get('idempotency-key')).toBe(second!.headers.get('idempotency-key'))
    expect(pieces()).toEqual([0, 0, 0])
  })

  it('adds only the difference if the lost call was applied and more was entered since', async () => {
    const { test, page, pieces } = await listed({ [addCall]: noConnection })
    await page.does(({ add }) => add.onAdd())
    await page.until(({ add }) => add.problem !== null)
    await page.does(({ list }) => list.set({ product: mint, pieces: 70 }))
    const [lost] = test.calls
    const key = lost!.headers.get('idempotency-key')
    const known = (call: TestCall) => {
      const isOther =
        call.headers.get('idempotency-key') === key && JSON.stringify(call.body) !== JSON.stringify(lost!.body)
      return isOther ? refusal(422, 'idempotency_key_reused', '') : addAll(call)
    }
    test.answer({ [addCall]: known })
    await page.does(({ add }) => add.onAdd())
    await page.until(({ add }) => add.report !== null)
    expect(itemsOf(test.calls.at(-1)!)).toEqual([['var_mint', 10]])
    expect(pieces()).toEqual([0, 0, 0])
  })

  it('keeps the list if the store refuses all of it, to be sent with a new key', async () => {
    const { page, pieces } = await listed({ [addCall]: () => refusal(409, 'conflict', 'Not now.') })
    await page.does(({ add }) => add.onAdd())
    await page.until(({ add }) => add.problem !== null)
    expect(pieces()).toEqual([60, 5, 0])
    expect(page.current().list.view.unanswered).toBe(false)
  })
})

describe('a pasted column', () => {
  const read = async (
    text: string,
    answers: Parameters<TestShop['answer']>[0] = {},
    products = [mint, pear, fudge],
  ) => {
    const opened = await listed(answers, [])
    await opened.page.does(({ paste }) => paste.onRead({ text, products }))
    await opened.page.until(({ paste }) => paste.view !== null || paste.problem !== null)
    return { ...opened, paste: opened.page.current().paste }
  }

  it('of quantities fills the rows in sequence; empty cells and 0 keep theirs', async () => {
    const { paste, pieces, test } = await read('1 200\n\n12\n0\n7\n')
    expect(paste.view).toMatchObject({
      ready: 2,
      rows: [
        { title: 'mint', pieces: '1,200', isConverted: true, reason: null },
        { title: 'fudge', pieces: '12', isConverted: false },
        { position: 5, title: null, reason: 'no_row', pieces: null },
      ],
    })
    expect(pieces()).toEqual([0, 0, 0])
    expect(test.requests()).toEqual([])
  })

  it('reports why a row accepts nothing', async () => {
    const out = product('out', {
      stock: { state: 'out', quantity: 0, limit: null, text: '0', orderRule: defaultOrderRule },
    })
    const many = product('many', { hasMultipleVariants: true, variantId: null, offer: null })
    const { paste } = await read('5\n6\n1.000', {}, [out, many, mint])
    expect(paste.view!.rows.map(({ reason }) => reason)).toEqual(['sold_out', 'several_variants', 'ambiguous'])
  })

  it('of SKUs is looked up in the store, including products not on a page; unknown ones are reported', async () => {
    const prices = [{ currency_code: 'eur', amount: 4, min_quantity: 1 }]
    const named = {
      item_id: null,
      message: 'There is no article NONE-1.',
      deliverable: true,
      status: 'skipped' as const,
    }
    const results = [
      {
        ...named,
        row: 0,
        sku: 'RYE',
        variant_id: 'var_rye',
        product_title: 'Rye',
        prices,
        code: null,
        quantity: null,
        status: 'added' as const,
      },
      {
        ...named,
        row: 1,
        sku: 'NONE-1',
        variant_id: null,
        product_title: null,
        prices: [],
        code: 'unknown_sku',
        quantity: null,
      },
    ]
    const { paste, test, page } = await read('RYE\t1 200\nNONE-1\t3\nPEAR\tmany', {
      [previewCall]: () => ({ success: true, message: '', applied: 1, skipped: 1, results, cart }),
    })
    expect(test.calls.at(-1)?.body).toMatchObject({
      preview: true,
      rows: [{ sku: 'RYE', quantity: 1200 }, { sku: 'NONE-1' }],
    })
    expect(paste.view!.rows[0]).toMatchObject({ pieces: '1,200', isConverted: true })
    expect(paste.view!.rows.map(({ title, sku, reason }) => [title ?? sku, reason])).toEqual([
      ['Rye', null],
      ['NONE-1', 'unknown_sku'],
      ['PEAR', 'not_a_number'],
    ])
    await page.does(({ list }) => list.fillIn({ lines: paste.view!.rows.flatMap(({ line }) => line ?? []) }))
    expect(page.current().list.view).toMatchObject({ lines: 1, total: '€4,800.00', offPageLines: [{ title: 'Rye' }] })
  })

  it('that cannot be looked up reports that', async () => {
    const { paste } = await read('RYE\t24', { [previewCall]: noConnection })
    expect(paste).toMatchObject({ view: null, problem: { action: 'bulk_update', code: 'network' } })
  })
})

it.each([
  [null],
  [{ var_mint: 60 }],
  [{ lines: [{ variantId: 'a', pieces: 1 }], sent: null }],
  [{ lines: {}, sent: null }],
  [{ lines: [], sent: {} }],
])('%j is not an order list', (stored) => expect(isQuickOrder(stored)).toBe(false))
