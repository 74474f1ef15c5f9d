import type { Cart, CartItem } from '@skafferi/api'
import { toDispatchView, type DispatchView, type PictureView } from '../../platform/shared-views'
import { formatCountry, formatMoney, formatNumber, toMinor } from '../../platform/format'
import { withoutSplitUnits } from '../../rules/catalogue/variant-name'
import { tiersIn } from '../../rules/pricing/pricing'

/** A line of the cart in the order review. */
export interface ReviewLineView {
  id: string
  /** The product's name. */
  title: string
  /** The variant; null if it has no name. */
  variant: string | null
  sku: string | null
  picture: PictureView
  /** Pieces, formatted. */
  quantity: string
  /** When its pieces ship; null if all ship now. */
  dispatch: DispatchView | null
  /** The age limit of the product in years; null if it has none. */
  ageLimit: number | null
  /** Net price of one piece at this quantity. */
  unitPrice: string
  /** True if the line has a bulk price. */
  hasBulkPrice: boolean
  /** Net, before discount and tax. */
  total: string
  /**
   * Name of the destination country if it cannot be delivered there by law; otherwise null, also without an address.
   */
  undeliverableTo: string | null
}

function toReviewLine(
  item: CartItem,
  { currency_code: currency, shipping_address: address }: Cart,
  locale: string,
): ReviewLineView {
  const money = (amount: number) => formatMoney(toMinor(amount), currency, locale)
  const [single] = tiersIn(currency, item.prices)
  return {
    id: item.id,
    title: item.product_title,
    variant: withoutSplitUnits(item.variant_title) || null,
    sku: item.variant_sku,
    picture: { src: item.thumbnail, alt: item.product_title },
    quantity: formatNumber(item.quantity, locale),
    dispatch: toDispatchView(item.quantity, item.backorder, locale),
    ageLimit: item.age_limit,
    unitPrice: money(item.unit_price),
    hasBulkPrice: single !== undefined && toMinor(item.unit_price) < single.amount,
    total: money(item.subtotal),
    undeliverableTo: item.deliverable || !address ? null : formatCountry(address.country_code, locale),
  }
}

/** The lines of a cart, in the order they were added. */
export function toReviewLines(cart: Cart, locale: string): ReviewLineView[] {
  return cart.items.map((item) => toReviewLine(item, cart, locale))
}
