import type { AddressCardProps } from '../../commerce/address-card'
import type { AddressValues } from '../../commerce/address-fields'
import type { DeliveryView, ShippingOptionView } from '../../commerce/delivery-information'
import type { TotalsView } from '../../commerce/order-totals'

/** An address, ready to show and to edit. */
export interface AddressView extends Pick<AddressCardProps, 'lines' | 'countryCode'> {
  values: AddressValues
}

/** What is about to be ordered, ready to show. */
export interface CheckoutView {
  /** The cart that is being ordered. */
  cartId: string | null
  /** When it would arrive; `null` until the store has said. */
  delivery: DeliveryView | null
  /** How it would be delivered; `null` where the cart is empty. */
  shippingOption: ShippingOptionView | null
  shippingAddress: AddressView | null
  billingAddress: AddressView | null
  /** The invoice goes where the goods go; left out where nobody compares. */
  billingIsDelivery?: boolean
  /** The customer's e-mail address; `null` where it could not be found, empty until it is known. */
  email: string | null
  /** Pictures of the first lines; none where the cart is empty. */
  pictures: readonly { src: string | null; alt: string }[]
  /** Pictures of the other lines, each named as its product is. */
  morePictures: readonly { src: string | null; alt: string }[]
  totals: TotalsView
  /** Which address the order still needs; `null` when it has both. */
  missing: 'both' | 'delivery' | 'billing' | null
}
