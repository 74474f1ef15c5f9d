import { unwrap, type Order } from '@skafferi/api'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { toMinor } from '@skafferi/domain/rules/pricing/money'
import { outbox } from '../../../platform/db/schema'
import { contract } from '../../../platform/http/contract'
import { formatCount, formatDate, formatDay, formatDays, formatMoney } from '../../../platform/mail/format'
import { addBuyer } from '../../../testing/buyers'
import { fillCart } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'

const shop = await shopOfFile()
let order: Order
let text: string

const money = (amount: number) => formatMoney(toMinor(amount), order.currency_code, 'en-GB')
const item = () => order.items[0]!

/** How each field is displayed in the confirmation. */
const displayed: Record<string, Record<string, () => string>> = {
  Order: {
    id: () => `/profile/order/${order.id}`,
    display_id: () => `Order number:    ${order.display_id}`,
    created_at: () => formatDate(new Date(order.created_at), shop.context.timeZone, 'en-GB'),
    placed_by: () => `Placed by:       ${order.placed_by!.name}`,
    currency_code: () => '€',
    items: () => `${item().quantity} × ${item().product_title}`,
    item_subtotal: () => `Item total:       ${money(order.item_subtotal)}`,
    discount_total: () => `-${money(order.discount_total)}`,
    shipping_total: () => money(order.shipping_total),
    tax_total: () => `VAT 6% on ${money(order.tax!.rates[0]!.net)}: ${money(order.tax_total)}`,
    tax: () => 'VAT of Sweden, as the goods are delivered there.',
    total: () => money(order.total),
    delivery: () => `Expected:        ${formatDays(order.delivery!.start_date, order.delivery!.end_date, 'en-GB')}`,
    shipping_option_name: () => order.shipping_option_name!,
    payment: () =>
      `Payment:         Invoice, 60 days from the order, due ${formatDay(order.payment!.due_date, 'en-GB')}`,
    po_number: () => `Purchase order:  ${order.po_number}`,
    customer_reference: () => `Reference:       ${order.customer_reference}`,
    note: () => `Your note:\n\n  ${order.note}`,
    buyer: () => `Billed to:       ${order.buyer!.name}`,
    reception_hours: () => `Receiving hours: ${order.reception_hours}`,
  },
  OrderItem: {
    product_title: () => item().product_title,
    variant_title: () => item().variant_title,
    variant_sku: () => item().variant_sku!,
    quantity: () => `${formatCount(item().quantity, 'en-GB')} ×`,
    subtotal: () => money(item().subtotal),
  },
}

/** Fields that the confirmation omits, with the reason. */
const omitted: Record<string, Record<string, readonly string[]>> = {
  Order: {
    'the same for every new order': [
      'status',
      'fulfillment_status',
      'shipment_state',
      'shipped_pieces',
      'payment_status',
      'refunded_total',
      'shipments',
      'refunds',
    ],
    'whom the e-mail goes to': ['email'],
    'the sum of its lines': ['pieces'],
    'all of the total': ['amount_due'],
    'on the page that the button opens': ['shipping_address', 'billing_address'],
    'what they take off stands in the totals': ['promotions'],
    'told once it has left, by that e-mail': ['tax_fixed', 'placed_tax_total'],
  },
  OrderItem: {
    'names for programs': ['id', 'product_id', 'variant_id'],
    'e-mails load nothing': ['thumbnail'],
    'the totals say it for the whole order': ['discount_total', 'tax_total', 'total'],
    'follows from quantity and subtotal': ['unit_price'],
    'the same for every new order': ['status', 'shipped_quantity', 'closed_quantity', 'replaces_id'],
    'shown for articles on backorder; see availability.test.ts': ['backorder'],
    'shown where the buyer decides: product page, cart and checkout': ['age_limit'],
  },
}

beforeAll(async () => {
  const buyer = await addBuyer(shop)
  const { client } = buyer
  await fillCart(buyer, 2)
  await unwrap(client.POST('/store/cart/promocode/add', { body: { promo_codes: ['WELCOME10'] } }))
  const body = {
    po_number: 'PO-4711',
    customer_reference: 'Anna',
    note: 'Please ring.',
    reception_hours: 'Before noon',
  }
  await unwrap(client.POST('/store/cart/references', { body }))
  const { order_id: id } = await unwrap(client.POST('/store/cart/complete', { body: {} }))
  order = (await unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))).order
  const isConfirmation = and(eq(outbox.subjectId, id), eq(outbox.kind, 'order_confirmation'))
  const [mail] = await shop.database.db.select().from(outbox).where(isConfirmation)
  text = mail!.text
})

describe.each(['Order', 'OrderItem'])('the confirmation of an order: %s', (name) => {
  const fields = Object.keys(contract.components.schemas[name]!.properties!)

  it('shows every field of the contract, or omits it for a listed reason', () => {
    const known = [...Object.keys(displayed[name]!), ...Object.values(omitted[name]!).flat()]
    const advice = fields
      .filter((field) => !known.includes(field))
      .map(
        (field) =>
          `${name}.${field}: show it in apps/store/src/platform/mail/templates/orders.ts, or list it in this test with the reason.`,
      )
    expect(advice).toEqual([])
    expect(known.filter((field) => !fields.includes(field))).toEqual([])
  })

  it.each(Object.keys(displayed[name]!))('shows %s', (field) => {
    expect(text).toContain(displayed[name]![field]!())
  })
})
