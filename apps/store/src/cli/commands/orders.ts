import type { components } from '@skafferi/api'
import type { Command } from '../command'
import { choice, limit, oneOf } from '../choices'
import { amount, facts, listing, moment } from '../table'

type Schemas = components['schemas']

const orderStatuses: readonly Schemas['OrderStatus'][] = ['pending', 'shipping', 'delivered', 'completed', 'canceled', 'requires_action']
const fulfillmentStatuses: readonly Schemas['FulfillmentStatus'][] = ['not_fulfilled', 'fulfilled', 'shipped', 'delivered']
const paymentStatuses: readonly Schemas['PaymentStatus'][] = ['awaiting', 'authorized', 'captured', 'refunded']

const which = { name: 'order', summary: 'its number or id' }

/** Orders of all companies. */
export const orderCommands: Command[] = [
  {
    name: 'orders list',
    summary: 'Orders, newest first',
    options: {
      status: choice(orderStatuses, 'only those'),
      q: { type: 'string', value: '<text>', summary: 'only those with this in number, company, e-mail, product, PO number or reference' },
      limit,
    },
    examples: ['orders list', 'orders list --status pending --limit 10'],
    async run({ ask, text, count }) {
      const status = oneOf(orderStatuses, 'status', text('status'))
      return listing(await ask('orders list', { status, q: text('q'), limit: count('limit') }), 'No orders.', {
        NUMBER: (row) => row.display_id,
        PLACED: (row) => moment(row.created_at),
        COMPANY: (row) => row.company_name,
        STATUS: (row) => row.status,
        GOODS: (row) => row.fulfillment_status,
        PAYMENT: (row) => row.payment_status,
        TOTAL: (row) => amount(row.total, row.currency_code),
      })
    },
  },
  {
    name: 'orders show',
    summary: 'One order with its lines and what happened to it',
    args: [which],
    examples: ['orders show 1042'],
    async run({ args: [id = ''], ask }) {
      const data = await ask('orders show', id)
      return { data, text: facts({ ...data, created_at: moment(data.created_at) }) }
    },
  },
  {
    name: 'orders set-status',
    summary: 'Move an order on; shipping it sends the customer an e-mail',
    args: [which],
    options: {
      order: choice(orderStatuses, 'the order as a whole'),
      fulfillment: choice(fulfillmentStatuses, 'its goods'),
      payment: choice(paymentStatuses, 'its invoice'),
      carrier: { type: 'string', value: '<name>', summary: 'who carries the parcel' },
      'tracking-url': { type: 'string', value: '<https://…>', summary: 'where the parcel can be followed' },
    },
    examples: [
      'orders set-status 1042 --fulfillment shipped --carrier DHL --tracking-url https://www.dhl.com/track?id=1',
      'orders set-status 1042 --order delivered --fulfillment delivered --payment captured',
    ],
    async run({ args: [id = ''], ask, text }) {
      const data = await ask('orders set-status', id, {
        status: oneOf(orderStatuses, 'order', text('order')),
        fulfillmentStatus: oneOf(fulfillmentStatuses, 'fulfillment', text('fulfillment')),
        paymentStatus: oneOf(paymentStatuses, 'payment', text('payment')),
        carrier: text('carrier'),
        trackingUrl: text('tracking-url'),
      })
      const states = `${data.status}, goods ${data.fulfillment_status}, payment ${data.payment_status}`
      return { data, text: `Order ${data.display_id} is ${states}.` }
    },
  },
]
