import type { components } from '@skafferi/api/admin'

type ReadOrder = components['schemas']['AdminOrder']

/** The argument that names an order. */
export const orderArgument = { name: 'order', summary: 'number or id' }

/** The argument that names a parcel. */
export const parcelArgument = { name: 'parcel', summary: 'number in the order, from 1, or id' }

/** The option that names the version of an order. */
export const version = {
  type: 'string',
  value: '<number>',
  summary: 'refuse if the order has another version; by default the current one',
} as const

/** Flattens an order for display. */
export const flat = ({ order, ...rest }: ReadOrder) => ({ ...order, ...rest })

/** Formats the three states of an order. */
export const statesOf = ({ status, fulfillment_status, payment_status }: ReturnType<typeof flat>) =>
  `${status}, goods ${fulfillment_status}, payment ${payment_status}`

/** Returns the id of a parcel of an order. @throws Error if the order has no such parcel */
export function parcelIdOf({ order, parcels }: ReadOrder, parcel: string): string {
  const found = parcels.find((known, index) => known.id === parcel || String(index + 1) === parcel)
  if (!found) throw new Error(`Order ${order.display_id} has ${parcels.length} parcels, but no parcel ${parcel}.`)
  return found.id
}

/** Returns the id of the line with a SKU. @throws Error if the order has no such line */
export function lineIdOf({ order }: ReadOrder, sku: string): string {
  const found = order.items.find((item) => item.variant_sku === sku || item.id === sku)
  if (!found) throw new Error(`Order ${order.display_id} has no line with the SKU ${sku}.`)
  return found.id
}
