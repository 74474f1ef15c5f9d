import { ApiError } from '@skafferi/api'

/** What was attempted between shelf and order; each has its text in the error catalogues. */
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

/** What was attempted beside that way: accounts, what follows an order, what customers say. */
export type AccountAction =
  | 'register'
  | 'request_access'
  | 'upload_license'
  | 'request_code'
  | 'verify_code'
  | 'choose_password'
  | 'load_order'
  | 'file_complaint'
  | 'upload_pictures'
  | 'load_wishlist'
  | 'remove_from_wishlist'
  | 'clear_wishlist'
  | 'load_reviews'
  | 'submit_review'
  | 'send_message'

/** Everything that can be refused or fail. */
export type ProblemAction = ShoppingAction | AccountAction

/**
 * A refused or failed action, ready to be put into words.
 * @typeParam Action what was tried; one of the way from shelf to order unless told
 */
export interface Problem<Action extends ProblemAction = ShoppingAction> {
  action: Action
  /** The server's permanent code; `network` or `timeout` where no answer came. */
  code: string
  /** The server's own text; null where no answer came or it said nothing. */
  message: string | null
  /** Field name to what is wrong with it. */
  fields: Record<string, string>
}

/** Whether nobody knows what the store did: no answer came, or something on the way broke. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/**
 * Makes a problem of what a call rejected with.
 * @throws the error itself where it is no refusal: a fault in the program belongs to the page's boundary
 */
export function toProblem<Action extends ProblemAction>(action: Action, error: unknown): Problem<Action> {
  if (!(error instanceof ApiError)) throw error
  const answered = error.code !== 'network' && error.code !== 'timeout'
  return {
    action,
    code: error.code,
    message: (answered && error.message) || null,
    fields: { ...error.fields },
  }
}
