import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { orderStepValues } from '@skafferi/api/admin/values'
import type { Command } from '../command'
import { choice, limit, oneOf } from '../choices'
import { firstOf } from '../lists'
import { amount, listing } from '../table'
import { flat, lineIdOf, orderArgument, parcelArgument, parcelIdOf, statesOf, version } from './order-parts'

type ReadOrder = components['schemas']['AdminOrder']

const skuArgument = { name: 'sku', summary: 'SKU of the line' }

const pieces = { type: 'string', value: '<number>', summary: 'number of pieces' } as const

const reason = { type: 'string', value: '<text>', summary: 'reason, shown to the customer' } as const

/** Returns the command's result: the order and its states. */
function changed(order: ReadOrder) {
  const data = flat(order)
  return { data, text: `Order ${data.display_id} is ${statesOf(data)}.` }
}

/** @throws Error if the option is missing */
function required<Value>(value: Value | undefined, option: string): Value {
  if (value === undefined) throw new Error(`Add --${option}.`)
  return value
}

/** Commands for steps, missing pieces, notes and the ledger of orders. */
export const orderStepCommands: Command[] = [
  {
    name: 'orders undo',
    summary: 'Undo the last step of an order or of a parcel',
    args: [orderArgument],
    options: {
      step: choice(orderStepValues, 'the step'),
      parcel: { type: 'string', value: '<number>', summary: 'number of the parcel, from 1, or id' },
      version,
    },
    examples: ['orders undo 1042 --step packed', 'orders undo 1042 --step delivered --parcel 1'],
    async run({ args: [id = ''], store, text, count }) {
      const step = required(oneOf(orderStepValues, 'step', text('step')), 'step')
      const { admin } = await store()
      const params = { path: { id } }
      const order = await unwrap(admin.GET('/admin/orders/{id}', { params }))
      const parcel = text('parcel')
      const shipment = parcel === undefined ? {} : { shipment_id: parcelIdOf(order, parcel) }
      const body = { step, ...shipment, version: count('version') ?? order.version }
      return changed(await unwrap(admin.POST('/admin/orders/{id}/undo', { params, body })))
    },
  },
  {
    name: 'orders correct-parcel',
    summary: 'Correct the carrier or the tracking link of a parcel; e-mails the customer',
    args: [orderArgument, parcelArgument],
    options: {
      carrier: { type: 'string', value: '<name>', summary: 'the carrier' },
      'tracking-url': { type: 'string', value: '<https://…>', summary: 'the tracking URL' },
      version,
    },
    examples: ['orders correct-parcel 1042 1 --tracking-url https://www.dhl.com/track?id=1'],
    async run({ args: [id = '', parcel = ''], store, text, count }) {
      const [carrier, tracking_url] = [text('carrier'), text('tracking-url')]
      if (carrier === undefined && tracking_url === undefined) throw new Error('Add --carrier or --tracking-url.')
      const { admin } = await store()
      const order = await unwrap(admin.GET('/admin/orders/{id}', { params: { path: { id } } }))
      const body = {
        ...(carrier !== undefined && { carrier }),
        ...(tracking_url !== undefined && { tracking_url }),
        version: count('version') ?? order.version,
      }
      const params = { path: { id, shipment_id: parcelIdOf(order, parcel) } }
      return changed(await unwrap(admin.POST('/admin/orders/{id}/shipments/{shipment_id}', { params, body })))
    },
  },
  {
    name: 'orders backorder',
    summary: 'Let missing pieces of a line wait for stock; e-mails the customer',
    args: [orderArgument, skuArgument],
    options: {
      pieces,
      'available-from': { type: 'string', value: '<yyyy-mm-dd>', summary: 'first day of their dispatch' },
      version,
    },
    examples: ['orders backorder 1042 SAL-0120 --pieces 36 --available-from 2027-01-12'],
    async run({ args: [id = '', sku = ''], store, text, count }) {
      const quantity = required(count('pieces'), 'pieces')
      const day = text('available-from')
      const { admin } = await store()
      const params = { path: { id } }
      const order = await unwrap(admin.GET('/admin/orders/{id}', { params }))
      const body = {
        ...(day !== undefined && { available_from: day }),
        lines: [{ item_id: lineIdOf(order, sku), quantity }],
        version: count('version') ?? order.version,
      }
      return changed(await unwrap(admin.POST('/admin/orders/{id}/backorder', { params, body })))
    },
  },
  {
    name: 'orders replace',
    summary: 'Replace pieces of a line by another article at its current price; e-mails the customer',
    args: [orderArgument, skuArgument],
    options: {
      pieces,
      by: { type: 'string', value: '<sku>', summary: 'SKU of the other article' },
      reason,
      version,
    },
    examples: ['orders replace 1042 JAM-0450 --pieces 36 --by JAM-0451 --reason "The jam is sold out."'],
    async run({ args: [id = '', sku = ''], store, text, count }) {
      const [quantity, by] = [required(count('pieces'), 'pieces'), required(text('by'), 'by')]
      const why = required(text('reason'), 'reason')
      const { admin } = await store()
      const path = { id }
      const order = await unwrap(admin.GET('/admin/orders/{id}', { params: { path } }))
      const wanted = { item_id: lineIdOf(order, sku), quantity, sku: by }
      const { unit_price } = await unwrap(
        admin.GET('/admin/orders/{id}/replacement', { params: { path, query: wanted } }),
      )
      const body = { ...wanted, unit_price, reason: why, version: count('version') ?? order.version }
      return changed(await unwrap(admin.POST('/admin/orders/{id}/replacements', { params: { path }, body })))
    },
  },
  {
    name: 'orders note',
    summary: 'Write a note on an order for colleagues',
    args: [orderArgument, { name: 'text', summary: 'the note, at most 2,000 characters' }],
    examples: ['orders note 1042 "Call before delivery."'],
    async run({ args: [id = '', text = ''], store }) {
      const { admin } = await store()
      const { notes, order } = await unwrap(
        admin.POST('/admin/orders/{id}/notes', { params: { path: { id } }, body: { text } }),
      )
      return {
        data: notes[0],
        text: `The note on order ${order.display_id} is written. It has ${notes.length} in all.`,
      }
    },
  },
  {
    name: 'orders ledger-report',
    summary: 'List orders whose payment status and ledger differ; changes nothing',
    options: { limit },
    examples: ['orders ledger-report'],
    async run({ store, count }) {
      const { admin } = await store()
      const rows = await firstOf(
        count('limit'),
        async (part) => (await unwrap(admin.GET('/admin/orders/differences', { params: { query: part } }))).orders,
      )
      return listing(rows, 'All orders agree with their ledger.', {
        NUMBER: (row) => row.display_id,
        COMPANY: (row) => row.company_name,
        STATUS: (row) => row.payment_status,
        DIFFERENCE: (row) => row.kind,
        TOTAL: (row) => amount(row.total, row.currency_code),
        REFUNDED: (row) => amount(row.refunded_total, row.currency_code),
        PAID: (row) => amount(row.paid_total, row.currency_code),
      })
    },
  },
]
