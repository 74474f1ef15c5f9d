import { ApiError, type ErrorParams } from '@skafferi/api'

/** What was attempted while shopping; each has its text in the error catalogues. */
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
  | 'bulk_update'
  | 'load_promo_codes'
  | 'apply_promo_code'
  | 'remove_promo_code'
  | 'toggle_wishlist'
  | 'add_to_wishlist'

/** What else was attempted: accounts, orders, complaints, wishlist, reviews. */
export type AccountAction =
  | 'register'
  | 'request_access'
  | 'upload_license'
  | 'request_code'
  | 'verify_code'
  | 'choose_password'
  | 'load_order'
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

/** What was attempted to order something again. */
export type ReorderAction = 'load_reorder' | 'reorder'

/** Whatever is attempted by those who run the shop: what it was, the page says on which it was tried. */
export type OfficeAction = 'office'

/** Everything that can be refused or fail. */
export type ProblemAction = ShoppingAction | AccountAction | ReorderAction | OfficeAction

/**
 * A refused or failed action, ready to be put into words.
 * @typeParam Action what was tried; a shopping action by default
 */
export interface Problem<Action extends ProblemAction = ShoppingAction> {
  /** What was tried. */
  action: Action
  /**
   * The server's permanent code; `network` or `timeout` where no answer came, and `outcome_unknown` where the page could not find
   * out what has become of it either. Too little stock for what was to be bought is `insufficient_inventory`, whether the
   * server said so by code or in words.
   */
  code: string
  /** The server's own text; null where no answer came or it said nothing. */
  message: string | null
  /** Field name to what is wrong with it, in the server's words; empty where no field is to blame. */
  fields: Record<string, string>
  /** The values that the server's text names, to say it in other words; left out where it names none. */
  params?: ErrorParams
}

/** Whether the outcome is unknown: no answer came, the store failed, or it carried the request out and has no answer to it any more. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'answer_not_stored')
}

/** What an action rejects with whose outcome the page could not find out: sent again it is carried out once all the same. */
export function outcomeUnknown(): ApiError {
  return new ApiError(0, { code: 'outcome_unknown', message: '' })
}

/** Whether the store was not reached at all. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network'
}

/** What is refused where there is too little stock. */
const purchases: readonly ProblemAction[] = ['add_to_cart', 'buy_now', 'update_quantity']

/** Words about stock or inventory mean too little of it (Specification (shopping) §8, add to cart). */
function codeOf(action: ProblemAction, { code, message }: Pick<ApiError, 'code' | 'message'>): string {
  return purchases.includes(action) && /inventory|stock/i.test(message) ? 'insufficient_inventory' : code
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
    code: answered ? codeOf(action, error) : error.code,
    message: (answered && error.message) || null,
    fields: { ...error.fields },
    params: error.params,
  }
}
