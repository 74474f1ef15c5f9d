import { kioskShelf } from '@skafferi/fixtures/scenarios'
import { createWorld } from '@skafferi/fixtures/world'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, noConnection, refusal, type TestShop } from '../../testing/test-shop'
import { cartKeys, shelfKey, storeCart } from '../cart'
import { useAddFill, useShelf } from './index'
import type { ShelfFilling } from './views'

const world = createWorld()
const { customer } = world.customers.kiosk
const stored = kioskShelf(world)
const fillable = stored.places.filter(({ fill }) => fill !== null)
const [first, second] = fillable
const shelf = { ...stored, places: fillable.map((place) => ({ ...place, state: 'gap' as const, left: 0 })) }
const fillCall = 'POST /store/shelf/fill'

const answers = {
  'GET /store/shelf': () => shelf,
  'GET /store/cart/info': () => ({ cart: world.carts.empty }),
  [fillCall]: ({ body }: { body: unknown }) => {
    const { lines } = body as { lines: { variant_id: string; quantity: number }[] }
    const results = lines.map((line, index) => ({
      ...line,
      code: index === 1 ? 'insufficient_inventory' : 'added',
      left: 0,
    }))
    return { success: true, message: '', results, cart: world.carts.empty }
  },
}

const useBoth = () => ({ ...useShelf(), add: useAddFill() })
const viewOf = ({ load }: ShelfFilling) => {
  if (load.status !== 'ready') throw new Error(`The shelf is ${load.status}.`)
  return load.view
}

async function openShelf(test: TestShop = createTestShop(answers, customer.email)) {
  const page = await renderHook(test, useBoth)
  await page.until(({ load }) => load.status !== 'loading')
  return { test, page }
}

const idOf = (place: typeof first) => ({ variantId: place!.variant_id })
/** What fills a place. */
const fillOf = (place: typeof first) => ({ ...idOf(place), pieces: place!.fill!.quantity })
/** What the buyer saw of it in the cart and under way. */
const orderedOf = (place: typeof first) => place!.cart_quantity + (place!.under_way?.quantity ?? 0)
const sentIn = (test: TestShop) => test.calls.filter(({ name }) => name === fillCall)

describe('the draft of the shelf', () => {
  it('fills a place, all others, and takes back each change', async () => {
    const { page } = await openShelf()
    await page.does(({ setPieces }) => setPieces(fillOf(first)))
    expect(viewOf(page.current())).toMatchObject({ draft: { places: 1, pieces: first!.fill!.quantity } })
    await page.does(({ setPieces }) => setPieces(fillOf(first)))
    await page.does(({ fillAll }) => fillAll())
    expect(viewOf(page.current())).toMatchObject({ draft: { places: fillable.length }, rest: { places: 0 } })
    await page.does(({ undo }) => undo())
    expect(viewOf(page.current()).draft).toMatchObject({ places: 1 })
    await page.does(({ undo }) => undo())
    expect(viewOf(page.current()).draft).toBeNull()
  })

  it('fills nothing at once if too little was ordered for an estimate, but each place', async () => {
    const places = shelf.places.map((place) => ({ ...place, state: 'not_estimated' as const, left: null }))
    const test = createTestShop({ ...answers, 'GET /store/shelf': () => ({ ...shelf, places }) }, customer.email)
    const { page } = await openShelf(test)
    await page.does(({ fillAll }) => fillAll())
    expect(viewOf(page.current())).toMatchObject({ gaps: { places: 0 }, draft: null })
    await page.does(({ setPieces }) => setPieces(fillOf(first)))
    expect(viewOf(page.current())).toMatchObject({ draft: { places: 1 }, rest: { places: 0 } })
  })

  it('shows the number of articles in the cart as the header does', async () => {
    const { test, page } = await openShelf()
    await page.does(() => test.queryClient.setQueryData(cartKeys.count, 6))
    expect(viewOf(page.current()).inCart).toBe(6)
    expect(test.requests()).toEqual(['GET /store/shelf'])
  })

  it('accepts typed pieces, and ignores invalid ones', async () => {
    const { page } = await openShelf()
    for (const pieces of [7, null, 1.5, -1, 100_001]) {
      await page.does(({ setPieces }) => setPieces({ ...idOf(first), pieces }))
      expect(viewOf(page.current()).draft?.pieces).toBe(7)
    }
    await page.does(({ setPieces }) => setPieces({ ...idOf(first), pieces: 0 }))
    expect(viewOf(page.current()).draft).toBeNull()
  })

  it('survives a reload and an expired session, and is shown to nobody else', async () => {
    const { test, page } = await openShelf()
    await page.does(({ setPieces }) => setPieces(fillOf(first)))
    await page.leave()
    const reloaded = await openShelf(test)
    expect(viewOf(reloaded.page.current()).draft).toMatchObject({ places: 1 })
    await reloaded.page.leave()
    await act(async () => test.signInInOtherTab('bjorn@grocer.example'))
    expect(viewOf((await openShelf(test)).page.current()).draft).toBeNull()
  })

  it('has nothing to undo after a fill was taken back, also after a reload', async () => {
    const { test, page } = await openShelf()
    await page.does(({ setPieces }) => setPieces(fillOf(first)))
    await page.does(({ setPieces }) => setPieces({ ...idOf(first), pieces: 0 }))
    await page.leave()
    const reloaded = await openShelf(test)
    await reloaded.page.does(({ undo }) => undo())
    expect(viewOf(reloaded.page.current()).draft).toBeNull()
  })

  it('is shared by all tabs', async () => {
    const { test, page } = await openShelf()
    await page.does(({ setPieces }) => setPieces(fillOf(first)))
    const text = test.sharedText()
    await page.does(({ undo }) => undo())
    expect(viewOf(page.current()).draft).toBeNull()
    await act(async () => test.writeSharedText(text))
    expect(viewOf(page.current()).draft).toMatchObject({ places: 1 })
  })

  it('is not available while the shelf cannot be loaded', async () => {
    const test = createTestShop({ 'GET /store/shelf': () => refusal(503, 'busy', 'Busy') }, customer.email)
    const { page } = await openShelf(test)
    await page.does(({ fillAll }) => fillAll())
    expect(page.current().load).toMatchObject({ status: 'failed', problem: { action: 'load_shelf', code: 'busy' } })
    expect(test.sharedText()).toBeNull()
  })
})

describe('adding the draft to the cart', () => {
  it('sends all lines once, keeps refused ones, and reads the shelf again', async () => {
    const { test, page } = await openShelf()
    await page.does(({ setPieces }) => setPieces(fillOf(first)))
    await page.does(({ setPieces }) => setPieces(fillOf(second)))
    await page.does(({ add }) => {
      add.onAdd()
      add.onAdd()
    })
    const { add } = await page.until((result) => result.add.report !== null)
    expect(sentIn(test).map(({ body }) => body)).toEqual([
      {
        lines: [
          { variant_id: first!.variant_id, quantity: first!.fill!.quantity, ordered: orderedOf(first) },
          { variant_id: second!.variant_id, quantity: second!.fill!.quantity, ordered: orderedOf(second) },
        ],
      },
    ])
    expect(add.report).toMatchObject({
      added: 1,
      lines: [{ title: second!.product_title, outcome: 'insufficient_inventory' }, { title: first!.product_title }],
    })
    expect(viewOf(page.current()).draft).toMatchObject({ places: 1, pieces: second!.fill!.quantity })
    await page.until(() => test.requests().filter((name) => name === 'GET /store/shelf').length === 2)
  })

  it('takes out what a colleague has ordered since it was filled, and reports both numbers', async () => {
    const { test, page } = await openShelf()
    test.answer({
      [fillCall]: ({ body }) => ({
        success: true,
        message: '',
        results: (body as { lines: { variant_id: string; quantity: number }[] }).lines.map(
          ({ variant_id, quantity }, index) => ({
            variant_id,
            quantity,
            left: 900,
            ...(index === 0 ? { code: 'ordered_since', ordered: 50 } : { code: 'added' }),
          }),
        ),
        cart: world.carts.empty,
      }),
    })
    await page.does(({ setPieces }) => setPieces(fillOf(first)))
    await page.does(({ setPieces }) => setPieces(fillOf(second)))
    // The shelf was read again: what the buyer saw when filling it counts.
    await act(async () =>
      test.queryClient.setQueryData(shelfKey, {
        ...shelf,
        places: shelf.places.map((place) => ({ ...place, cart_quantity: place.cart_quantity + 50 })),
      }),
    )
    await page.does(({ add }) => add.onAdd())
    const { add } = await page.until((result) => result.add.report !== null)
    expect(sentIn(test)[0]!.body).toMatchObject({
      lines: [{ ordered: orderedOf(first) }, { ordered: orderedOf(second) }],
    })
    expect(add.report).toMatchObject({
      added: 1,
      lines: [
        { title: first!.product_title, outcome: 'ordered_since', ordered: { shown: orderedOf(first), now: 50 } },
        { outcome: 'added' },
      ],
    })
    expect(add.report!.lines[1]).not.toHaveProperty('ordered')
    expect(viewOf(page.current()).draft).toBeNull()
  })

  it('has added lines in the cart at once, before the shelf is read again', async () => {
    const { test, page } = await openShelf()
    test.answer({ 'GET /store/shelf': () => refusal(503, 'busy', 'Busy') })
    await page.does(({ fillAll }) => fillAll())
    await page.does(({ add }) => add.onAdd())
    await page.until(({ add }) => add.report !== null)
    const { gaps, rest, places } = viewOf(page.current())
    expect([gaps.places, rest.places]).toEqual([1, 0])
    const added = places.filter(({ variantId }) => variantId !== second!.variant_id)
    expect(added.every(({ status, fill }) => status === 'in_cart' && fill === null)).toBe(true)
    await page.does(({ fillAll }) => fillAll())
    expect(viewOf(page.current()).draft).toMatchObject({ places: 1 })
  })

  it('sends the same key after a lost answer, so that nothing is added twice', async () => {
    const { test, page } = await openShelf()
    test.answer({ [fillCall]: noConnection })
    await page.does(({ setPieces }) => setPieces(fillOf(first)))
    await page.does(({ add }) => add.onAdd())
    await page.until(({ add }) => add.problem !== null)
    expect(viewOf(page.current())).toMatchObject({ unanswered: true, draft: { places: 1 } })
    test.answer({ [fillCall]: answers[fillCall] })
    await page.does(({ add }) => add.onAdd())
    await page.until(({ add }) => add.report !== null)
    const keys = sentIn(test).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).not.toBeNull()
    expect(viewOf(page.current())).toMatchObject({ unanswered: false, draft: null })
  })
})

it('reads the shelf again after the cart has changed on another page', async () => {
  const { test, page } = await openShelf()
  await page.leave()
  await (await openShelf(test)).page.leave()
  expect(test.requests().filter((name) => name === 'GET /store/shelf')).toHaveLength(1)
  storeCart(test.queryClient, world.carts.empty)
  await openShelf(test)
  expect(test.requests().filter((name) => name === 'GET /store/shelf')).toHaveLength(2)
})

it('reads the shelf again when the window gets the focus, until the page is left', async () => {
  const { test, page } = await openShelf()
  await page.does(() => void window.dispatchEvent(new Event('focus')))
  await page.leave()
  window.dispatchEvent(new Event('focus'))
  expect(test.requests()).toEqual(['GET /store/shelf', 'GET /store/shelf'])
})

it('reads the shelf again at once after the cart has changed on its page', async () => {
  const { test, page } = await openShelf()
  await page.does(() => storeCart(test.queryClient, world.carts.empty))
  expect(test.requests().filter((name) => name === 'GET /store/shelf')).toHaveLength(2)
})
