import type { AccountAction } from '../../commerce/account-problem-text'
import type { CountryCode } from '../../commerce/country'
import type { Load } from '../../commerce/load'
import type { OrderItem } from '../../commerce/order-items'
import type { TotalsView } from '../../commerce/order-totals'
import type { Shipment } from '../../commerce/shipment-list'

/** An order with everything in it, ready to show. */
export interface OrderView {
  /** The number people say on the phone. */
  displayId: string
  /** The first product's name. */
  title: string
  /** That product's picture; without an address the outline of a pack stands in its place. */
  picture: { src: string | null; alt: string }
  /** The day it was placed, as shown. */
  date: string
  /** Its status as the store names it. */
  status: string
  items: readonly OrderItem[]
  totals: TotalsView
  /** Parcels that left, first sent first; empty before. */
  shipments: readonly Shipment[]
  /** Where it goes, as it stands on a parcel; without the country's name. */
  address: { lines: readonly string[]; countryCode: CountryCode }
}

/** An order that has to be fetched first. */
export type OrderLoad = Load<OrderView, AccountAction>
