import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { cartKeys } from '../cart'
import { renderHook } from '../../testing/render-hook'
import {
  createTestShop,
  deferredAnswer,
  noConnection,
  refusal,
  type TestCall,
  type TestShop,
} from '../../testing/test-shop'
import { useCheckout } from './index'

const { carts, customers } = createWorld()
const cart: Cart = { ...carts.bulk, po_number: null, customer_reference: null, note: null, reception_hours: null }
const note = 'POST /store/cart/references'
const place = 'POST /store/cart/complete'
const details = 'GET /store/cart/checkout'

/** A store that stores what it is sent and counts versions. */
function createStatefulStore() {
  let stored = cart
  return {
    change: (change: Partial<Cart>) => void (stored = { ...stored, ...change, version: stored.version + 1 }),
    answers: {
      [details]: () => ({ cart: stored }),
      'GET /store/cart/promocode/list': () => ({ carts: [] }),
      'GET /store/customers/me': () => ({ customer: customers.kiosk.customer }),
      [place]: () => ({ order_id: 'order_1', display_id: 1042 }),
      [note]: ({ body }: TestCall) => {
        stored = { ...stored, ...(body as Partial<Cart>), version: stored.version + 1 }
        return { success: true, message: 'Saved', cart: stored }
      },
    },
  }
}

async function openCheckout(more: Parameters<TestShop['answer']>[0] = {}) {
  const store = createStatefulStore()
  const test = createTestShop({ ...store.answers, ...more }, 'anna@kiosk.example')
  const page = await renderHook(test, useCheckout)
  await page.until(({ load }) => load.status === 'ready')
  const type = (field: 'po_number' | 'note', value: string) =>
    page.does(({ references }) => references.edit({ field, value }))
  return { store, test, page, type }
}
const sent = (test: TestShop, name = note) => test.calls.filter((call) => call.name === name).map(({ body }) => body)

describe('a reference that is entered', () => {
  it('is saved alone and trimmed when its field is left', async () => {
    const { test, page, type } = await openCheckout()
    await type('po_number', ' PO-1 ')
    expect(page.current().references).toMatchObject({ values: { po_number: ' PO-1 ' }, state: 'idle' })
    await expect(page.does(({ references }) => references.save())).resolves.toBe(true)
    await page.until(({ references }) => references.state === 'saved' && references.values.po_number === 'PO-1')
    expect(sent(test)).toEqual([{ po_number: 'PO-1' }])
  })

  it('is not sent if the field is left unchanged', async () => {
    const { test, page, type } = await openCheckout()
    await page.does(({ references }) => references.save())
    await type('note', ' ')
    await page.does(({ references }) => references.save())
    expect(sent(test)).toEqual([])
  })

  it('stays when saving fails, and is saved with the next attempt', async () => {
    const { store, test, page, type } = await openCheckout({ [note]: noConnection })
    await type('note', 'Ring the bell')
    await expect(page.does(({ references }) => references.save())).resolves.toBe(false)
    const failed = await page.until(({ references }) => references.problem !== null)
    expect(failed.references).toMatchObject({
      values: { note: 'Ring the bell' },
      problem: { action: 'save_references' },
    })
    expect(failed.problem).toBeNull()
    test.answer(store.answers)
    await page.does(({ references }) => references.save())
    await page.until(({ references }) => references.state === 'saved' && references.problem === null)
  })

  it('can be edited while it is being saved', async () => {
    const deferred = deferredAnswer({ success: true, message: 'Saved', cart: { ...cart, note: 'Ring', version: 2 } })
    const { page, type } = await openCheckout({ [note]: deferred.answer })
    await type('note', 'Ring')
    await page.does(({ references }) => void references.save())
    expect(page.current().references.state).toBe('saving')
    await type('note', 'Ring the bell')
    await page.does(() => deferred.release())
    await page.until(({ references }) => references.state === 'idle')
    expect(page.current().references.values.note).toBe('Ring the bell')
  })

  it('that is too long is reported and never sent, while the others are', async () => {
    const { test, page, type } = await openCheckout()
    await type('po_number', '4'.repeat(36))
    await type('note', 'Ring')
    await expect(page.does(({ references }) => references.save())).resolves.toBe(false)
    expect(page.current().references.faults).toEqual({ po_number: 'too_long' })
    expect(sent(test)).toEqual([{ note: 'Ring' }])
    await expect(page.does(({ placeOrder }) => placeOrder())).resolves.toBeNull()
    expect(page.current().refusals).toBe(1)
    expect(sent(test, place)).toEqual([])
  })

  it('is saved when the page is left', async () => {
    const { test, page, type } = await openCheckout()
    await type('po_number', 'PO-1')
    await page.leave()
    expect(sent(test)).toEqual([{ po_number: 'PO-1' }])
  })

  it('does not hide what a colleague enters in another field', async () => {
    const { store, test, page, type } = await openCheckout()
    await type('po_number', 'PO-1')
    store.change({ note: 'Back door' })
    await page.does(() => test.queryClient.invalidateQueries({ queryKey: cartKeys.checkout }))
    await page.until(({ references }) => references.values.note === 'Back door')
    expect(page.current()).toMatchObject({
      references: { values: { po_number: 'PO-1' } },
      change: { references: [{ field: 'note', was: '', now: 'Back door' }] },
    })
  })
})

describe('pressing Place Order', () => {
  it('saves the entries first, and orders the resulting cart, because the buyer’s own change is no conflict', async () => {
    const { test, page, type } = await openCheckout()
    await type('po_number', 'PO-1')
    await expect(page.does(({ placeOrder }) => placeOrder())).resolves.toMatchObject({ orderId: 'order_1' })
    await page.until(({ placing }) => placing === 'placed')
    expect(test.requests().slice(-2)).toEqual([note, place])
    expect(sent(test, place)).toEqual([{ cart_id: cart.id, cart_version: cart.version + 1 }])
    expect(page.current().change).toBeNull()
  })

  it('waits while the field that was just left is being saved, and sends it once', async () => {
    const deferred = deferredAnswer({
      success: true,
      message: 'Saved',
      cart: { ...cart, po_number: 'PO-1', version: 2 },
    })
    const { test, page, type } = await openCheckout({ [note]: deferred.answer })
    await type('po_number', 'PO-1')
    await page.does(({ references, placeOrder }) => {
      void references.save()
      void placeOrder()
    })
    expect(page.current().placing).toBe('placing')
    expect(sent(test, place)).toEqual([])
    await page.does(() => deferred.release())
    await page.until(({ placing }) => placing === 'placed')
    expect(sent(test)).toHaveLength(1)
    expect(sent(test, place)).toEqual([{ cart_id: cart.id, cart_version: 2 }])
  })

  it('orders nothing if the entries cannot be saved', async () => {
    const { test, page, type } = await openCheckout({ [note]: noConnection })
    await type('po_number', 'PO-1')
    await expect(page.does(({ placeOrder }) => placeOrder())).resolves.toBeNull()
    await page.until(({ refusals, placing }) => refusals === 1 && placing === 'idle')
    expect(sent(test, place)).toEqual([])
    expect(page.current().references.values.po_number).toBe('PO-1')
  })

  it('orders nothing if a colleague has changed the cart in between, and reports it', async () => {
    const { store, test, page, type } = await openCheckout()
    await type('po_number', 'PO-1')
    store.change({ total: 858.37, changed_by: { name: 'Erik', is_you: false } })
    await page.does(({ placeOrder }) => placeOrder())
    const refused = await page.until(({ change }) => change !== null)
    expect(refused).toMatchObject({ problem: { code: 'cart_changed' }, placing: 'idle' })
    expect(sent(test, place)).toEqual([])
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ placing }) => placing === 'placed')
    expect(sent(test, place)).toEqual([{ cart_id: cart.id, cart_version: cart.version + 2 }])
  })

  it('is not refused for a missing PO number that was just entered', async () => {
    const { test, page, type } = await openCheckout({ [details]: () => ({ cart: { ...cart, po_required: true } }) })
    await type('po_number', 'PO-1')
    await page.does(({ placeOrder }) => placeOrder())
    await page.until(({ placing }) => placing === 'placed')
    expect(sent(test, place)).toHaveLength(1)
  })
})

describe('references entered when the session ended', () => {
  async function typeAndEnd(next: string) {
    const { store, test, page, type } = await openCheckout()
    await type('po_number', 'PO 4711')
    test.answer({ [note]: () => refusal(401, 'unauthorized', 'Unauthorized') })
    await page.does(() => test.shop.session.refuse(test.shop.session.getSession()!))
    await page.leave()
    test.answer({ [note]: store.answers[note] })
    test.signInInOtherTab(next)
    const again = await renderHook(test, useCheckout)
    await again.until(({ load }) => load.status === 'ready')
    return { test, again }
  }

  it('are restored once the same customer has signed in, and saved', async () => {
    const { test, again } = await typeAndEnd('anna@kiosk.example')
    expect(again.current().references.values.po_number).toBe('PO 4711')
    await again.does(({ references }) => references.save())
    expect(test.calls.filter(({ name }) => name === note).at(-1)?.body).toMatchObject({ po_number: 'PO 4711' })
  })

  it('are not saved in the cart of another customer', async () => {
    const { test, page, type } = await openCheckout()
    await type('po_number', 'PO 4711')
    await page.does(() => test.signInInOtherTab('bjorn@grocer.example'))
    expect(test.calls.filter(({ name }) => name === note)).toEqual([])
  })

  it('are not shown to another customer', async () => {
    const { again } = await typeAndEnd('bjorn@grocer.example')
    expect(again.current().references.values.po_number).toBe('')
  })
})
