import type { Cart, ShippingDate } from '@skafferi/api'
import { formatDateRange, formatMoney, formatRoundMoney, toMinor, type Minor } from '../../platform/format'
import { toDaysView, type TransitDaysView } from '../../platform/shared-views'
import { freeFrom, optionAt } from '../../rules/delivery/shipping'
import { shippingOptionsOf } from './cart.estimate'

/** A delivery option below or from the value of goods with free delivery. */
export interface DeliveryStepView {
  /** The carrier's or service's own name. */
  name: string
  /** Formatted; null if free. */
  price: string | null
  days: TransitDaysView
  /** When an order placed now would arrive, formatted; null if unknown. */
  dates: string | null
}

/** Delivery below and from the value of goods with free delivery. */
export interface DeliveryStepsView {
  below: DeliveryStepView
  from: DeliveryStepView
  /** True if the goods in the cart have free delivery. */
  reached: boolean
  /** The missing value of goods, formatted. */
  missing: string
  /** The value of goods from which delivery is free, formatted. */
  threshold: string
}

/** The goods and the options of a cart; options of a shipping date have days of arrival. */
interface Delivery extends Pick<Cart, 'item_total' | 'currency_code'> {
  shipping_options: readonly (Cart['shipping_options'][number] & Partial<ShippingDate['options'][number]>)[]
}

/** Returns the missing value of goods to free delivery, and its threshold; null if there is none. */
export function goodsToFreeDelivery(cart: Delivery): { missing: Minor; threshold: Minor } | null {
  const [options, goods] = [shippingOptionsOf(cart), toMinor(cart.item_total)]
  const threshold = freeFrom(options)
  if (threshold === null) return null
  // A seller may charge large orders again.
  const isCharged = goods >= threshold && optionAt(options, goods)?.amount !== 0
  return isCharged ? null : { missing: Math.max(0, threshold - goods), threshold }
}

/** Returns delivery below and from the threshold; null if none is free, or if there is none below. */
export function toDeliverySteps(cart: Delivery, locale: string): DeliveryStepsView | null {
  const goods = goodsToFreeDelivery(cart)
  if (goods === null) return null
  const { missing, threshold } = goods
  const options = shippingOptionsOf(cart)
  const [below, from] = [optionAt(options, threshold - 1), optionAt(options, threshold)]
  if (!below || !from) return null
  const toStep = ({ option, amount }: typeof below): DeliveryStepView => {
    const { name, days, start_date: start, end_date: end } = option
    return {
      name,
      price: amount === 0 ? null : formatRoundMoney(amount, cart.currency_code, locale),
      days: toDaysView(days, days.is_max_calendar),
      dates: start && end ? formatDateRange(start, end, locale) : null,
    }
  }
  return {
    below: toStep(below),
    from: toStep(from),
    reached: missing === 0,
    missing: formatMoney(missing, cart.currency_code, locale),
    threshold: formatRoundMoney(threshold, cart.currency_code, locale),
  }
}
