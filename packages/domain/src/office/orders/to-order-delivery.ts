import type { components } from '@skafferi/api/admin'
import {
  formatCountry,
  toBillingAddressView,
  toPrintedAddressView,
  type PrintedAddressView,
} from '../../platform/format'
import type { Office } from '../office-context'
import type { OrderDeliveryView } from './orders.view'

type Schemas = components['schemas']
type Order = Schemas['Order']

/** An address by lines, with its country. */
function addressOf({ lines, countryCode }: PrintedAddressView, { locale }: Pick<Office, 'locale'>): string {
  return [...lines, formatCountry(countryCode, locale)].join('\n')
}

/** The billing address, with the buyer's legal name and numbers. */
function billedOf({ buyer, billing_address }: Order, office: Office): string {
  const head = [buyer?.name, buyer?.organisation_number, buyer?.vat_id].filter(Boolean)
  return [...head, addressOf(toBillingAddressView(billing_address, buyer?.name), office)].join('\n')
}

/** The addresses, references and wishes of an order. */
export function toOrderDelivery({ order, customer }: Schemas['AdminOrder'], office: Office): OrderDeliveryView {
  return {
    to: addressOf(toPrintedAddressView(order.shipping_address), office),
    billed: billedOf(order, office),
    phone: order.shipping_address.phone ?? customer.phone,
    reference: [order.po_number, order.customer_reference].filter(Boolean).join(' · ') || null,
    note: order.note,
    hours: order.reception_hours,
  }
}
