import { createWorld, toVisitorProduct } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { cartKeys } from '../cart'
import { useExplore } from '../catalogue'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal, type TestCall } from '../../testing/test-shop'
import { useProductPage, type ProductPage } from './index'

const world = createWorld()
const single = world.products.find(({ variants, bulk_min_quantity }) => variants.length === 1 && bulk_min_quantity)!
const several = world.products.find(({ variants }) => variants.length > 1)!
const variantId = single.variants[0]!.id
const cart = world.carts.bulk
const changed = { success: true, message: 'Item added to cart successfully', cart }
const answers = {
  'GET /store/products/{id}': ({ url }: TestCall) => ({
    product: url.pathname.endsWith(several.id) ? several : single,
  }),
  'GET /store/cart/info': () => ({ cart: { ...cart, items: [] } }),
  'POST /store/cart/items/add': () => changed,
}
const ready = ({ load }: ProductPage) => load.status === 'ready'

async function openPage(test = createTestShop(answers, 'anna@kiosk.example')) {
  const page = await renderHook(test, () => useProductPage(single.id))
  await page.until(ready)
  return { test, page }
}

describe('a product page', () => {
  it('is one call, for the visitor’s product only if nobody is signed in', async () => {
    const { test } = await openPage()
    expect(test.requests()).toEqual(['GET /store/products/{id}'])
    const visitor = createTestShop({ 'GET /store/products/{id}': () => ({ product: toVisitorProduct(single) }) })
    const { page } = await openPage(visitor)
    expect(page.current().load).toMatchObject({ view: { priced: false } })
  })

  it('waits until the session is known, and is then loaded once', async () => {
    const test = createTestShop(answers, 'anna@kiosk.example')
    const { session } = test.shop
    const { getSnapshot } = session
    session.getSnapshot = session.getServerSnapshot
    const page = await renderHook(test, () => useProductPage(single.id))
    expect(test.calls).toEqual([])
    session.getSnapshot = getSnapshot
    await page.rerender()
    await page.until(ready)
    expect(test.calls.map(({ user }) => user)).toEqual(['anna@kiosk.example'])
  })

  it('is loaded again when the visitor signs in, and then shows prices', async () => {
    const test = createTestShop({
      'GET /store/products/{id}': ({ user }) => ({ product: user ? single : toVisitorProduct(single) }),
    })
    const { page } = await openPage(test)
    await page.does(() => test.signInInOtherTab('anna@kiosk.example'))
    const { load } = await page.until((state) => state.load.status === 'ready' && state.load.view.priced)
    expect(load).toMatchObject({ view: { price: { from: false } } })
  })

  it('that does not exist shows the store’s message', async () => {
    const missing = () => refusal(404, 'product_not_found', 'Product not found')
    const test = createTestShop({ 'GET /store/products/{id}': missing }, 'anna@kiosk.example')
    const page = await renderHook(test, () => useProductPage('prod_none'))
    const { load } = await page.until((state) => state.load.status === 'failed')
    expect(load).toMatchObject({ problem: { action: 'load_product', code: 'product_not_found' } })
  })

  it('with an impossible name is not loaded', async () => {
    for (const name of ['explore', 'a\0b']) {
      const test = createTestShop(answers, 'anna@kiosk.example')
      const page = await renderHook(test, () => useProductPage(name))
      const { load } = await page.until((state) => state.load.status === 'failed')
      expect(load).toMatchObject({ problem: { action: 'load_product', code: 'product_not_found' } })
      expect(test.calls).toEqual([])
    }
  })

  it('starts with one piece, and with the bulk minimum in bulk mode', async () => {
    const { page } = await openPage()
    expect(page.current().load).toMatchObject({ view: { mode: 'unit', quantity: 1 } })
    await page.does(({ setQuantity }) => setQuantity({ quantity: 7 }))
    await page.does(({ setMode }) => setMode({ mode: 'bulk' }))
    expect(page.current().load).toMatchObject({ view: { mode: 'bulk', quantity: single.bulk_min_quantity } })
  })

  it('resets the choice for another product', async () => {
    const { page } = await openPage()
    await page.does(({ setQuantity }) => setQuantity({ quantity: 7 }))
    await page.does(({ addToCart }) => addToCart())
    await page.rerender(() => useProductPage(several.id))
    await page.until(ready)
    expect(page.current()).toMatchObject({ purchase: { status: 'idle' }, load: { view: { quantity: 1 } } })
  })
})

describe('choices on a product page when the session ended', () => {
  async function chooseAndEnd(next: string) {
    const { test, page } = await openPage()
    await page.does(({ setMode }) => setMode({ mode: 'bulk' }))
    await page.does(({ setQuantity }) => setQuantity({ quantity: 240 }))
    await page.does(() => test.shop.session.refuse(test.shop.session.getSession()!))
    await page.leave()
    test.signInInOtherTab(next)
    return (await openPage(test)).page.current().load
  }

  it('are restored once the same customer has signed in', async () => {
    expect(await chooseAndEnd('anna@kiosk.example')).toMatchObject({ view: { mode: 'bulk', quantity: 240 } })
  })

  it.each([
    { options: null, mode: 'pallet' },
    { options: null, mode: 'bulk', quantity: 2.5 },
    { options: { pack: 1 }, mode: 'bulk' },
    { mode: 'bulk', quantity: 240 },
  ])('are ignored if they are malformed: %j', async (values) => {
    const test = createTestShop(answers, 'anna@kiosk.example')
    test.shop.drafts.save({ owner: 'anna@kiosk.example', form: `product ${single.id}`, values })
    const page = await renderHook(test, () => useProductPage(single.id))
    await page.until(({ load }) => load.status === 'ready')
    expect(page.current().load).toMatchObject({ view: { mode: 'unit', quantity: 1 } })
  })

  it('are not restored for another customer', async () => {
    expect(await chooseAndEnd('bjorn@grocer.example')).toMatchObject({ view: { mode: 'unit', quantity: 1 } })
  })
})

describe('a product that was displayed in a list', () => {
  const [listed] = world.listItems
  const shelf = { ...answers, 'GET /store/products/explore': () => ({ products: [listed] }) }

  it('has name, picture and price while its page loads, and cannot be bought before that', async () => {
    const deferred = deferredAnswer({ product: single })
    const test = createTestShop({ ...shelf, 'GET /store/products/{id}': deferred.answer }, 'anna@kiosk.example')
    const explored = await renderHook(test, useExplore)
    await explored.until(({ status }) => status === 'ready')
    const page = await renderHook(test, () => useProductPage(listed!.id))
    expect(page.current().placeholder).toMatchObject({ title: listed!.title, picture: { src: listed!.thumbnail } })
    expect(page.current().load.status).toBe('loading')
    await expect(page.does(({ addToCart }) => addToCart())).resolves.toBe(false)
    expect(test.requests()).not.toContain('POST /store/cart/items/add')
    deferred.release()
    await page.until(ready)
  })

  it('has no placeholder if it was in no list', async () => {
    const { page } = await openPage()
    expect(page.current().placeholder).toBeNull()
  })
})

describe('buying', () => {
  it('adds the pieces to the cart with one request, whose response updates the cart of every page', async () => {
    const { test, page } = await openPage()
    await page.does(({ setQuantity }) => setQuantity({ quantity: 60 }))
    await expect(page.does(({ addToCart }) => addToCart())).resolves.toBe(true)
    await page.until(({ purchase }) => purchase.status === 'added')
    expect(test.calls.slice(1).map(({ name, body }) => [name, body])).toEqual([
      ['GET /store/cart/info', undefined],
      ['POST /store/cart/items/add', { items: [{ variant_id: variantId, quantity: 60 }] }],
    ])
    expect(test.queryClient.getQueryData(cartKeys.current)).toEqual(cart)
    expect(test.queryClient.getQueryData(cartKeys.count)).toBe(cart.items.length)
  })

  it('is refused without a call for more than the stock less the pieces in the cart', async () => {
    const stock = single.variants[0]!.inventory_quantity
    const line = { ...cart.items[0]!, variant_id: variantId, quantity: stock - 1 }
    const { test, page } = await openPage()
    test.answer({ 'GET /store/cart/info': () => ({ cart: { ...cart, items: [line] } }) })
    await page.does(({ setQuantity }) => setQuantity({ quantity: 2 }))
    const { load } = await page.until((state) => state.load.status === 'ready' && state.load.view.inCart > 0)
    expect(load).toMatchObject({ view: { inCart: stock - 1, quantityRefusal: 'above_stock', total: null } })
    await page.does(({ addToCart }) => addToCart())
    expect(page.current().purchase.refusal).toBe('above_stock')
    expect(test.requests()).not.toContain('POST /store/cart/items/add')
  })

  it('does not count the pieces that were just added', async () => {
    const stock = single.variants[0]!.inventory_quantity
    const items = [{ ...cart.items[0]!, variant_id: variantId, quantity: stock }]
    const { test, page } = await openPage()
    test.answer({ 'POST /store/cart/items/add': () => ({ ...changed, cart: { ...cart, items } }) })
    await page.does(({ setQuantity }) => setQuantity({ quantity: stock }))
    await page.does(({ addToCart }) => addToCart())
    await page.until(({ purchase }) => purchase.status === 'added')
    expect(page.current().load).toMatchObject({ view: { inCart: 0, quantityRefusal: null } })
    await page.does(({ setQuantity }) => setQuantity({ quantity: 1 }))
    expect(page.current().load).toMatchObject({ view: { inCart: stock, quantityRefusal: 'above_stock' } })
  })

  it('is pending until the store has answered, and a second press does nothing', async () => {
    const deferred = deferredAnswer(changed)
    const waiting = createTestShop({ ...answers, 'POST /store/cart/items/add': deferred.answer }, 'anna@kiosk.example')
    const { test, page } = await openPage(waiting)
    await page.does(({ buyNow }) => void buyNow())
    expect(page.current().purchase.status).toBe('buying')
    await expect(page.does(({ addToCart }) => addToCart())).resolves.toBe(false)
    deferred.release()
    await page.until(({ purchase }) => purchase.status === 'added')
    expect(test.calls).toHaveLength(2)
  })

  it('requires all options', async () => {
    const test = createTestShop(
      { ...answers, 'GET /store/products/{id}': () => ({ product: several }) },
      'anna@kiosk.example',
    )
    const { page } = await openPage(test)
    await page.does(({ addToCart }) => addToCart())
    expect(page.current().purchase).toEqual({
      status: 'idle',
      problem: null,
      refusal: 'select_all_options',
      cart: null,
    })
    const [option] = several.options
    await page.does(({ chooseOption }) => chooseOption({ optionId: option!.id, value: option!.values[0]!.value }))
    expect(page.current().purchase.refusal).toBeNull()
    expect(test.calls).toHaveLength(1)
  })

  it('is refused without a call below the bulk minimum, and for an invalid quantity', async () => {
    const { test, page } = await openPage()
    await page.does(({ setQuantity }) => setQuantity({ quantity: 0 }))
    await page.does(({ addToCart }) => addToCart())
    expect(page.current().purchase.refusal).toBe('invalid_quantity')
    await page.does(({ setMode }) => setMode({ mode: 'bulk' }))
    await page.does(({ setQuantity }) => setQuantity({ quantity: 2 }))
    await page.does(({ buyNow }) => buyNow())
    expect(page.current().purchase.refusal).toBe('below_bulk_minimum')
    expect(test.requests()).not.toContain('POST /store/cart/items/add')
  })

  it('never sends another quantity than entered: what is not a number is refused', async () => {
    const { test, page } = await openPage()
    await page.does(({ setQuantity }) => setQuantity({ quantity: null }))
    expect(page.current().load).toMatchObject({ view: { quantity: null, total: null } })
    await page.does(({ addToCart }) => addToCart())
    expect(page.current().purchase.refusal).toBe('invalid_quantity')
    expect(test.calls).toHaveLength(1)
    await page.does(({ setMode }) => setMode({ mode: 'bulk' }))
    expect(page.current().load).toMatchObject({ view: { quantity: single.bulk_min_quantity } })
  })

  it('has one code for insufficient stock, whether the store sends a code or a message', async () => {
    const { test, page } = await openPage()
    for (const shortage of [
      refusal(409, 'insufficient_inventory', '12 left'),
      Response.json({ type: 'conflict', message: 'Not enough inventory' }, { status: 409 }),
    ]) {
      test.answer({ 'POST /store/cart/items/add': () => shortage })
      await page.does(({ addToCart }) => addToCart())
      const { purchase } = await page.until((state) => state.purchase.problem !== null)
      expect(purchase.problem).toMatchObject({ action: 'add_to_cart', code: 'insufficient_inventory' })
      await page.does(({ setQuantity }) => setQuantity({ quantity: 1 }))
    }
  })

  it('shows the message of a response with success: false', async () => {
    const { test, page } = await openPage()
    test.answer({ 'POST /store/cart/items/add': () => ({ success: false, message: 'Sold in whole cases only' }) })
    await page.does(({ addToCart }) => addToCart())
    const { purchase } = await page.until((state) => state.purchase.problem !== null)
    expect(purchase).toMatchObject({
      status: 'idle',
      problem: { code: 'refused', message: 'Sold in whole cases only' },
    })
    test.answer({ 'POST /store/cart/items/add': () => ({ success: false, message: 'Not in stock' }) })
    await page.does(({ addToCart }) => addToCart())
    await page.until((state) => state.purchase.problem?.code === 'insufficient_inventory')
  })

  it('shows other failures by action, and can be tried again', async () => {
    const { test, page } = await openPage()
    test.answer({ 'POST /store/cart/items/add': noConnection })
    await expect(page.does(({ buyNow }) => buyNow())).resolves.toBe(false)
    const { purchase } = await page.until((state) => state.purchase.problem !== null)
    expect(purchase).toMatchObject({ status: 'idle', problem: { action: 'buy_now', code: 'network' } })
    test.answer(answers)
    await expect(page.does(({ buyNow }) => buyNow())).resolves.toBe(true)
  })
})
