/** One order, ready to show. */
export interface OrderRow {
  id: string
  /** The number people say on the phone. */
  displayId: string
  /** The first product's name. */
  title: string
  /** How many lines there are besides the first. */
  moreItems: number
  /** The first product's picture; without an address the outline of a pack stands in its place. */
  picture: { src: string | null; alt: string }
  /** The day it was placed, as shown. */
  date: string
  /** How many lines it has, each one product. */
  productCount: number
  /** Status of the order as the store names it. */
  status: string
  /** Status of its fulfilment as the store names it. */
  fulfillment: string
  /** Status of its payment as the store names it. */
  payment: string
}
