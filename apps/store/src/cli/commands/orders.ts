import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import {
  fulfillmentStatusValues,
  orderStatusValues,
  paymentStatusValues,
  shipmentStateValues,
} from '@skafferi/api/admin/values'
import type { Command } from '../command'
import { choice, limit, oneOf } from '../choices'
import { firstOf } from '../lists'
import { amount, facts, listing, dateTime } from '../table'
import { flat, orderArgument, parcelArgument, parcelIdOf, statesOf, version } from './order-parts'

const parcelStates = [
  'handed_over',
  'delivered',
] as const satisfies readonly components['schemas']['ShipmentChange']['state'][]

/** Commands for orders. */
export const orderCommands: Command[] = [
  {
    name: 'orders list',
    summary: 'List orders, newest first',
    options: {
      status: choice(orderStatusValues, 'only those'),
      q: {
        type: 'string',
        value: '<text>',
        summary: 'text in the number, company, e-mail, product, PO number or reference',
      },
      article: { type: 'string', value: '<text>', summary: 'text in the SKU or the name of a product' },
      shipment: choice(shipmentStateValues, 'only those shipped this far'),
      unpaid: { type: 'boolean', summary: 'only those that are to be paid' },
      'to-pay-back': { type: 'boolean', summary: 'only those of which money is to be paid back' },
      limit,
    },
    examples: ['orders list', 'orders list --status pending --limit 10'],
    async run({ store, text, count, is }) {
      const filter = {
        status: oneOf(orderStatusValues, 'status', text('status')),
        q: text('q'),
        article: text('article'),
        shipment_state: oneOf(shipmentStateValues, 'shipment', text('shipment')),
        ...(is('unpaid') && { waits_for: 'payment' as const }),
        ...(is('to-pay-back') && { waits_for: 'to_pay_back' as const }),
      }
      const maxRows = count('limit')
      const { admin } = await store()
      const rows = await firstOf(
        maxRows,
        async (part) =>
          (await unwrap(admin.GET('/admin/orders', { params: { query: { ...filter, ...part } } }))).orders,
      )
      return listing(rows, 'No orders.', {
        NUMBER: (row) => row.display_id,
        PLACED: (row) => dateTime(row.created_at),
        COMPANY: (row) => row.company_name,
        STATUS: (row) => row.status,
        GOODS: (row) => row.fulfillment_status,
        SHIPPED: (row) => `${row.shipment_state}, ${row.shipped_pieces} of ${row.pieces}`,
        PAYMENT: (row) => row.payment_status,
        TOTAL: (row) => amount(row.total, row.currency_code),
        DUE: (row) => amount(row.amount_due, row.currency_code),
      })
    },
  },
  {
    name: 'orders show',
    summary: 'Show an order with its lines and history',
    args: [orderArgument],
    examples: ['orders show 1042'],
    async run({ args: [id = ''], store }) {
      const { admin } = await store()
      const data = flat(await unwrap(admin.GET('/admin/orders/{id}', { params: { path: { id } } })))
      return { data, text: facts({ ...data, created_at: dateTime(data.created_at) }) }
    },
  },
  {
    name: 'orders set-status',
    summary: 'Change the state of an order; shipping it e-mails the customer',
    args: [orderArgument],
    options: {
      order: choice(orderStatusValues, 'the order as a whole'),
      fulfillment: choice(fulfillmentStatusValues, 'its goods'),
      payment: choice(paymentStatusValues, 'its invoice'),
      'paid-on': { type: 'string', value: '<yyyy-mm-dd>', summary: 'day of the payment; today by default' },
      'paid-amount': {
        type: 'string',
        value: '<amount>',
        summary: 'amount of the payment; all that is due by default',
      },
      carrier: { type: 'string', value: '<name>', summary: 'carrier of the parcel' },
      'tracking-url': { type: 'string', value: '<https://…>', summary: 'tracking URL of the parcel' },
      'ships-refunded': { type: 'boolean', summary: 'ship refunded pieces as well' },
      version,
    },
    examples: [
      'orders set-status 1042 --fulfillment shipped --carrier DHL --tracking-url https://www.dhl.com/track?id=1',
      'orders set-status 1042 --order delivered --fulfillment delivered --payment captured',
    ],
    async run({ args: [id = ''], store, text, count, number, is }) {
      const change = {
        status: oneOf(orderStatusValues, 'order', text('order')),
        fulfillment_status: oneOf(fulfillmentStatusValues, 'fulfillment', text('fulfillment')),
        payment_status: oneOf(paymentStatusValues, 'payment', text('payment')),
        carrier: text('carrier'),
        tracking_url: text('tracking-url'),
        paid_on: text('paid-on'),
        paid_amount: number('paid-amount'),
      }
      if (Object.values(change).every((value) => value === undefined))
        throw new Error('Give a status, a carrier or a tracking link.')
      const named = count('version')
      const { admin } = await store()
      const params = { path: { id } }
      const order = named === undefined ? flat(await unwrap(admin.GET('/admin/orders/{id}', { params }))) : undefined
      const body = {
        ...change,
        ...(is('ships-refunded') && { ships_refunded: true }),
        version: named ?? order?.version ?? 1,
      }
      const data = flat(await unwrap(admin.POST('/admin/orders/{id}', { params, body })))
      const before = order ? `Version ${order.version} of order ${order.display_id} was ${statesOf(order)}. ` : ''
      const due = change.paid_amount === undefined ? '' : ` ${amount(data.amount_due, data.currency_code)} is due.`
      return { data, text: `${before}Order ${data.display_id} is ${statesOf(data)}.${due}` }
    },
  },
  {
    name: 'orders mark-parcel',
    summary: 'Mark a parcel as handed over to its carrier, or as delivered',
    args: [orderArgument, parcelArgument],
    options: { state: choice(parcelStates, 'how far it has come'), version },
    examples: ['orders mark-parcel 1042 1 --state delivered'],
    async run({ args: [id = '', parcel = ''], store, text, count }) {
      const state = oneOf(parcelStates, 'state', text('state'))
      if (state === undefined) throw new Error(`Add ${parcelStates.map((each) => `--state ${each}`).join(' or ')}.`)
      const { admin } = await store()
      const order = await unwrap(admin.GET('/admin/orders/{id}', { params: { path: { id } } }))
      const shipment_id = parcelIdOf(order, parcel)
      const body = { state, version: count('version') ?? order.version }
      const data = flat(
        await unwrap(
          admin.POST('/admin/orders/{id}/shipments/{shipment_id}', { params: { path: { id, shipment_id } }, body }),
        ),
      )
      return { data, text: `Order ${data.display_id} is ${statesOf(data)}.` }
    },
  },
  {
    name: 'orders close-rest',
    summary: 'Close and refund all pieces that will not be shipped; e-mails the customer',
    args: [orderArgument],
    options: {
      reason: { type: 'string', value: '<text>', summary: 'reason, shown to the customer' },
      'no-refund': { type: 'boolean', summary: 'do not refund them' },
      version,
    },
    examples: ['orders close-rest 1042 --reason "The supplier has discontinued it."'],
    async run({ args: [id = ''], store, text, count, is }) {
      const reason = text('reason')
      if (reason === undefined) throw new Error('Add --reason; the customer reads it.')
      const { admin } = await store()
      const params = { path: { id } }
      const currentVersion = async () => (await unwrap(admin.GET('/admin/orders/{id}', { params }))).version
      const body = { reason, refund: !is('no-refund'), version: count('version') ?? (await currentVersion()) }
      const data = flat(await unwrap(admin.POST('/admin/orders/{id}/close', { params, body })))
      const due = amount(data.amount_due, data.currency_code)
      return {
        data,
        text:
          `Order ${data.display_id} is ${statesOf(data)}: ` +
          `${data.shipped_pieces} of ${data.pieces} pieces shipped, ${due} due.`,
      }
    },
  },
]
