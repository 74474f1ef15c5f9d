import type { Shelf, ShelfPlace } from '@skafferi/api'
import { formatMoney, formatWeekday, toMinor } from '../../platform/format'
import type { PictureView } from '../../platform/shared-views'

/** Goods of articles that arrive by one day. */
export interface ArrivalView {
  /** Such as "Tue 1 Dec"; null if some of them have no promised day. */
  day: string | null
  pieces: number
  articles: readonly { variantId: string; title: string; picture: PictureView }[]
}

/** The order whose payment is due first. */
export interface DueOrderView {
  orderId: string
  /** The order number. */
  displayId: string
  /** Such as "Fri 4 Dec". */
  day: string
  /** With VAT, formatted. */
  amount: string
}

/** The first order for which the seller waits for the company. */
export interface ActionOrderView {
  orderId: string
  /** The order number. */
  displayId: string
}

/** Groups what is under way by the last day of each article. */
export function toArrivals(places: readonly ShelfPlace[], locale: string): ArrivalView[] {
  const underWay = places.flatMap((place) => (place.under_way ? [{ place, ...place.under_way }] : []))
  const days = [...new Set(underWay.map(({ arrives_on }) => arrives_on))]
  return days
    .toSorted((a, b) => (a === null ? 1 : b === null ? -1 : a.localeCompare(b)))
    .map((day) => {
      const goods = underWay.filter(({ arrives_on }) => arrives_on === day)
      return {
        day: day && formatWeekday(day, locale),
        pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
        articles: goods.map(({ place: { variant_id: variantId, product_title: title, stamp, thumbnail } }) => ({
          variantId,
          title,
          picture: { src: stamp ?? thumbnail, alt: title },
        })),
      }
    })
}

/** Returns the first order that requires action; null if there is none. */
export function toActionOrder({ requires_action: order }: Shelf): ActionOrderView | null {
  return order && { orderId: order.order_id, displayId: String(order.display_id) }
}

/** Returns the payment due first; null if nothing is due. */
export function toDueOrder({ next_due: due, currency_code: currency }: Shelf, locale: string): DueOrderView | null {
  return (
    due && {
      orderId: due.order_id,
      displayId: String(due.display_id),
      day: formatWeekday(due.due_date, locale),
      amount: formatMoney(toMinor(due.amount_due), currency, locale),
    }
  )
}
