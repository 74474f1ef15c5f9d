import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { addBuyer, addressIn } from '../../../testing/buyers'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

type Schemas = components['schemas']

const shop = await shopOfFile()
const { client: admin } = await addOperator(shop, 'orders')

/** Places an order of ten tins of mint. */
async function placeOrder() {
  const { client } = await addBuyer(shop)
  const items = [{ variant_id: 'variant_01tjarnmint3can', quantity: 10 }]
  await unwrap(client.POST('/store/cart/items/add', { body: { items } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  const { order_id: id } = await unwrap(client.POST('/store/cart/complete', {}))
  const params = { path: { id } }
  const { order, lines } = await unwrap(admin.GET('/admin/orders/{id}', { params }))
  return {
    id,
    line: lines[0]!.item_id,
    total: order.total,
    change: (body: Schemas['OrderChange']) => unwrap(admin.POST('/admin/orders/{id}', { params, body })),
    pay: (version: number, paid_amount?: number) =>
      unwrap(admin.POST('/admin/orders/{id}', { params, body: { version, payment_status: 'captured', paid_amount } })),
    undo: (version: number, step: 'paid' | 'paid_back' = 'paid') =>
      unwrap(admin.POST('/admin/orders/{id}/undo', { params, body: { version, step } })),
    refund: (body: Schemas['RefundRequest']) => unwrap(admin.POST('/admin/orders/{id}/refunds', { params, body })),
    asBuyer: async () => (await unwrap(client.GET('/store/orders/{id}', { params }))).order,
    shelfDue: async () => (await unwrap(client.GET('/store/shelf'))).next_due?.amount_due,
  }
}

/** Returns an order of the list with the sums of a search for it; undefined if it does not wait. */
async function listed(id: string, waits_for: 'payment' | 'to_pay_back') {
  const { orders, sums } = await unwrap(admin.GET('/admin/orders', { params: { query: { waits_for, q: id } } }))
  return orders[0] && { ...orders[0], sum: sums[0]!.amount_due, sumOwed: sums[0]!.to_pay_back }
}

const differences = async (id: string) =>
  (await unwrap(admin.GET('/admin/orders/differences', {}))).orders.filter((order) => order.id === id)

/** Rounds to two decimals. */
const money = (amount: number) => Math.round(amount * 100) / 100

describe('a payment of a part', () => {
  it('leaves the order unpaid with the rest, for the shop and the buyer', async () => {
    const { id, total, pay, asBuyer } = await placeOrder()
    const rest = money(total - 3.5)
    const paid = await pay(1, 3.5)
    expect(paid).toMatchObject({
      version: 2,
      paid_total: 3.5,
      to_pay_back: 0,
      order: { payment_status: 'authorized', amount_due: rest },
      payments: [{ kind: 'received', amount: 3.5 }],
    })
    expect(paid.timeline.at(-1)).toMatchObject({ action: 'order.payment_recorded', after: { paid_amount: 3.5 } })
    expect(await listed(id, 'payment')).toMatchObject({ paid_total: 3.5, amount_due: rest, sum: rest })
    expect(await asBuyer()).toMatchObject({ payment_status: 'authorized', amount_due: rest })
    expect(await differences(id)).toEqual([])
  })

  it('makes the order paid with the payment of the rest, and both are reversed one after the other', async () => {
    const { id, total, pay, undo, asBuyer } = await placeOrder()
    await pay(1, 3.5)
    shop.clock.advance(60_000)
    const paid = await pay(2)
    expect(paid).toMatchObject({ paid_total: total, order: { payment_status: 'captured', amount_due: 0 } })
    expect(paid.payments.map(({ amount }) => amount)).toEqual([3.5, money(total - 3.5)])
    expect(await asBuyer()).toMatchObject({ payment_status: 'captured', amount_due: 0 })
    expect(await listed(id, 'payment')).toBeUndefined()

    expect(await undo(3)).toMatchObject({ paid_total: 3.5, order: { payment_status: 'authorized' } })
    const unpaid = await undo(4)
    expect(unpaid).toMatchObject({ paid_total: 0, order: { payment_status: 'authorized', amount_due: total } })
    await expect(undo(5)).rejects.toMatchObject({ code: 'step_not_done' })
  })

  it('is refused above what is due, at zero, and with another change', async () => {
    const { total, change, pay } = await placeOrder()
    await pay(1, 3.5)
    await expect(pay(2, total)).rejects.toMatchObject({ status: 409, code: 'paid_too_much' })
    await expect(pay(2, 0)).rejects.toMatchObject({ status: 400 })
    await expect(change({ version: 2, paid_amount: 1, paid_on: '2999-01-01' })).rejects.toMatchObject({
      code: 'paid_amount_alone',
    })
    const mixed = { version: 2, payment_status: 'captured', paid_amount: 1, fulfillment_status: 'fulfilled' } as const
    await expect(change(mixed)).rejects.toMatchObject({ code: 'paid_amount_alone' })
    await expect(
      change({ version: 2, payment_status: 'captured', paid_amount: 1, paid_on: '2999-01-01' }),
    ).rejects.toMatchObject({ code: 'paid_in_future' })
    await pay(2, money(total - 3.5))
    await expect(pay(3, 1)).rejects.toMatchObject({ code: 'already_captured' })
  })

  it('reduces the amount that the shelf shows as due next', async () => {
    const { total, pay, shelfDue } = await placeOrder()
    expect(await shelfDue()).toBe(total)
    await pay(1, 3.5)
    expect(await shelfDue()).toBe(money(total - 3.5))
  })

  it('makes the order paid once a credit leaves nothing due, and what is above is to be paid back', async () => {
    const { id, total, change, pay, refund } = await placeOrder()
    await change({ version: 1, fulfillment_status: 'shipped' })
    await pay(2, money(total - 1))
    const credited = await refund({ version: 3, amount: 2, reason: 'Broken.' })
    expect(credited).toMatchObject({ to_pay_back: 1, order: { payment_status: 'captured', amount_due: 0 } })
    expect(await listed(id, 'to_pay_back')).toMatchObject({ to_pay_back: 1, sumOwed: 1 })
  })

  it('is to be paid back if the order is canceled', async () => {
    const { id, pay, change, undo } = await placeOrder()
    await pay(1, 3.5)
    const canceled = await change({ version: 2, status: 'canceled' })
    expect(canceled).toMatchObject({ to_pay_back: 3.5, order: { amount_due: 0 } })
    expect(await listed(id, 'to_pay_back')).toMatchObject({ to_pay_back: 3.5, sumOwed: 3.5 })
    const paidBack = await change({ version: 3, paid_back_on: canceled.payments[0]!.paid_on })
    expect(paidBack).toMatchObject({ to_pay_back: 0, paid_total: 0 })
    expect(await undo(4, 'paid_back')).toMatchObject({ to_pay_back: 3.5 })
  })
})
