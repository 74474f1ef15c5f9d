import { createWorld } from '@skafferi/fixtures/world'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, refusal } from '../../testing/test-shop'
import { useSuggestions } from './index'

const { listItems, products } = createWorld()
const user = 'anna@kiosk.example'
const get = 'GET /store/products'
const listOf = (count: number, from = 0) => ({
  products: listItems.slice(from, from + count),
  count,
  limit: 6,
  offset: 0,
})

function open(answers: Parameters<typeof createTestShop>[0], scan = false) {
  const test = createTestShop(answers, user)
  let text = ''
  const use = () => useSuggestions(text, { scan })
  return {
    test,
    async start() {
      const page = await renderHook(test, use)
      return {
        ...page,
        async type(next: string) {
          text = next
          await page.rerender()
        },
        wait: (milliseconds: number) => page.does(() => setTimeout(milliseconds)),
        settled: () => page.until(({ status }) => status !== 'idle' && status !== 'loading'),
      }
    },
  }
}

describe('suggestions while typing', () => {
  it('sends one request after a pause, for the trimmed text and six products', async () => {
    const { test, start } = open({ [get]: () => listOf(6) })
    const page = await start()
    await page.type('l')
    expect(page.current()).toEqual({ status: 'idle' })
    await page.type('li')
    await page.wait(150)
    await page.type(' liq ')
    await page.wait(150)
    expect(test.calls).toHaveLength(0)
    expect(page.current()).toEqual({ status: 'loading' })
    const state = await page.settled()
    expect(test.calls.map(({ url }) => url.search)).toEqual(['?q=liq&limit=6&offset=0'])
    expect(state.status === 'ready' && state.view).toMatchObject({
      text: 'liq',
      total: 6,
      totalText: '6',
      scanned: null,
    })
  })

  it('cancels the request of an earlier text, and never returns its answer', async () => {
    const early = deferredAnswer(listOf(1))
    const { test, start } = open({ [get]: early.answer })
    const page = await start()
    await page.type('liq')
    await page.until(() => test.queryClient.isFetching() === 1)
    await page.type('rye')
    expect(test.queryClient.isFetching()).toBe(0)
    early.release()
    await page.wait(100)
    expect(page.current()).toEqual({ status: 'loading' })
    test.answer({ [get]: () => listOf(2, 3) })
    const state = await page.settled()
    expect(state.status === 'ready' && state.view.rows.map(({ productId }) => productId)).toEqual(
      listItems.slice(3, 5).map(({ id }) => id),
    )
  })

  it('returns nothing for a text that was cleared', async () => {
    const { start } = open({ [get]: () => listOf(1) })
    const page = await start()
    await page.type('liq')
    await page.settled()
    await page.type('')
    expect(page.current()).toEqual({ status: 'idle' })
  })

  it('says what can be done with each article', async () => {
    const [simple] = listItems.filter(({ variant_id, inventory_quantity }) => variant_id && inventory_quantity > 0)
    const [several] = listItems.filter(({ has_multiple_variants }) => has_multiple_variants)
    const list = [
      { ...simple!, kept_out: null },
      { ...several!, kept_out: null },
      { ...simple!, kept_out: null, availability: 'tracked', inventory_quantity: 0 },
      { ...simple!, kept_out: { country_code: 'no', variants: 'all', reason: 'x' } },
    ]
    const { start } = open({ [get]: () => ({ products: list, count: 4, limit: 6, offset: 0 }) })
    const page = await start()
    await page.type('liq')
    const state = await page.settled()
    expect(state.status === 'ready' && state.view.rows.map((row) => row.state)).toEqual([
      'orderable',
      'choose',
      'out_of_stock',
      'restricted',
    ])
  })

  it('reports a failure, and can be retried', async () => {
    const { test, start } = open({ [get]: () => refusal(503, 'not_ready', 'Not ready') })
    const page = await start()
    await page.type('liq')
    const state = await page.settled()
    expect(state).toMatchObject({ status: 'failed', problem: { code: 'not_ready' } })
    test.answer({ [get]: () => listOf(1) })
    await page.does(() => state.status === 'failed' && state.retry())
    await page.until(({ status }) => status === 'ready')
  })
})

describe('a complete GTIN', () => {
  const several = products.find(({ variants }) => variants.length > 1 && variants.every(({ gtin }) => gtin))!
  const variant = several.variants[1]!
  const card = listItems.find(({ id }) => id === several.id)!
  const answers = {
    [get]: () => ({ products: [card], count: 1, limit: 1, offset: 0 }),
    'GET /store/products/{id}': () => ({ product: several }),
  }
  const gtin = variant.gtin!

  it('finds the variant, with spaces and with a leading zero', async () => {
    const { start } = open(answers, true)
    const page = await start()
    for (const text of [gtin, `${gtin.slice(0, 1)} ${gtin.slice(1, 7)} ${gtin.slice(7)}`, gtin.padStart(14, '0')]) {
      await page.type(text)
      const state = await page.settled()
      const scanned = state.status === 'ready' ? state.view.scanned : null
      expect(scanned).toMatchObject({ productId: several.id, variantId: variant.id, sku: variant.sku })
      expect(scanned?.totalOf(1)).toBe(scanned?.price)
    }
  })

  it('finds nothing if the search only found a similar number', async () => {
    const others = several.variants.map((each) => ({ ...each, gtin: null }))
    const { start } = open(
      { ...answers, 'GET /store/products/{id}': () => ({ product: { ...several, variants: others } }) },
      true,
    )
    const page = await start()
    await page.type(gtin)
    expect(await page.settled()).toMatchObject({ status: 'ready', view: { scanned: null, rows: [] } })
  })

  it('is a search like any other with a wrong check digit, or if nothing is to be scanned', async () => {
    const wrong = `${gtin.slice(0, -1)}${(Number(gtin.at(-1)) + 1) % 10}`
    for (const [text, scan] of [
      [wrong, true],
      [gtin, false],
    ] as const) {
      const { test, start } = open(answers, scan)
      const page = await start()
      await page.type(text)
      expect(await page.settled()).toMatchObject({ status: 'ready', view: { scanned: null } })
      expect(test.requests()).toEqual([get])
    }
  })
})
