import { ApiError, type ErrorParams, type FieldFault } from '@skafferi/api'

/** Actions while shopping. The error catalogues have a text for each. */
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
  | 'save_references'
  | 'place_order'
  | 'load_profile'
  | 'load_company'
  | 'save_vat_id'
  | 'load_summary'
  | 'load_orders'
  | 'load_usual_articles'
  | 'load_shelf'
  | 'arrange_shelf'
  | 'bulk_update'
  | 'load_promo_codes'
  | 'apply_promo_code'
  | 'remove_promo_code'
  | 'toggle_wishlist'
  | 'set_stock_notice'
  | 'add_to_wishlist'

/** Further actions: accounts, orders, complaints, wishlist, reviews. */
export type AccountAction =
  | 'register'
  | 'request_access'
  | 'upload_license'
  | 'request_code'
  | 'verify_code'
  | 'choose_password'
  | 'file_complaint'
  | 'load_complaints'
  | 'upload_pictures'
  | 'load_wishlist'
  | 'remove_from_wishlist'
  | 'clear_wishlist'
  | 'save_note'
  | 'load_reviews'
  | 'submit_review'
  | 'send_message'
  | 'save_profile'
  | 'load_address_book'
  | 'store_address'
  | 'remove_address'
  | 'change_password'
  | 'load_sessions'
  | 'end_session'
  | 'end_other_sessions'

/** Actions of reordering. */
export type ReorderAction = 'load_reorder' | 'reorder'

/** Loading one order. Its screens have their texts. */
type OrderAction = 'load_order'

/** Actions with files for ordering. The screens with these files have their texts. */
export type OrderFormAction = 'read_order_form' | 'load_price_list'

/** Any action in the office. The page of the action names it in the error text. */
export type OfficeAction = 'office'

/** All actions that can be refused or fail. */
export type ProblemAction =
  | ShoppingAction
  | AccountAction
  | OrderAction
  | ReorderAction
  | OrderFormAction
  | OfficeAction

/**
 * A refused or failed action, with the values that its error text needs.
 * @typeParam Action the attempted action; a shopping action by default
 */
export interface Problem<Action extends ProblemAction = ShoppingAction> {
  /** The attempted action. */
  action: Action
  /**
   * The server's stable error code. `network` or `timeout` if the server did not respond, and `outcome_unknown` if the
   * page could not find out the result either.
   */
  code: string
  /** The server's message; null if it did not respond or the message is empty. */
  message: string | null
  /** What is wrong with each field, by its name; empty if no field is invalid. */
  fields: Record<string, FieldFault>
  /** The values in the server's message, for texts that replace it; undefined if it has none. */
  params?: ErrorParams
}

/**
 * True if the outcome is unknown: no response, a 5xx response, or the response to a repeated request was not stored.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'answer_not_stored')
}

/** Creates the error of an action whose outcome the page could not find out. It is safe to send the request again. */
export function outcomeUnknown(): ApiError {
  return new ApiError(0, { code: 'outcome_unknown', message: '' })
}

/** True if the store was not reached. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network'
}

/**
 * Creates a problem from the error of a request.
 * @throws errors other than `ApiError`: bugs are handled by the page's error boundary
 */
export function toProblem<Action extends ProblemAction>(action: Action, error: unknown): Problem<Action> {
  if (!(error instanceof ApiError)) throw error
  const hasAnswer = error.code !== 'network' && error.code !== 'timeout'
  return {
    action,
    code: error.code,
    message: (hasAnswer && error.message) || null,
    fields: { ...error.fields },
    params: error.params,
  }
}
