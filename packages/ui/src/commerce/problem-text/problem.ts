/** What the buyer was doing, between shelf and order, when it was refused or failed. */
export type ShoppingAction =
  | 'sign_in'
  | 'load_products'
  | 'load_product'
  | 'add_to_cart'
  | 'buy_now'
  | 'load_cart'
  | 'update_quantity'
  | 'remove_item'
  | 'proceed'
  | 'load_checkout'
  | 'save_shipping_address'
  | 'save_billing_address'
  | 'place_order'
  | 'load_profile'
  | 'load_summary'
  | 'load_orders'
  | 'bulk_update'
  | 'load_promo_codes'
  | 'apply_promo_code'
  | 'remove_promo_code'
  | 'toggle_wishlist'
  | 'add_to_wishlist'

/**
 * A refused or failed action, before it is put into words.
 *
 * @typeParam Action what may have been tried; a step between shelf and order unless told.
 */
export interface Problem<Action extends string = ShoppingAction> {
  /** What was tried. */
  action: Action
  /** The server's permanent code of the refusal; `network` or `timeout` where no answer came. */
  code: string
  /** The server's own words; `null` where no answer came. */
  message: string | null
  /** Field name to what is wrong with it, in the server's words; empty where no field is to blame. */
  fields: Record<string, string>
}

/**
 * Whether the server refused for want of stock: by its code, or by words about stock or inventory
 * (Specification (shopping), error catalogue, add to cart).
 */
export function isShortage({ code, message }: Problem<string>): boolean {
  return code === 'insufficient_inventory' || /inventory|stock/i.test(message ?? '')
}

/** Whether no answer came at all, so that nothing is known about what the server did. */
export function isTransportFailure({ code }: Problem<string>): boolean {
  return code === 'network' || code === 'timeout'
}

/** Whether what was looked for is not there, so that trying again would change nothing. */
export function isNotFound({ code }: Problem<string>): boolean {
  return /(^|_)not_found$/.test(code)
}
