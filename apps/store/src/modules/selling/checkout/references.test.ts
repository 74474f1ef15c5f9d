import { unwrap, type Cart, type components } from '@skafferi/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { addBuyer, addColleague, type Buyer } from '../../../testing/buyers'
import { fillCart } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'

type References = components['schemas']['ReferencesRequest']

const shop = await shopOfFile()
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

const note = async ({ client }: Buyer, body: References) =>
  (await unwrap(client.POST('/store/cart/references', { body }))).cart
const cartOf = async ({ client }: Buyer) => (await unwrap(client.GET('/store/cart/info'))).cart
const complete = ({ client }: Buyer, { id, version }: Cart) =>
  unwrap(client.POST('/store/cart/complete', { body: { cart_id: id!, cart_version: version } }))

const all = {
  po_number: 'PO-4711',
  customer_reference: 'Anna Lindqvist',
  note: 'Please ring.\nThe front is a tram stop.',
  reception_hours: 'Weekdays, 7:00 to 11:00',
}

describe('the references of a cart', () => {
  it('are stored, trimmed, and raise the version', async () => {
    const { version } = await fillCart(buyer)
    const cart = await note(buyer, { ...all, po_number: '  PO-4711 ' })
    expect(cart).toMatchObject({ ...all, version: version + 1, changed_by: { is_you: true } })
    expect(await cartOf(buyer)).toEqual(cart)
  })

  it('stay if they are omitted, and are cleared by an empty text', async () => {
    await fillCart(buyer)
    await note(buyer, all)
    expect(await note(buyer, { po_number: '', note: '  ' })).toMatchObject({ ...all, po_number: null, note: null })
    const cleared = await cartOf(buyer)
    expect(await note(buyer, {})).toEqual(cleared)
  })

  it('belong to the company: a colleague’s references stay', async () => {
    await fillCart(buyer)
    const colleague = await addColleague(shop, buyer)
    await note(buyer, { po_number: 'PO-1' })
    await note(colleague, { note: 'Back door.' })
    expect(await cartOf(buyer)).toMatchObject({ po_number: 'PO-1', note: 'Back door.', changed_by: { is_you: false } })
  })

  it.each([
    ['po_number', 35],
    ['customer_reference', 60],
    ['note', 500],
    ['reception_hours', 100],
  ] as const)('%s has at most %s characters', async (name, most) => {
    await fillCart(buyer)
    expect(await note(buyer, { [name]: 'x'.repeat(most) })).toMatchObject({ [name]: 'x'.repeat(most) })
    await expect(note(buyer, { [name]: 'x'.repeat(most + 1) })).rejects.toMatchObject({
      status: 400,
      fields: { [name]: { code: expect.any(String) } },
    })
  })

  it('create no cart: references for an ordered cart must not apply to the next one', async () => {
    await expect(note(buyer, all)).rejects.toMatchObject({ status: 400, code: 'empty_cart' })
    await complete(buyer, await fillCart(buyer))
    await expect(note(buyer, all)).rejects.toMatchObject({ status: 400, code: 'empty_cart' })
    expect(await fillCart(buyer)).toMatchObject({
      po_number: null,
      customer_reference: null,
      note: null,
      reception_hours: null,
    })
  })
})

describe('the references of an order', () => {
  it('are those of the cart', async () => {
    await fillCart(buyer)
    const { order_id: id } = await complete(buyer, await note(buyer, all))
    const { order } = await unwrap(buyer.client.GET('/store/orders/{id}', { params: { path: { id } } }))
    expect(order).toMatchObject(all)
    const { orders } = await unwrap(buyer.client.GET('/store/orders', { params: { query: { q: 'po-47' } } }))
    expect(orders).toMatchObject([{ id, po_number: 'PO-4711', customer_reference: 'Anna Lindqvist' }])
  })

  it('are those that were displayed: nothing is booked if a colleague has changed one since', async () => {
    await fillCart(buyer)
    const displayed = await note(buyer, { po_number: 'PO-1' })
    await note(await addColleague(shop, buyer), { po_number: 'PO-2' })
    const refusal = await complete(buyer, displayed).catch((error: { cart: Cart }) => error)
    expect(refusal).toMatchObject({
      status: 409,
      code: 'cart_changed',
      cart: { po_number: 'PO-2', changed_by: { is_you: false } },
    })
    await complete(buyer, (refusal as { cart: Cart }).cart)
  })
})
